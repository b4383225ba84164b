package org.shbangzero.train.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.core.Position;
import org.shbangzero.selfplay.inference.EvaluationBatch;
import org.shbangzero.selfplay.inference.Evaluator;

/** With evaluators that move the clock by hand. */
class SpeedRatioTest {
    private static final Game GAME = Games.byId("chess");
    private static final List<Position> POSITIONS = Collections.nCopies(4, GAME.start(0));

    private long now;
    private final List<String> order = new ArrayList<>();

    private final class Timed implements Evaluator {
        private final String name;
        private final long nanos;

        private Timed(String name, long nanos) {
            this.name = name;
            this.nanos = nanos;
        }

        @Override
        public void evaluate(EvaluationBatch batch) {
            assertThat(batch.size()).isEqualTo(4);
            now += nanos;
            order.add(name);
        }

        @Override
        public void close() {}
    }

    private SpeedRatio measure(long variant, long float32) {
        return SpeedRatio.measure(
                new Timed("variant", variant),
                new Timed("float32", float32),
                GAME,
                POSITIONS,
                4,
                () -> now,
                (done, total) -> now += done == 7 ? 1_000_000_000 : 0);
    }

    @Test
    void saysHowManyTimesAsFast() {
        SpeedRatio quick = measure(1_000_000, 2_500_000);
        assertThat(quick.ratio()).isCloseTo(2.5, within(1e-9));
        assertThat(quick.isSlower()).isFalse();
        SpeedRatio slow = measure(2_000_000, 1_000_000);
        assertThat(slow.ratio()).isCloseTo(0.5, within(1e-9));
        assertThat(slow.isSlower()).isTrue();
        assertThat(slow.batch()).isEqualTo(4);
    }

    @Test
    void bothTakeTurnsInBeingFirst() {
        measure(10_000_000, 10_000_000);
        List<String> rounds = order.subList(40, order.size());
        int times = rounds.indexOf("float32");
        assertThat(times).isPositive();
        assertThat(rounds.subList(times, 3 * times)).containsOnly("float32");
        assertThat(rounds.subList(3 * times, 5 * times)).containsOnly("variant");
    }
}
