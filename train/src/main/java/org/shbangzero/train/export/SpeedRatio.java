package org.shbangzero.train.export;

import java.util.Arrays;
import java.util.List;
import java.util.function.LongSupplier;
import org.shbangzero.core.Game;
import org.shbangzero.core.Position;
import org.shbangzero.selfplay.ProgressListener;
import org.shbangzero.selfplay.inference.EvaluationBatch;
import org.shbangzero.selfplay.inference.Evaluator;

/**
 * How many times as fast as another a network is, on one thread of this machine.
 *
 * @param batch positions evaluated at a time
 * @param ratio below 1 if it is the slower one
 */
record SpeedRatio(int batch, double ratio) {
    /** Odd, so that there is a middle one. */
    private static final int ROUNDS = 101;

    /** Evaluations of each network before the first that counts, and at least so many in a round. */
    private static final int WARM_UP = 20;

    private static final long ROUND_NANOS = 5_000_000;

    boolean isSlower() {
        return ratio < 1;
    }

    /**
     * Measures both by turns, so that what else the machine does slows both, and takes the middle one of many ratios.
     *
     * @param positions at least {@code batch} of them
     * @param nanoTime time that this thread has computed
     * @param progress hears of each round
     */
    static SpeedRatio measure(
            Evaluator variant,
            Evaluator float32,
            Game game,
            List<Position> positions,
            int batch,
            LongSupplier nanoTime,
            ProgressListener progress) {
        EvaluationBatch input = new EvaluationBatch(game, batch);
        positions.subList(0, batch).forEach(input::add);
        time(variant, input, WARM_UP, nanoTime);
        long nanos = Math.max(1, time(float32, input, WARM_UP, nanoTime) / WARM_UP);
        int times = (int) Math.max(WARM_UP / batch + 1, ROUND_NANOS / nanos);
        double[] ratios = new double[ROUNDS];
        for (int round = 0; round < ROUNDS; round++) {
            // Whoever comes second may find a warmer or a hotter processor.
            boolean first = round % 2 == 0;
            long one = time(first ? variant : float32, input, times, nanoTime);
            long other = time(first ? float32 : variant, input, times, nanoTime);
            ratios[round] = (double) (first ? other : one) / Math.max(1, first ? one : other);
            progress.onProgress(round + 1, ROUNDS);
        }
        Arrays.sort(ratios);
        return new SpeedRatio(batch, ratios[ROUNDS / 2]);
    }

    private static long time(Evaluator evaluator, EvaluationBatch input, int times, LongSupplier nanoTime) {
        long start = nanoTime.getAsLong();
        for (int i = 0; i < times; i++) {
            evaluator.evaluate(input);
        }
        return nanoTime.getAsLong() - start;
    }
}
