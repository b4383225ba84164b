package org.shbangzero.selfplay.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.selfplay.inference.EvaluationBatch;
import org.shbangzero.selfplay.inference.Evaluator;
import org.shbangzero.selfplay.testing.HashEvaluator;

class SelfPlayBenchTest {
    private static final Game CHESS = Games.byId("chess");

    /** A network that takes one millisecond a position, by a clock of its own. */
    private static final class SlowNetwork implements Evaluator {
        final AtomicLong nanos = new AtomicLong();

        @Override
        public void evaluate(EvaluationBatch batch) {
            nanos.addAndGet(1_000_000L * batch.size());
        }

        @Override
        public void close() {}
    }

    @Test
    void comparesTheNetworkInsideSelfPlayWithTheNetworkAlone() {
        SlowNetwork network = new SlowNetwork();
        AlternatingEvaluator alternating = new AlternatingEvaluator(network, 1, 2, network.nanos::get);
        EvaluationBatch batch = new EvaluationBatch(CHESS, 4);
        for (int i = 0; i < 4; i++) {
            batch.add(CHESS.start(0));
        }
        // Four milliseconds in the network, then one of other work.
        while (network.nanos.get() < 20_000_000_000L) {
            alternating.evaluate(batch);
            network.nanos.addAndGet(1_000_000);
        }
        assertThat(alternating.rawRate()).isCloseTo(1000, within(10.0));
        assertThat(alternating.selfPlayRate()).isCloseTo(800, within(10.0));
        assertThat(alternating.heldSeconds()).isCloseTo(10, within(1.1));
    }

    @Test
    void reportsEveryFigure(@TempDir Path folder) throws Exception {
        SelfPlayBenchSettings settings = new SelfPlayBenchSettings(4, 2, 4, 4, 6, 0.01);
        SelfPlayBenchReport report =
                new SelfPlayBench(settings).run("made-up", new HashEvaluator(1), CHESS, List.of(CHESS), folder);
        assertThat(report.positionsPerSecond()).isPositive();
        assertThat(report.gamesPerSecond()).isPositive();
        assertThat(report.simulationsPerSecond()).isPositive();
        assertThat(report.bytesPerRow()).isPositive();
        assertThat(report.free()).hasSize(2).allMatch(rate -> rate.simulationsPerSecond() > 0);
        assertThat(report.toText())
                .contains("made-up, chess: 4 simulations, 2 threads, 4 games in flight, at most 6 plies")
                .contains("network inside self-play")
                .contains("chess, gumbel")
                .contains("chess, puct");
    }
}
