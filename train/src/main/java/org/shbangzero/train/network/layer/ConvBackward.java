package org.shbangzero.train.network.layer;

import org.nd4j.linalg.api.ndarray.INDArray;
import org.nd4j.linalg.api.ops.OpContext;
import org.nd4j.linalg.api.ops.impl.layers.convolution.Conv2DDerivative;
import org.nd4j.linalg.factory.Nd4j;
import org.nd4j.linalg.indexing.NDArrayIndex;

/**
 * The gradients of a convolution, by ND4J's operation, for some positions at a time: as many as fit into the second-level cache.
 * With 64 channels and 128 positions, oneDNN's weight gradient takes twice as long at once as in four parts.
 */
final class ConvBackward {
    /** Floats of input and output gradient that are worked on together: 1 MiB. */
    private static final int CACHED_FLOATS = 1 << 18;

    private static final int MIN_ROWS = 16;

    private final INDArray[] parameters;
    private final Conv2DDerivative operation = new Conv2DDerivative();
    private final OpContext context;

    /** The gradients of one part, behind the first. */
    private final INDArray[] partial;

    private final float[][] sums;
    private final float[][] parts;
    private INDArray[] totals = {};

    /** @param parameters weights [out, in, kernel, kernel], and if there is one the bias [out] */
    ConvBackward(INDArray... parameters) {
        this.parameters = parameters;
        this.context = ConvContexts.create((int) parameters[0].size(2), ConvContexts.OUT_FIRST);
        partial = new INDArray[parameters.length];
        sums = new float[parameters.length][];
        parts = new float[parameters.length][];
        for (int i = 0; i < parameters.length; i++) {
            INDArray parameter = parameters[i];
            partial[i] = OffHeap.detached(() -> Nd4j.create(parameter.dataType(), parameter.shape(), 'c'));
            sums[i] = new float[Math.toIntExact(parameter.length())];
            parts[i] = new float[sums[i].length];
        }
    }

    /** Where {@link #run} writes the gradients of the parameters, in their order. */
    void sumTo(INDArray... gradients) {
        totals = gradients;
    }

    /**
     * Computes all gradients.
     *
     * @param input of the forward convolution [N, in, 8, 8]
     * @param outputGradient [N, out, 8, 8]
     * @param inputGradient [N, in, 8, 8], to be written
     */
    void run(INDArray input, INDArray outputGradient, INDArray inputGradient) {
        int rows = Math.toIntExact(input.size(0));
        int step = rowsAtOnce(input, outputGradient);
        for (int from = 0; from < rows; from += step) {
            int to = Math.min(rows, from + step);
            part(rows(input, from, to), rows(outputGradient, from, to), rows(inputGradient, from, to), from == 0);
        }
        if (step < rows) {
            for (int i = 0; i < totals.length; i++) {
                OffHeap.write(sums[i], totals[i]);
            }
        }
    }

    private static int rowsAtOnce(INDArray input, INDArray outputGradient) {
        long floatsPerRow = (input.length() + outputGradient.length()) / input.size(0);
        return Math.toIntExact(Math.max(MIN_ROWS, CACHED_FLOATS / floatsPerRow));
    }

    private static INDArray rows(INDArray array, int from, int to) {
        return from == 0 && to == array.size(0) ? array : array.get(NDArrayIndex.interval(from, to));
    }

    private void part(INDArray input, INDArray outputGradient, INDArray inputGradient, boolean first) {
        INDArray[] gradients = first ? totals : partial;
        context.purge();
        if (parameters.length == 2) {
            context.setInputArrays(input, parameters[0], parameters[1], outputGradient);
            context.setOutputArrays(inputGradient, gradients[0], gradients[1]);
        } else {
            context.setInputArrays(input, parameters[0], outputGradient);
            context.setOutputArrays(inputGradient, gradients[0]);
        }
        Nd4j.exec(operation, context);
        for (int i = 0; i < gradients.length; i++) {
            OffHeap.read(gradients[i], first ? sums[i] : parts[i]);
            if (!first) {
                Vectors.add(sums[i], parts[i], parts[i].length);
            }
        }
    }
}
