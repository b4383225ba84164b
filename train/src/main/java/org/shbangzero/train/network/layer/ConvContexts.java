package org.shbangzero.train.network.layer;

import org.nd4j.linalg.api.ops.OpContext;
import org.nd4j.linalg.factory.Nd4j;

/** The arguments that ND4J's convolution operations want. */
final class ConvContexts {
    /** Weights are [out, in, kernel, kernel]. */
    static final int OUT_FIRST = 1;

    /** Weights are [kernel, kernel, in, out]. */
    static final int KERNEL_FIRST = 0;

    private ConvContexts() {}

    /** A new context, to be used again and again: stride 1, size kept, no dilation, arrays [N, channels, 8, 8]. */
    static OpContext create(int kernel, int weightLayout) {
        int sameSize = 1;
        int channelsFirst = 0;
        OpContext context = Nd4j.getExecutioner().buildContext();
        context.setIArguments(
                kernel, kernel, 1, 1, kernel / 2, kernel / 2, 1, 1, sameSize, channelsFirst, weightLayout);
        return context;
    }
}
