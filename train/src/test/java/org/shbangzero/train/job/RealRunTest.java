package org.shbangzero.train.job;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.shbangzero.core.Games;
import org.shbangzero.core.InputException;
import org.shbangzero.selfplay.config.ConfigReader;
import org.shbangzero.train.TinyConfig;
import org.shbangzero.train.network.NetworkLayout;
import org.shbangzero.train.network.NetworkTrainer;
import org.shbangzero.train.trainer.TrainingSettings;

/** Runs with real games, networks and matches, as small as can be. */
class RealRunTest {
    private static final JobSettings SETTINGS =
            ConfigReader.parse(TinyConfig.of("chess"), "test", List.of(), JobSettings.class);

    @TempDir
    Path temporary;

    private RunFolder run(String name) {
        return new RunFolder(temporary.resolve(name));
    }

    private static void train(RunFolder folder, boolean resume, JobConsole console) throws InterruptedException {
        new Training(SETTINGS, folder, console).run(resume, "shbang train test.yaml --resume");
    }

    /** Interrupts the job's thread at the n-th report of progress, as a signal does. */
    private static final class Interrupting implements JobConsole {
        private final Thread job = Thread.currentThread();
        private final String phase;
        private final AtomicInteger countdown = new AtomicInteger(1);

        Interrupting(String phase) {
            this.phase = phase;
        }

        @Override
        public void result(String line) {}

        @Override
        public void note(String line) {}

        @Override
        public Phase phase(String what, String unit) {
            boolean wanted = what.contains(phase);
            return new Phase() {
                @Override
                public void onProgress(long done, long total) {
                    if (wanted && done > 0 && countdown.getAndDecrement() == 1) {
                        job.interrupt();
                    }
                }

                @Override
                public void close() {}
            };
        }
    }

    private static boolean interrupted(RunFolder folder, boolean resume, String phase) {
        try {
            train(folder, resume, new Interrupting(phase));
            return false;
        } catch (InterruptedException e) {
            return true;
        }
    }

    @Test
    void interruptedInEachPhaseAndResumedEqualsUninterrupted() throws Exception {
        RunFolder whole = run("whole");
        train(whole, false, new Faults(Faults.NEVER));

        RunFolder broken = run("broken");
        assertThat(interrupted(broken, false, "iteration 1: self-play")).isTrue();
        assertThat(interrupted(broken, true, "iteration 1: training")).isTrue();
        assertThat(interrupted(broken, true, "000002 against random")).isTrue();
        train(broken, true, new Faults(Faults.NEVER));

        assertThat(broken.manifest()).hasSameTextualContentAs(whole.manifest());
        for (String part : List.of("checkpoints", "replay", "games", "eval")) {
            assertSameFiles(whole.root().resolve(part), broken.root().resolve(part));
        }
    }

    @Test
    void aStepThatIsNotFiniteStopsTheRunWithItsBatchSaved() throws Exception {
        RunFolder run = run("diverging");
        Path start = run.root().resolve("checkpoints/000000");

        assertThatThrownBy(() -> train(run, false, new Overflowing(start.resolve("model.zip"))))
                .isInstanceOf(InputException.class)
                .hasMessageContainingAll(
                        "failed-batch-step-", ".npz", "the last good checkpoint is " + start, "start a new run");
        assertThat(run.root()).isDirectoryContaining("glob:**/failed-batch-step-*.npz");
        assertThat(run.root().resolve("checkpoints")).isDirectoryNotContaining("glob:**/000001");
    }

    /** When training begins, makes the weights so large that the next step cannot be computed. */
    private record Overflowing(Path model) implements JobConsole {
        @Override
        public void result(String line) {}

        @Override
        public void note(String line) {}

        @Override
        public Phase phase(String what, String unit) {
            if (what.contains("training")) {
                overflow();
            }
            return new Faults(Faults.NEVER).phase(what, unit);
        }

        private void overflow() {
            TrainingSettings training = SETTINGS.training();
            NetworkLayout layout = NetworkLayout.of(Games.byId(SETTINGS.game()));
            try (NetworkTrainer trainer = NetworkTrainer.load(
                    model, layout, training.optimizer(), training.valueLossWeight(), training.replicas())) {
                trainer.network().graph().params().assign(1e38f);
                trainer.save(model);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /** The tables of match games say how long each move took. */
    private static boolean hasTimes(Path file) {
        return file.getParent().endsWith("games") && file.toString().endsWith(".parquet");
    }

    private static void assertSameFiles(Path expected, Path found) throws Exception {
        try (Stream<Path> files = Files.walk(expected)) {
            for (Path file :
                    (Iterable<Path>) files.filter(Files::isRegularFile).filter(file -> !hasTimes(file))::iterator) {
                assertThat(found.resolve(expected.relativize(file))).hasSameBinaryContentAs(file);
            }
        }
        try (Stream<Path> a = Files.walk(expected);
                Stream<Path> b = Files.walk(found)) {
            assertThat(b.count()).isEqualTo(a.count());
        }
    }
}
