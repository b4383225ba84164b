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
import org.shbangzero.selfplay.inference.UniformEvaluator;

class VariantParityTest {
    private static final Game GAME = Games.byId("chess");
    private static final Position START = GAME.start(0);
    /** Stalemate: nothing to choose. */
    private static final Position OVER = GAME.parse("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");

    /** As if nothing were known, but for one logit, and for the outcome. */
    private record Fixed(String move, float logit, float win, float draw, float loss) implements Evaluator {
        @Override
        public void evaluate(EvaluationBatch batch) {
            new UniformEvaluator().evaluate(batch);
            int policySize = batch.policy().capacity() / batch.capacity();
            for (int i = 0; i < batch.size(); i++) {
                batch.policy().put(i * policySize + START.policyIndex(START.parseMove(move)), logit);
                batch.wdl().put(3 * i, win).put(3 * i + 1, draw).put(3 * i + 2, loss);
            }
        }

        @Override
        public void close() {}
    }

    private static VariantParity parity(Evaluator variant, Evaluator float32) {
        List<Position> positions = new ArrayList<>(Collections.nCopies(130, START));
        positions.add(50, OVER);
        return VariantParity.measure(variant, float32, GAME, positions);
    }

    @Test
    void equalNetworksDoNotDiffer() {
        Evaluator network = new Fixed("e2e4", 2, 0.5f, 0.3f, 0.2f);
        assertThat(parity(network, network)).isEqualTo(new VariantParity(130, 0, 0, 1, 0));
    }

    @Test
    void tellsHowFarPolicyAndValueAre() {
        VariantParity parity =
                parity(new Fixed("e2e4", 2, 0.5f, 0.3f, 0.2f), new Fixed("e2e4", 1.5f, 0.4f, 0.3f, 0.3f));
        assertThat(parity.legalPolicy()).isCloseTo(0.5, within(1e-6));
        assertThat(parity.wdl()).isCloseTo(0.1, within(1e-6));
        assertThat(parity.meanValue()).isCloseTo(0.2, within(1e-6));
        assertThat(parity.sameTopMove()).isEqualTo(1);
    }

    @Test
    void anotherTopMoveCountsHoweverNearItIs() {
        Evaluator float32 = new Fixed("e2e4", 0.01f, 1, 0, 0);
        assertThat(parity(new Fixed("d2d4", 0.01f, 1, 0, 0), float32).sameTopMove())
                .isZero();
        // What is no legal move does not matter.
        VariantParity illegal = parity(new Fixed("e2e4", 0.01f, 1, 0, 0), float32);
        assertThat(illegal.sameTopMove()).isEqualTo(1);
    }
}
