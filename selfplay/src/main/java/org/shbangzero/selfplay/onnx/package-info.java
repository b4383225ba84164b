/** What an ONNX file says of itself, read from its bytes: quick, without loading the network, and without ONNX Runtime. */
package org.shbangzero.selfplay.onnx;
