package org.shbangzero.train.network.layer;

import org.nd4j.linalg.api.ndarray.INDArray;
import org.nd4j.linalg.api.ops.OpContext;
import org.nd4j.linalg.api.ops.impl.layers.convolution.Conv2D;
import org.nd4j.linalg.factory.Nd4j;

/** The convolution operation itself, with a bias. */
final class PlainForward implements ConvForward {
    private final INDArray weights;
    private final INDArray bias;
    private final Conv2D operation = new Conv2D();
    private final OpContext context;

    /**
     * For a layer.
     *
     * @param weights [out, in, kernel, kernel]
     * @param bias [out]
     */
    PlainForward(INDArray weights, INDArray bias) {
        this.weights = weights;
        this.bias = bias;
        this.context = ConvContexts.create((int) weights.size(2), ConvContexts.OUT_FIRST);
    }

    @Override
    public void run(INDArray input, INDArray output) {
        context.purge();
        context.setInputArrays(input, weights, bias);
        context.setOutputArrays(output);
        Nd4j.exec(operation, context);
    }
}
