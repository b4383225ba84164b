/**
 * Deeplearning4j layers that do less than the stock ones for the same result: no second forward convolution in the
 * backward pass, batch normalisation in plain Java over the off-heap arrays, and losses over legal moves only. Arrays are
 * [N, C, 8, 8], 32-bit floats, row-major. A layer object belongs to one graph, and so to one thread.
 */
package org.shbangzero.train.network.layer;
