package org.shbangzero.train.network.export;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.shbangzero.core.Game;
import org.shbangzero.core.Position;
import org.shbangzero.selfplay.SplitMix64;
import org.shbangzero.selfplay.inference.EvaluationBatch;
import org.shbangzero.selfplay.inference.OnnxEvaluator;
import org.shbangzero.train.network.PolicyValueNetwork;

/**
 * How far ONNX Runtime on an exported file is from Deeplearning4j on the network it was made of.
 *
 * @param positions compared
 * @param policy largest difference of a logit
 * @param legalPolicy largest difference of the logit of a legal move
 * @param wdl largest difference of a probability
 */
public record ExportParity(int positions, double policy, double legalPolicy, double wdl) {
    /** Larger differences than this mean that the two do not compute the same thing. */
    public static final double TOLERANCE = 1e-3;

    private static final int MAX_PLIES = 80;

    /** Positions evaluated at a time, so that memory does not grow with their number. */
    private static final int BATCH = 100;

    /**
     * Compares the two on real positions.
     *
     * @throws IllegalStateException if the difference is above {@link #TOLERANCE}
     */
    public static ExportParity check(PolicyValueNetwork network, Path onnx, Game game, List<Position> positions) {
        ExportParity found = measure(network, onnx, game, positions);
        // Written so that NaN fails too.
        if (!(found.policy <= TOLERANCE && found.wdl <= TOLERANCE)) {
            throw new IllegalStateException("the exported network " + onnx + " differs from the trained one by "
                    + found.policy + " in logits and " + found.wdl + " in probabilities, more than " + TOLERANCE);
        }
        return found;
    }

    /** Compares the two on real positions, whatever comes out. */
    static ExportParity measure(PolicyValueNetwork network, Path onnx, Game game, List<Position> positions) {
        ExportParity all = new ExportParity(0, 0, 0, 0);
        EvaluationBatch batch = new EvaluationBatch(game, Math.min(BATCH, positions.size()));
        try (OnnxEvaluator evaluator = OnnxEvaluator.open(onnx, game)) {
            for (int first = 0; first < positions.size(); first += BATCH) {
                List<Position> part = positions.subList(first, Math.min(first + BATCH, positions.size()));
                batch.clear();
                part.forEach(batch::add);
                evaluator.evaluate(batch);
                all = all.and(compare(network, batch, part));
            }
        }
        return all;
    }

    private static ExportParity compare(PolicyValueNetwork network, EvaluationBatch batch, List<Position> positions) {
        float[] planes = new float[positions.size() * network.layout().inputSize()];
        batch.planes().get(0, planes);
        PolicyValueNetwork.Outputs outputs = network.evaluate(planes);
        float[] logits = new float[outputs.logits().length];
        float[] wdl = new float[outputs.wdl().length];
        batch.policy().get(0, logits);
        batch.wdl().get(0, wdl);
        return new ExportParity(
                positions.size(),
                largest(logits, outputs.logits()),
                largestLegal(positions, logits, outputs.logits()),
                largest(wdl, outputs.wdl()));
    }

    private ExportParity and(ExportParity other) {
        // Math.max keeps NaN.
        return new ExportParity(
                positions + other.positions,
                Math.max(policy, other.policy),
                Math.max(legalPolicy, other.legalPolicy),
                Math.max(wdl, other.wdl));
    }

    private static double largest(float[] a, float[] b) {
        double largest = 0;
        for (int i = 0; i < a.length; i++) {
            largest = Math.max(largest, Math.abs((double) a[i] - b[i]));
        }
        return largest;
    }

    /** The largest difference of the logits of legal moves; each position has an equal share of the arrays. */
    private static double largestLegal(List<Position> positions, float[] a, float[] b) {
        double largest = 0;
        int policySize = a.length / positions.size();
        for (int i = 0; i < positions.size(); i++) {
            Position position = positions.get(i);
            int[] moves = new int[position.game().maxLegalMoves()];
            int count = position.legalMoves(moves);
            for (int m = 0; m < count; m++) {
                int at = i * policySize + position.policyIndex(moves[m]);
                largest = Math.max(largest, Math.abs((double) a[at] - b[at]));
            }
        }
        return largest;
    }

    /** Positions of games of random moves, from each of the game's starts in turn. They depend on the seed alone. */
    public static List<Position> randomPositions(Game game, int count, long seed) {
        RandomGenerator random = new SplitMix64(seed);
        List<Position> positions = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            positions.add(randomPosition(game, i % game.startCount(), random));
        }
        return positions;
    }

    private static Position randomPosition(Game game, int start, RandomGenerator random) {
        Position position = game.start(start);
        int[] moves = new int[game.maxLegalMoves()];
        int plies = random.nextInt(MAX_PLIES);
        for (int ply = 0; ply < plies; ply++) {
            int count = position.legalMoves(moves);
            int move = count == 0 ? 0 : moves[random.nextInt(count)];
            if (move == 0 || position.result(count).isOver()) {
                break;
            }
            position.make(move);
        }
        return position;
    }
}
