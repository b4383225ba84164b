package org.shbangzero.train.network.layer;

import java.util.Random;
import java.util.stream.LongStream;
import org.nd4j.linalg.api.ndarray.INDArray;
import org.nd4j.linalg.factory.Nd4j;

/** Arrays of normally distributed numbers for tests. */
public final class RandomArrays {
    private RandomArrays() {}

    public static float[] values(long seed, int count) {
        Random random = new Random(seed);
        float[] values = new float[count];
        for (int i = 0; i < count; i++) {
            values[i] = (float) random.nextGaussian();
        }
        return values;
    }

    public static INDArray array(long seed, long... shape) {
        int count = Math.toIntExact(LongStream.of(shape).reduce(1, (a, b) -> a * b));
        return Nd4j.create(values(seed, count), shape, 'c');
    }
}
