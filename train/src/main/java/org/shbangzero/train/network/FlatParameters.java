package org.shbangzero.train.network;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
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
     * @param runningStatistic whether it is a running mean or variance: no weight, and its "gradient" is the change itself
     */
    record Slice(String name, int offset, int length, boolean runningStatistic) {
        int end() {
            return offset + length;
        }
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
                        isRunningStatistic(vertex, parameter.getKey())));
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

    private static boolean isRunningStatistic(GraphVertex vertex, String parameter) {
        return vertex.hasLayer()
                && vertex.getLayer().conf().getLayer() instanceof BatchNorm
                && (parameter.equals("mean") || parameter.equals("var"));
    }
}
