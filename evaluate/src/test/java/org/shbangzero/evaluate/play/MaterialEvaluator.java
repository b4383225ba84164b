package org.shbangzero.evaluate.play;

import java.nio.FloatBuffer;
import java.util.List;
import org.shbangzero.core.PlaneLayout;
import org.shbangzero.selfplay.inference.EvaluationBatch;
import org.shbangzero.selfplay.inference.Evaluator;

/** Counts pieces and lives, and likes each kind of move differently: enough for an analysis that is worth looking at. */
final class MaterialEvaluator implements Evaluator {
    private static final List<String> NAMES = List.of("pawns", "knights", "bishops", "rooks", "queens", "lives / 15");
    private static final float[] VALUES = {1, 3, 3, 5, 9, 12};
    private static final double SLOPE = 0.25;
    private static final int SQUARES = 64;

    private final List<String> planes;

    MaterialEvaluator(PlaneLayout layout) {
        planes = layout.names();
    }

    @Override
    public void evaluate(EvaluationBatch batch) {
        int policySize = batch.policy().capacity() / batch.capacity();
        for (int i = 0; i < batch.size(); i++) {
            for (int j = 0; j < policySize; j++) {
                batch.policy().put(i * policySize + j, (float) (2 * Math.sin(37.0 * j)));
            }
            double value = Math.tanh(SLOPE * material(batch.planes(), i));
            double draw = 0.5 * (1 - Math.abs(value));
            batch.wdl().put(3 * i, (float) ((1 - draw + value) / 2));
            batch.wdl().put(3 * i + 1, (float) draw);
            batch.wdl().put(3 * i + 2, (float) ((1 - draw - value) / 2));
        }
    }

    /** Of the side to move, less the opponent's. */
    private double material(FloatBuffer input, int index) {
        double sum = 0;
        for (int plane = 0; plane < planes.size(); plane++) {
            String[] name = planes.get(plane).split(" ", 2);
            int kind = NAMES.indexOf(name[name.length - 1]);
            if (kind >= 0) {
                float value = name[0].equals("own") ? VALUES[kind] : -VALUES[kind];
                sum += value * total(input, (index * planes.size() + plane) * SQUARES);
            }
        }
        return sum;
    }

    private static float total(FloatBuffer input, int offset) {
        float total = 0;
        for (int square = 0; square < SQUARES; square++) {
            total += input.get(offset + square);
        }
        return total;
    }

    @Override
    public void close() {}
}
