package org.shbangzero.train.network.export;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.deeplearning4j.nn.conf.graph.GraphVertex;
import org.deeplearning4j.nn.conf.graph.LayerVertex;
import org.deeplearning4j.nn.conf.layers.DenseLayer;
import org.deeplearning4j.nn.conf.layers.Layer;
import org.deeplearning4j.nn.graph.ComputationGraph;
import org.nd4j.linalg.activations.impl.ActivationReLU;
import org.nd4j.linalg.api.ndarray.INDArray;
import org.shbangzero.train.network.NetworkLayout;
import org.shbangzero.train.network.PolicyValueNetwork;
import org.shbangzero.train.network.layer.BatchNorm;
import org.shbangzero.train.network.layer.Conv;
import org.shbangzero.train.network.layer.PolicyLoss;
import org.shbangzero.train.network.layer.ResidualAdd;
import org.shbangzero.train.network.layer.SqueezeExcite;
import org.shbangzero.train.network.layer.ValueLoss;

/** Walks a network's graph in topological order, and adds to an ONNX graph what each vertex computes at play. */
final class GraphTranslation {
    private final NetworkLayout layout;
    private final ComputationGraph graph;
    private final OnnxGraph onnx = new OnnxGraph();

    /** The ONNX name of each vertex's output. */
    private final Map<String, String> outputs = new HashMap<>();

    GraphTranslation(PolicyValueNetwork network) {
        layout = network.layout();
        graph = network.graph();
    }

    OnnxGraph translate() {
        onnx.input("planes", layout.planeCount(), 8, 8);
        onnx.output("policy", layout.policySize());
        onnx.output("wdl", 3);
        outputs.put("planes", "planes");
        for (int index : graph.topologicalSortOrder()) {
            String name = graph.getVertices()[index].getVertexName();
            GraphVertex vertex = graph.getConfiguration().getVertices().get(name);
            if (vertex != null) {
                outputs.put(
                        name,
                        translate(
                                name,
                                vertex,
                                graph.getConfiguration().getVertexInputs().get(name)));
            }
        }
        return onnx;
    }

    private String translate(String name, GraphVertex vertex, List<String> inputs) {
        if (vertex instanceof ResidualAdd) {
            String sum = onnx.operator("Add", name + ".sum", outputs.get(inputs.get(0)), outputs.get(inputs.get(1)));
            return onnx.operator("Relu", name, sum);
        }
        if (vertex instanceof LayerVertex layer) {
            return translate(name, layer.getLayerConf().getLayer(), inputs.get(0));
        }
        throw new IllegalStateException("no translation to ONNX for the vertex " + name + ", a " + vertex.getClass());
    }

    private String translate(String name, Layer layer, String inputVertex) {
        String input = outputs.get(inputVertex);
        if (layer instanceof Conv conv) {
            return convolution(name, conv, input);
        } else if (layer instanceof BatchNorm norm) {
            return normalisation(name, norm, inputVertex);
        } else if (layer instanceof SqueezeExcite) {
            return squeezeExcite(name, input);
        } else if (layer instanceof DenseLayer dense) {
            return dense(name, dense, input);
        } else if (layer instanceof PolicyLoss) {
            return onnx.alongRows("Flatten", "policy", input);
        } else if (layer instanceof ValueLoss) {
            return onnx.alongRows("Softmax", "wdl", input);
        }
        throw new IllegalStateException("no translation to ONNX for the layer " + name + ", a " + layer.getClass());
    }

    /** A convolution with a bias; one without waits for its normalisation, and until then stands for its own input. */
    private String convolution(String name, Conv conv, String input) {
        if (!conv.hasBias()) {
            return input;
        }
        return onnx.convolution(name, input, values(name, "W"), conv.getKernelSize()[0], values(name, "b"));
    }

    /** The convolution before it, with weights scaled by gamma / deviation, and bias beta - mean · gamma / deviation. */
    private String normalisation(String name, BatchNorm norm, String convolution) {
        Conv conv = (Conv) graph.getLayer(convolution).conf().getLayer();
        float[] gamma = values(name, "gamma");
        float[] beta = values(name, "beta");
        float[] mean = values(name, "mean");
        float[] variance = values(name, "var");
        float[] weights = values(convolution, "W");
        float[] bias = new float[gamma.length];
        int perChannel = weights.length / gamma.length;
        for (int c = 0; c < gamma.length; c++) {
            double scale = gamma[c] / Math.sqrt(variance[c] + norm.getEps());
            bias[c] = (float) (beta[c] - mean[c] * scale);
            for (int i = c * perChannel; i < (c + 1) * perChannel; i++) {
                weights[i] = (float) (weights[i] * scale);
            }
        }
        String folded = onnx.convolution(convolution, outputs.get(convolution), weights, conv.getKernelSize()[0], bias);
        return norm.isRelu() ? onnx.operator("Relu", name, folded) : folded;
    }

    /** Its dense layers are 1×1 convolutions of the averages, which keep the shape [N, C, 1, 1] that the product spreads. */
    private String squeezeExcite(String name, String input) {
        String x = onnx.operator("GlobalAveragePool", name + ".average", input);
        x = onnx.convolution(name + ".reduce", x, transposed(name, "reduceW"), 1, values(name, "reduceB"));
        x = onnx.operator("Relu", name + ".hidden", x);
        x = onnx.convolution(name + ".expand", x, transposed(name, "expandW"), 1, values(name, "expandB"));
        x = onnx.operator("Sigmoid", name + ".scale", x);
        return onnx.operator("Mul", name, input, x);
    }

    private String dense(String name, DenseLayer layer, String input) {
        // Flattening does nothing to rows that are flat already.
        String rows = onnx.alongRows("Flatten", name + ".rows", input);
        String product = onnx.dense(name + ".product", rows, values(name, "W"), values(name, "b"));
        return layer.getActivationFn() instanceof ActivationReLU ? onnx.operator("Relu", name, product) : product;
    }

    /** A copy of a parameter, row-major. */
    private float[] values(String vertex, String parameter) {
        return graph.getParam(vertex + "_" + parameter).dup('c').data().asFloat();
    }

    private float[] transposed(String vertex, String parameter) {
        INDArray matrix = graph.getParam(vertex + "_" + parameter);
        return matrix.transpose().dup('c').data().asFloat();
    }
}
