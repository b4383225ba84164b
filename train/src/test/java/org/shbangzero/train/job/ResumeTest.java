package org.shbangzero.train.job;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.shbangzero.core.InputException;

class ResumeTest {
    private static final SmallSettings SETTINGS = SmallSettings.of();

    @TempDir(factory = MemoryFolder.class)
    Path temporary;

    private TestRun complete(String name) throws Exception {
        TestRun run = new TestRun(temporary.resolve(name));
        run.start(false, Faults.NEVER, SETTINGS);
        return run;
    }

    @Test
    void killedAnywhereAndResumedEqualsUninterrupted() throws Exception {
        SmallSettings settings = SmallSettings.of("iterations=2");
        TestRun whole = new TestRun(temporary.resolve("whole"));
        whole.start(false, Faults.NEVER, settings);
        int points = 0;
        while (true) {
            TestRun killed = new TestRun(temporary.resolve("killed-" + points));
            try {
                killed.start(false, points, settings);
                break;
            } catch (Faults.Killed e) {
                points++;
            }
            killed.start(true, Faults.NEVER, settings);
            assertThat(killed.content()).as("killed at point %d", points - 1).isEqualTo(whole.content());
        }
        assertThat(points).isGreaterThan(60);
    }

    @Test
    void killedAgainAndAgainEqualsUninterrupted() throws Exception {
        TestRun whole = complete("whole");
        TestRun killed = new TestRun(temporary.resolve("killed"));
        boolean resume = false;
        int kills = 0;
        while (true) {
            try {
                killed.start(resume, 9 + kills % 5, SETTINGS);
                break;
            } catch (Faults.Killed e) {
                resume = true;
                kills++;
            }
        }
        assertThat(kills).isGreaterThan(5);
        assertThat(killed.content()).isEqualTo(whole.content());
    }

    @Test
    void damagedShardIsSetAsideAndPlayedAgain() throws Exception {
        TestRun whole = complete("whole");
        TestRun run = complete("run");
        Path shard = run.folder.shard(1, 1);
        String before = Files.readString(shard);
        Files.writeString(shard, "damaged");
        Files.delete(run.folder.shard(2, 0));

        String text = run.start(true, Faults.NEVER, SETTINGS);

        assertThat(text).contains("iter-000001-shard-001.parquet: damaged; its games are played again; moved to");
        assertThat(text).contains("iter-000002-shard-000.parquet: missing; its games are played again");
        assertThat(shard).hasContent(before);
        assertThat(run.folder.setAside().resolve("replay/iter-000001-shard-001.parquet"))
                .hasContent("damaged");
        assertThat(run.content()).isEqualTo(whole.content());
    }

    @Test
    void damagedNewestCheckpointIsTrainedAgain() throws Exception {
        TestRun whole = complete("whole");
        TestRun run = complete("run");
        Files.writeString(run.folder.checkpoint(3).resolve("model.onnx"), "damaged");

        run.start(true, Faults.NEVER, SETTINGS);

        assertThat(run.folder.setAside().resolve("checkpoints/000003/model.onnx"))
                .hasContent("damaged");
        assertThat(run.content()).isEqualTo(whole.content());
    }

    @Test
    void damagedUntrainedCheckpointStopsTheRun() throws Exception {
        TestRun run = complete("run");
        Files.writeString(run.folder.checkpoint(0).resolve("model.onnx"), "damaged");

        assertThatThrownBy(() -> run.start(true, Faults.NEVER, SETTINGS))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("000000 is damaged, and the run needs it and cannot make it again");
    }

    @Test
    void whatTheManifestDoesNotListIsSetAside() throws Exception {
        TestRun run = complete("run");
        Files.createDirectories(run.folder.checkpoint(4));
        Files.writeString(run.folder.checkpoint(4).resolve("model.zip"), "unlisted");
        Files.writeString(run.folder.shard(4, 0), "unlisted");
        Files.writeString(run.folder.replay().resolve(".iter-000004-shard-001.parquet.tmp"), "half");
        Files.writeString(run.folder.root().resolve("notes.txt"), "mine");

        String text = run.start(true, Faults.NEVER, SETTINGS);

        assertThat(text)
                .contains("000004: not in the manifest")
                .contains("iter-000004-shard-000.parquet: not in the manifest")
                .contains(".iter-000004-shard-001.parquet.tmp: half-written; moved to");
        assertThat(run.folder.setAside().resolve("checkpoints/000004/model.zip"))
                .hasContent("unlisted");
        assertThat(run.folder.root().resolve("notes.txt")).hasContent("mine");
        assertThat(run.folder.checkpoint(4)).doesNotExist();
    }

    @Test
    void severalDamagedNewestCheckpointsAreTrainedAgain() throws Exception {
        TestRun whole = complete("whole");
        TestRun run = complete("run");
        Files.writeString(run.folder.checkpoint(3).resolve("model.onnx"), "damaged");
        Files.delete(run.folder.checkpoint(2).resolve("model.zip"));

        String text = run.start(true, Faults.NEVER, SETTINGS);

        assertThat(text).contains("000002: damaged; it is trained again", "000003: damaged; it is trained again");
        assertThat(run.content()).isEqualTo(whole.content());
    }

    @Test
    void damagedOlderCheckpointIsNotNeeded() throws Exception {
        TestRun run = complete("run");
        Files.writeString(run.folder.checkpoint(1).resolve("model.onnx"), "damaged");

        assertThat(run.start(true, Faults.NEVER, SETTINGS))
                .contains("000001: damaged; it is no longer needed; moved to");
        assertThat(run.start(true, Faults.NEVER, SETTINGS)).contains("000001: missing; it is no longer needed");
    }

    @Test
    void aPlayerThatIsNeededForLostGamesStopsTheRunBeforeAnythingIsMoved() throws Exception {
        TestRun run = complete("run");
        Files.writeString(run.folder.checkpoint(1).resolve("model.onnx"), "damaged");
        Files.writeString(run.folder.shard(2, 0), "damaged");
        Map<String, String> before = run.content();

        assertThatThrownBy(() -> run.start(true, Faults.NEVER, SETTINGS))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("000001 is damaged, and the run needs it");
        assertThat(run.content()).isEqualTo(before);
        assertThat(run.folder.setAside()).doesNotExist();
    }
}
