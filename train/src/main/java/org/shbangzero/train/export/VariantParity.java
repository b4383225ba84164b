package org.shbangzero.train.export;

import java.util.List;
import org.shbangzero.core.Game;
import org.shbangzero.core.Position;
import org.shbangzero.selfplay.inference.EvaluationBatch;
import org.shbangzero.selfplay.inference.Evaluator;

/**
 * How far a network in other numbers is from the 32-bit floats that it was made of.
 *
 * @param positions compared; all have legal moves
 * @param legalPolicy largest difference of the logit of a legal move
 * @param wdl largest difference of a probability
 * @param sameTopMove share of the positions in which both have the same most likely legal move
 * @param meanValue mean difference of the value, win less loss, without sign: 0 to 2
 */
record VariantParity(int positions, double legalPolicy, double wdl, double sameTopMove, double meanValue) {
    /** Positions evaluated at a time. */
    private static final int BATCH = 100;

    /**
     * Compares two networks of one game.
     *
     * @param positions those without a legal move are left out
     */
    static VariantParity measure(Evaluator variant, Evaluator float32, Game game, List<Position> positions) {
        Comparison comparison = new Comparison(game);
        List<Position> playable = positions.stream()
                .filter(position -> comparison.legalMoves(position) > 0)
                .toList();
        for (int first = 0; first < playable.size(); first += BATCH) {
            comparison.add(variant, float32, playable.subList(first, Math.min(first + BATCH, playable.size())));
        }
        return comparison.result(playable.size());
    }

    private static final class Comparison {
        private final int[] moves;
        private final EvaluationBatch found;
        private final EvaluationBatch expected;
        private double legalPolicy;
        private double wdl;
        private int sameTopMoves;
        private double values;

        private Comparison(Game game) {
            moves = new int[game.maxLegalMoves()];
            found = new EvaluationBatch(game, BATCH);
            expected = new EvaluationBatch(game, BATCH);
        }

        private int legalMoves(Position position) {
            return position.legalMoves(moves);
        }

        private void add(Evaluator variant, Evaluator float32, List<Position> positions) {
            found.clear();
            expected.clear();
            positions.forEach(found::add);
            positions.forEach(expected::add);
            variant.evaluate(found);
            float32.evaluate(expected);
            for (int i = 0; i < positions.size(); i++) {
                comparePolicy(i, positions.get(i));
                compareOutcome(i);
            }
        }

        private void comparePolicy(int i, Position position) {
            int count = legalMoves(position);
            int top = 0;
            int expectedTop = 0;
            for (int m = 0; m < count; m++) {
                double difference = (double) logit(found, i, position, m) - logit(expected, i, position, m);
                legalPolicy = Math.max(legalPolicy, Math.abs(difference));
                top = logit(found, i, position, m) > logit(found, i, position, top) ? m : top;
                expectedTop =
                        logit(expected, i, position, m) > logit(expected, i, position, expectedTop) ? m : expectedTop;
            }
            sameTopMoves += top == expectedTop ? 1 : 0;
        }

        private float logit(EvaluationBatch batch, int i, Position position, int move) {
            return batch.logit(i, position.policyIndex(moves[move]));
        }

        private void compareOutcome(int i) {
            double win = (double) found.win(i) - expected.win(i);
            double draw = (double) found.draw(i) - expected.draw(i);
            double loss = (double) found.loss(i) - expected.loss(i);
            wdl = Math.max(wdl, Math.max(Math.abs(win), Math.max(Math.abs(draw), Math.abs(loss))));
            values += Math.abs(win - loss);
        }

        private VariantParity result(int positions) {
            return new VariantParity(
                    positions, legalPolicy, wdl, (double) sameTopMoves / positions, values / positions);
        }
    }
}
