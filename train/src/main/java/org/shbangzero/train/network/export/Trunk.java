package org.shbangzero.train.network.export;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import onnx.Onnx.GraphProto;
import onnx.Onnx.NodeProto;
import onnx.Onnx.ValueInfoProto;

/**
 * The part of a network that its heads share: what every output depends on.
 *
 * @param tensors outputs of its nodes
 */
record Trunk(Set<String> tensors) {
    Trunk {
        tensors = Set.copyOf(tensors);
    }

    /** @param graph nodes in topological order, as ONNX demands */
    static Trunk of(GraphProto graph) {
        Map<String, Set<String>> reached = new HashMap<>();
        graph.getOutputList().forEach(output -> reach(reached, output.getName(), Set.of(output.getName())));
        List<NodeProto> nodes = graph.getNodeList();
        for (int i = nodes.size() - 1; i >= 0; i--) {
            Set<String> outputs = reached.getOrDefault(nodes.get(i).getOutput(0), Set.of());
            nodes.get(i).getInputList().forEach(input -> reach(reached, input, outputs));
        }
        Set<String> all = new HashSet<>();
        graph.getOutputList().stream().map(ValueInfoProto::getName).forEach(all::add);
        Set<String> tensors = new HashSet<>();
        for (NodeProto node : nodes) {
            if (reached.getOrDefault(node.getOutput(0), Set.of()).containsAll(all)) {
                tensors.add(node.getOutput(0));
            }
        }
        return new Trunk(tensors);
    }

    private static void reach(Map<String, Set<String>> reached, String tensor, Set<String> outputs) {
        reached.computeIfAbsent(tensor, unknown -> new HashSet<>()).addAll(outputs);
    }

    boolean holds(NodeProto node) {
        return tensors.contains(node.getOutput(0));
    }
}
