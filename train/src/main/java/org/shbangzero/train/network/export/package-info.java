/** Networks as ONNX files, and the check that ONNX Runtime says of real positions what Deeplearning4j does. */
package org.shbangzero.train.network.export;
