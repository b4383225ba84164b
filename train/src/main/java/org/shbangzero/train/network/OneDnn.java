package org.shbangzero.train.network;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.LongStream;
import org.nd4j.linalg.api.buffer.DataType;
import org.nd4j.linalg.api.ndarray.INDArray;
import org.nd4j.linalg.api.ops.OpContext;
import org.nd4j.linalg.api.ops.impl.layers.convolution.Conv2D;
import org.nd4j.linalg.cpu.nativecpu.bindings.Nd4jCpu;
import org.nd4j.linalg.factory.Nd4j;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Whether ND4J's convolutions run in oneDNN, which is about ten times as fast as what they fall back to without a word.
 *
 * <p>The network's layers call ND4J's operations themselves, so that neither Deeplearning4j's own "helpers" nor the property
 * that enables them matter. The JVM should be started with {@code OMP_WAIT_POLICY=passive GOMP_SPINCOUNT=0} in its environment,
 * or idle native threads take time from the busy ones, and with {@code -Dorg.bytedeco.javacpp.maxbytes} and
 * {@code -Dorg.bytedeco.javacpp.maxphysicalbytes} (0 for no limit), since networks live outside the Java heap.
 */
public final class OneDnn {
    private static final Logger LOG = LoggerFactory.getLogger(OneDnn.class);

    private OneDnn() {}

    /** Logs a warning that says what to do, unless convolutions run in oneDNN. Returns whether they do. */
    public static boolean check() {
        boolean active = isActive();
        if (!active) {
            LOG.warn(
                    "Convolutions do not run in oneDNN: training will be about ten times slower. "
                            + "Build with a native library that has it, -Dnd4j.classifier=linux-x86_64-onednn on this "
                            + "kind of machine (now running on {} {}).",
                    System.getProperty("os.name"),
                    System.getProperty("os.arch"));
        }
        return active;
    }

    /**
     * Whether convolutions run in oneDNN. Found by trying: the same convolution with oneDNN allowed and forbidden. Two
     * algorithms round differently, so that results which are equal to the last bit come from the same one.
     */
    public static boolean isActive() {
        Nd4jCpu.Environment environment = Nd4jCpu.Environment.getInstance();
        if (!environment.isUseONEDNN()) {
            return false;
        }
        float[] allowed = convolve();
        environment.setUseONEDNN(false);
        try {
            return !Arrays.equals(allowed, convolve());
        } finally {
            environment.setUseONEDNN(true);
        }
    }

    /** For measuring what oneDNN is worth: allows or forbids it for the whole process. */
    public static void setAllowed(boolean allowed) {
        Nd4jCpu.Environment.getInstance().setUseONEDNN(allowed);
    }

    private static float[] convolve() {
        INDArray input = random(1, 1, 64, 8, 8);
        INDArray weights = random(2, 32, 64, 3, 3);
        INDArray output = Nd4j.create(DataType.FLOAT, new long[] {1, 32, 8, 8}, 'c');
        OpContext context = Nd4j.getExecutioner().buildContext();
        context.setIArguments(3, 3, 1, 1, 1, 1, 1, 1, 1, 0, 1);
        context.setInputArrays(input, weights);
        context.setOutputArrays(output);
        Nd4j.exec(new Conv2D(), context);
        return output.data().asFloat();
    }

    private static INDArray random(long seed, long... shape) {
        Random random = new Random(seed);
        float[] values = new float[Math.toIntExact(LongStream.of(shape).reduce(1, (a, b) -> a * b))];
        for (int i = 0; i < values.length; i++) {
            values[i] = random.nextFloat() - 0.5f;
        }
        return Nd4j.create(values, shape, 'c');
    }
}
