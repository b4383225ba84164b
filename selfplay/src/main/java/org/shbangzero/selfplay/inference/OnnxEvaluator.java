package org.shbangzero.selfplay.inference;

import ai.onnxruntime.NodeInfo;
import ai.onnxruntime.OnnxJavaType;
import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtSession;
import ai.onnxruntime.TensorInfo;
import java.io.IOException;
import java.nio.FloatBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import org.shbangzero.core.Game;
import org.shbangzero.core.InputException;
import org.shbangzero.core.Position;

/**
 * Evaluates with ONNX Runtime on the CPU. All threads share one session; each call computes on its caller's thread alone,
 * straight from and to the batch's buffers. Made for one calling thread per core.
 *
 * <p>A position gets the same bits whatever its neighbours, the size of the batch, and the thread: the kernels sum in an
 * order that depends on the layer alone, and because weights are packed when the network is loaded, a batch of one takes no
 * other path. So self-play needs no padding to be reproducible. Another kind of processor may give other last bits.
 */
public final class OnnxEvaluator implements Evaluator {
    private static final String PLANES = "planes";
    private static final String POLICY = "policy";
    private static final String WDL = "wdl";
    private static final long ANY = -1;

    private final String name;
    private final OrtEnvironment environment;
    private final OrtSession session;
    private final NetworkMetadata metadata;
    private final int planeCount;
    private final int policySize;

    private OnnxEvaluator(String name, OrtEnvironment environment, OrtSession session, Game game) throws OrtException {
        this.name = name;
        this.environment = environment;
        this.session = session;
        this.metadata = NetworkMetadata.parse(name, session.getMetadata().getCustomMetadata());
        this.planeCount = game.planes().planeCount();
        this.policySize = game.policy().size();
        metadata.requireSame(name, NetworkMetadata.of(game));
        requireShape(session.getInputInfo(), PLANES, ANY, planeCount, 8, 8);
        requireShape(session.getOutputInfo(), POLICY, ANY, policySize);
        requireShape(session.getOutputInfo(), WDL, ANY, 3);
    }

    /**
     * Loads a network.
     *
     * @throws InputException if the file is missing or no network, or if it is a network for another game or layout
     */
    public static OnnxEvaluator open(Path file, Game game) {
        byte[] model = read(file);
        String name = file.toString();
        OrtSession session = null;
        try {
            OrtEnvironment environment = OnnxRuntime.environment();
            session = OnnxRuntime.session(model);
            OnnxEvaluator evaluator = new OnnxEvaluator(name, environment, session, game);
            session = null;
            return evaluator;
        } catch (OrtException e) {
            throw unloadable(name, e);
        } finally {
            closeQuietly(session);
        }
    }

    /**
     * Makes sure that a network can play: that it can be loaded, and gives numbers for the game's first position.
     *
     * @throws InputException if it cannot
     */
    public static void requirePlayable(Path file, Game game) {
        try (OnnxEvaluator network = open(file, game)) {
            Position start = game.start(0);
            EvaluationBatch batch = new EvaluationBatch(game, 1);
            batch.add(start);
            network.evaluate(batch);
            for (int index = 0; index < network.policySize; index++) {
                if (!Float.isFinite(batch.logit(0, index))) {
                    throw network.broken("logits");
                }
            }
        }
    }

    /**
     * What the network in a file says it is for.
     *
     * @throws InputException if the file is missing or no network of ours
     */
    public static NetworkMetadata metadata(Path file) {
        byte[] model = read(file);
        try (OrtSession session = OnnxRuntime.session(model)) {
            return NetworkMetadata.parse(file.toString(), session.getMetadata().getCustomMetadata());
        } catch (OrtException e) {
            throw unloadable(file.toString(), e);
        }
    }

    private static InputException unloadable(String name, OrtException cause) {
        return new InputException(name + " is no network that can be loaded (" + cause.getMessage() + ")", cause);
    }

    private static byte[] read(Path file) {
        if (!Files.isRegularFile(file)) {
            throw new InputException("there is no network " + file + " (expected an .onnx file)");
        }
        try {
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw new InputException("cannot read the network " + file + ": " + e.getMessage(), e);
        }
    }

    private static void closeQuietly(OrtSession session) {
        if (session != null) {
            try {
                session.close();
            } catch (OrtException e) {
                throw new IllegalStateException("cannot close a session of ONNX Runtime", e);
            }
        }
    }

    private void requireShape(Map<String, NodeInfo> nodes, String node, long... expected) {
        NodeInfo info = nodes.get(node);
        if (info == null) {
            throw new InputException("the network " + name + " has no '" + node + "' (it has "
                    + String.join(", ", nodes.keySet()) + ")");
        }
        if (!(info.getInfo() instanceof TensorInfo tensor)
                || tensor.type != OnnxJavaType.FLOAT
                || !Arrays.equals(tensor.getShape(), expected)) {
            throw new InputException("'" + node + "' of the network " + name + " is " + info.getInfo()
                    + ", expected floats of shape " + Arrays.toString(expected) + " (-1: any batch size)");
        }
    }

    /** What the network says it is for. */
    public NetworkMetadata metadata() {
        return metadata;
    }

    @Override
    public void evaluate(EvaluationBatch batch) {
        int n = batch.size();
        if (n == 0) {
            return;
        }
        try (OnnxTensor planes = tensor(batch.planes(), n, planeCount, 8, 8);
                OnnxTensor policy = tensor(batch.policy(), n, policySize);
                OnnxTensor wdl = tensor(batch.wdl(), n, 3)) {
            session.run(Map.of(PLANES, planes), Set.of(), Map.of(POLICY, policy, WDL, wdl))
                    .close();
        } catch (OrtException e) {
            throw new IllegalStateException("the network " + name + " failed: " + e.getMessage(), e);
        }
        requireNumbers(batch);
    }

    private OnnxTensor tensor(FloatBuffer buffer, long... shape) throws OrtException {
        int length = 1;
        for (long dimension : shape) {
            length *= (int) dimension;
        }
        return OnnxTensor.createTensor(environment, buffer.slice(0, length), shape);
    }

    private void requireNumbers(EvaluationBatch batch) {
        for (int i = 0; i < batch.size(); i++) {
            if (Float.isNaN(batch.win(i) + batch.draw(i) + batch.loss(i))) {
                throw broken("probabilities");
            }
        }
    }

    private InputException broken(String outputs) {
        return new InputException("the network " + name + " gives NaN instead of " + outputs
                + "; its weights are broken, use an older checkpoint");
    }

    @Override
    public void close() {
        closeQuietly(session);
    }
}
