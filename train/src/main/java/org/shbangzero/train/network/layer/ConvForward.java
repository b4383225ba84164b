package org.shbangzero.train.network.layer;

import org.nd4j.linalg.api.ndarray.INDArray;

/** A way to compute a convolution that keeps the board's size. Made for one layer; reads its weights anew each time. */
interface ConvForward {
    /**
     * Computes.
     *
     * @param input [N, in, 8, 8]
     * @param output [N, out, 8, 8], to be written
     */
    void run(INDArray input, INDArray output);
}
