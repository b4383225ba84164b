package org.shbangzero.train.trainer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.shbangzero.core.Games;
import org.shbangzero.core.InputException;
import org.shbangzero.selfplay.ProgressListener;
import org.shbangzero.selfplay.config.ConfigReader;
import org.shbangzero.selfplay.replay.ReplayBatch;
import org.shbangzero.train.network.NetworkSettings;

class TrainerTest {
    private static final NetworkSettings SHAPE = new NetworkSettings(1, 8, true, 0, 2, 8);

    @TempDir
    Path folder;

    private final TrainingSettings settings = ConfigReader.parse(
            "{batchSize: 16, warmupSteps: 2, learningRate: 0.01}", "test", List.of(), TrainingSettings.class);
    private ReplayBatch rows;

    @BeforeEach
    void readRows() throws IOException {
        rows = TestReplay.read(TestReplay.write(folder.resolve("rows.parquet"), 64, 3));
    }

    @Test
    void learnsAndReports() throws Exception {
        List<TrainingReport> intervals = new ArrayList<>();
        List<Long> progress = new ArrayList<>();
        try (Trainer trainer = untrained()) {
            TrainingReport all = trainer.train(
                    TestReplay.repeating(rows), 25, 10, intervals::add, (done, total) -> progress.add(done));
            assertThat(all.steps()).isEqualTo(25);
            assertThat(trainer.state()).isEqualTo(new TrainerState(25, 25 * 16, 5));
        }
        assertThat(intervals).extracting(TrainingReport::step).containsExactly(10L, 20L, 25L);
        assertThat(intervals).extracting(TrainingReport::steps).containsExactly(10L, 10L, 5L);
        assertThat(intervals.get(2).policyLoss()).isLessThan(intervals.get(0).policyLoss());
        assertThat(progress).hasSize(25).endsWith(25L);
        TrainingReport last = intervals.get(2);
        assertThat(last.learningRate()).isEqualTo(0.01);
        assertThat(last.waitShare()).isBetween(0.0, 1.0);
        assertThat(last.policyEntropy()).isPositive();
        assertThat(last.totalLoss(2)).isEqualTo(last.policyLoss() + 2 * last.valueLoss() + last.l2Loss());
    }

    @Test
    void savingAndResumingIsGoingOn() throws Exception {
        float[] expected;
        try (Trainer straight = untrained()) {
            train(straight, TestReplay.repeating(rows), 4);
            train(straight, TestReplay.repeating(rows), 3);
            expected = straight.averagedNetwork().parameters();
        }
        Path checkpoint = Files.createDirectory(folder.resolve("checkpoint"));
        try (Trainer first = untrained()) {
            train(first, TestReplay.repeating(rows), 4);
            first.save(checkpoint, Map.of());
        }
        try (Trainer second = Trainer.resume(checkpoint, TestReplay.GAME, settings)) {
            assertThat(second.state().step()).isEqualTo(4);
            train(second, TestReplay.repeating(rows), 3);
            assertThat(second.averagedNetwork().parameters()).isEqualTo(expected);
        }
    }

    @Test
    void aCheckpointHasItsFiles() throws Exception {
        try (Trainer trainer = untrained()) {
            trainer.save(folder, Map.of("run", "test"));
        }
        for (String name : List.of("model.zip", "ema.zip", "state.json", "model.onnx", "meta.json")) {
            assertThat(folder.resolve(name)).isNotEmptyFile();
        }
        assertThat(folder.resolve("meta.json"))
                .content()
                .contains("\"run\" : \"test\"")
                .contains("\"parity\"")
                .contains(TestReplay.GAME.planes().name());
    }

    @Test
    void aMissingOrForeignCheckpointIsRefused() throws Exception {
        assertThatThrownBy(() -> Trainer.resume(folder, TestReplay.GAME, settings))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("model.zip");
        try (Trainer trainer = untrained()) {
            trainer.save(folder, Map.of());
        }
        assertThatThrownBy(() -> Trainer.resume(folder, Games.byId("chess"), settings))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("chess");
        Files.writeString(folder.resolve("state.json"), "{");
        assertThatThrownBy(() -> Trainer.resume(folder, TestReplay.GAME, settings))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("state.json");
    }

    @Test
    void whatTheSourceThrowsStopsTheTraining() {
        SampleSource source = (batch, count) -> {
            throw new InputException("the replay is broken");
        };
        try (Trainer trainer = untrained()) {
            assertThatThrownBy(() -> train(trainer, source, 3))
                    .isInstanceOf(InputException.class)
                    .hasMessage("the replay is broken");
            assertThat(trainer.state().step()).isZero();
        }
    }

    @Test
    void anInterruptStopsTheTraining() {
        try (Trainer trainer = untrained()) {
            Thread thread = Thread.currentThread();
            ProgressListener interrupting = (done, total) -> thread.interrupt();
            assertThatThrownBy(() -> trainer.train(
                            TestReplay.repeating(rows), 9, 9, Trainer.IntervalListener.NONE, interrupting))
                    .isInstanceOf(InterruptedException.class);
            assertThat(trainer.state().step()).isEqualTo(1);
        }
        assertThat(Thread.interrupted()).isFalse();
    }

    private Trainer untrained() {
        return Trainer.untrained(TestReplay.GAME, SHAPE, settings, 5);
    }

    private static void train(Trainer trainer, SampleSource source, int steps)
            throws IOException, InterruptedException {
        trainer.train(source, steps, steps, Trainer.IntervalListener.NONE, ProgressListener.NONE);
    }
}
