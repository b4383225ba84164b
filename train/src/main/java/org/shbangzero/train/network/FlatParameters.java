package org.shbangzero.train.network;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.deeplearning4j.nn.conf.layers.Layer;
import org.deeplearning4j.nn.graph.ComputationGraph;
import org.deeplearning4j.nn.graph.vertex.GraphVertex;
import org.nd4j.linalg.api.ndarray.INDArray;
import org.shbangzero.train.network.layer.BatchNorm;

/** Where each parameter lies in a graph's flat parameter and gradient arrays: in the graph's topological order. */
final class FlatParameters {
    private FlatParameters() {}

    /**
     * A named part of the flat array.
     *
     * @param name layer and parameter, e.g. {@code stem.conv_W}
     * @param kind how it is trained
     */
    record Slice(String name, int offset, int length, Kind kind) {
        boolean isRunningStatistic() {
            return kind == Kind.RUNNING_STATISTIC;
        }

        int end() {
            return offset + length;
        }
    }

    /** How a parameter is trained. */
    enum Kind {
        /** Of a convolution or dense layer: L2 applies. */
        WEIGHT,
        /** A bias, or a scale or shift of batch normalisation. */
        OTHER,
        /** A running mean or variance: its "gradient" is what to subtract from it. */
        RUNNING_STATISTIC
    }

    /** All parts, from offset 0 to the end without gaps. */
    static List<Slice> slices(ComputationGraph graph) {
        List<Slice> slices = new ArrayList<>();
        int offset = 0;
        for (int index : graph.topologicalSortOrder()) {
            GraphVertex vertex = graph.getVertices()[index];
            for (Map.Entry<String, INDArray> parameter : parameters(vertex).entrySet()) {
                int length = Math.toIntExact(parameter.getValue().length());
                slices.add(new Slice(
                        vertex.getVertexName() + "_" + parameter.getKey(),
                        offset,
                        length,
                        kind(vertex.getLayer().conf().getLayer(), parameter.getKey())));
                offset += length;
            }
        }
        if (offset != graph.numParams()) {
            throw new IllegalStateException("the parameters take " + graph.numParams() + " values, not " + offset);
        }
        return slices;
    }

    private static Map<String, INDArray> parameters(GraphVertex vertex) {
        Map<String, INDArray> parameters = vertex.paramTable(false);
        return parameters == null ? Map.of() : parameters;
    }

    private static Kind kind(Layer layer, String parameter) {
        if (layer instanceof BatchNorm && (parameter.equals("mean") || parameter.equals("var"))) {
            return Kind.RUNNING_STATISTIC;
        }
        return layer.initializer().isWeightParam(layer, parameter) ? Kind.WEIGHT : Kind.OTHER;
    }
}
