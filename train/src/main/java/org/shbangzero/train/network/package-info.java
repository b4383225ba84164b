/**
 * The policy and value network in Deeplearning4j: building it, one training step on several threads, averaged weights, files,
 * and export to ONNX. See {@link org.shbangzero.train.network.OneDnn} for what the JVM must be started with.
 */
package org.shbangzero.train.network;
