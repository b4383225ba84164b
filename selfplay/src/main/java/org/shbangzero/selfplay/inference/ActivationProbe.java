package org.shbangzero.selfplay.inference;

import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtSession;
import java.nio.FloatBuffer;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;

/** Runs a network and shows what flows through it. For measuring, not for play: each call allocates its outputs. */
public final class ActivationProbe implements AutoCloseable {
    private static final String PLANES = "planes";

    private final OrtSession session;

    private ActivationProbe(OrtSession session) {
        this.session = session;
    }

    /**
     * Loads a network.
     *
     * @param model an ONNX file's bytes; the tensors to look at must be among its outputs
     * @throws IllegalArgumentException if ONNX Runtime does not take it
     */
    public static ActivationProbe open(byte[] model) {
        try {
            return new ActivationProbe(OnnxRuntime.session(model));
        } catch (OrtException e) {
            throw new IllegalArgumentException("no network that can be loaded: " + e.getMessage(), e);
        }
    }

    /**
     * Evaluates a batch.
     *
     * @param tensors names of outputs; or {@code planes}, the input
     * @param listener gets each tensor's name and its values for all positions of the batch, valid during the call
     */
    public void run(EvaluationBatch batch, List<String> tensors, BiConsumer<String, FloatBuffer> listener) {
        long planes = batch.planes().capacity() / (64L * batch.capacity());
        long[] shape = {batch.size(), planes, 8, 8};
        FloatBuffer input = batch.planes().slice(0, (int) (batch.size() * planes * 64));
        Set<String> outputs = new LinkedHashSet<>(tensors);
        if (outputs.remove(PLANES)) {
            listener.accept(PLANES, input.duplicate());
        }
        OrtEnvironment environment = OnnxRuntime.environment();
        try (OnnxTensor tensor = OnnxTensor.createTensor(environment, input, shape);
                OrtSession.Result results = session.run(Map.of(PLANES, tensor), outputs)) {
            for (Map.Entry<String, ai.onnxruntime.OnnxValue> result : results) {
                listener.accept(result.getKey(), ((OnnxTensor) result.getValue()).getFloatBuffer());
            }
        } catch (OrtException e) {
            throw new IllegalStateException("the network failed: " + e.getMessage(), e);
        }
    }

    @Override
    public void close() {
        try {
            session.close();
        } catch (OrtException e) {
            throw new IllegalStateException("cannot close a session of ONNX Runtime", e);
        }
    }
}
