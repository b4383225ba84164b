package org.shbangzero.train.job;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.shbangzero.core.InputException;

class RunOpeningTest {
    @TempDir(factory = MemoryFolder.class)
    Path temporary;

    private TestRun run() {
        return new TestRun(temporary.resolve("run"));
    }

    private void refused(boolean resume, SmallSettings settings, String message) {
        assertThatThrownBy(() -> run().start(resume, Faults.NEVER, settings))
                .isInstanceOf(InputException.class)
                .hasMessage(message.replace("RUN", temporary.resolve("run").toString()));
    }

    @Test
    void aFolderWithARunNeedsResume() throws Exception {
        run().start(false, Faults.NEVER, SmallSettings.of());

        refused(
                false,
                SmallSettings.of(),
                """
                RUN holds a run already; go on with it by
                  shbang train small.yaml --resume
                or choose another folder with --run""");
    }

    @Test
    void resumeNeedsARun() {
        refused(true, SmallSettings.of(), "there is no run in RUN to resume; start one without --resume");
        assertThat(temporary.resolve("run")).doesNotExist();
    }

    @Test
    void aRunInUseIsRefused() throws Exception {
        run().start(false, Faults.NEVER, SmallSettings.of());
        RunLock lock = RunLock.acquire(run().folder);
        try {
            refused(
                    true,
                    SmallSettings.of(),
                    "run RUN is in use by process " + ProcessHandle.current().pid()
                            + "; wait for it or stop it, or choose another folder with --run");
        } finally {
            lock.close();
        }
        run().start(true, Faults.NEVER, SmallSettings.of());
    }

    @Test
    void keysThatMustStayAreRefusedByName() throws Exception {
        run().start(false, Faults.NEVER, SmallSettings.of());
        Map<String, String> before = run().content();

        refused(
                true,
                SmallSettings.of("seed=2", "iterations=4"),
                """
                the config differs from the run's own, RUN/config.yaml, in what must stay the same while a run lasts:
                  seed: 1 -> 2
                put it back (options -o given at the start must be given again), or start a new run with another --run""");
        assertThat(run().content()).isEqualTo(before);
    }

    @Test
    void otherKeysMayChangeAndAreRecorded() throws Exception {
        run().start(false, Faults.NEVER, SmallSettings.of("iterations=1"));
        String oldMetrics = Files.readString(run().folder.metrics());

        String text = run().start(true, Faults.NEVER, SmallSettings.of("iterations=2", "evaluation.games=8"));

        assertThat(text).contains("changed since the last start: iterations: 1 -> 2");
        Manifest manifest = run().manifest();
        assertThat(manifest.resumes())
                .containsExactly(new Manifest.Resume(1, Map.of("iterations", "1 -> 2", "evaluation.games", "20 -> 8")));
        assertThat(manifest.completed()).isEqualTo(2);
        assertThat(Files.readString(run().folder.metrics()))
                .startsWith(oldMetrics)
                .hasSizeGreaterThan(oldMetrics.length());
        assertThat(Files.readString(run().folder.config())).contains("iterations: 2");
    }

    @Test
    void aFileIsNoRun() throws Exception {
        Files.writeString(temporary.resolve("run"), "mine");

        refused(false, SmallSettings.of(), "RUN is a file; name a folder with --run");
        assertThat(temporary.resolve("run")).hasContent("mine");
    }

    @Test
    void aFolderWithOtherFilesIsLeftAlone() throws Exception {
        Files.createDirectories(run().folder.replay());
        Files.writeString(run().folder.replay().resolve("mine.parquet"), "mine");
        String message = "RUN is not empty, and holds no run; name a new or an empty folder with --run";

        refused(false, SmallSettings.of(), message);
        Files.delete(run().folder.replay().resolve("mine.parquet"));
        Files.writeString(temporary.resolve("run").resolve("notes.txt"), "mine");
        refused(false, SmallSettings.of(), message);
        assertThat(run().folder.config()).doesNotExist();
    }

    @Test
    void whatAKillBeforeTheConfigLeftIsNoHindrance() throws Exception {
        Files.createDirectories(run().folder.replay());
        Files.createFile(run().folder.lock());
        Files.writeString(temporary.resolve("run").resolve(".config.yaml.tmp"), "game: ");

        run().start(false, Faults.NEVER, SmallSettings.of("iterations=1"));

        assertThat(run().manifest().completed()).isEqualTo(1);
    }

    @Test
    void aLostConfigIsWrittenAgainFromTheSameOne() throws Exception {
        run().start(false, Faults.NEVER, SmallSettings.of("iterations=1"));
        String before = Files.readString(run().folder.config());
        Files.writeString(run().folder.config(), before.replace("seed: 1", "seed: 3"));

        String text = run().start(true, Faults.NEVER, SmallSettings.of("iterations=1"));

        assertThat(text).contains("config.yaml: damaged; moved to", "written again from the config given");
        assertThat(run().folder.config()).hasContent(before);
        Files.delete(run().folder.config());
        refused(
                true,
                SmallSettings.of("seed=2"),
                "RUN/config.yaml: missing, and the config given is not the one that the run began with; give that one, with"
                        + " the same options -o, or start a new run with another --run");
    }
}
