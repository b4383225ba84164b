package org.shbangzero.selfplay.onnx;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.shbangzero.core.InputException;

/** Reads a {@code ModelProto}; the numbers are those of {@code onnx.proto}. */
final class OnnxModelParser {
    private static final int IR_VERSION = 1;
    private static final int PRODUCER_NAME = 2;
    private static final int PRODUCER_VERSION = 3;
    private static final int GRAPH = 7;
    private static final int OPERATOR_SET = 8;
    private static final int METADATA = 14;

    private static final int GRAPH_NODE = 1;
    private static final int GRAPH_INITIALIZER = 5;
    private static final int GRAPH_INPUT = 11;
    private static final int GRAPH_OUTPUT = 12;

    private static final int NODE_OPERATOR = 4;

    private static final int DOMAIN = 1;
    private static final int VERSION = 2;

    private static final int KEY = 1;
    private static final int VALUE = 2;

    private static final String STANDARD_DOMAIN = "ai.onnx";

    private final long bytes;
    private final String sha256;

    private long irVersion;
    private String producerName = "";
    private String producerVersion = "";
    private boolean hasGraph;
    private final Map<String, Long> operatorSets = new HashMap<>();
    private final List<OnnxValue> inputs = new ArrayList<>();
    private final List<OnnxValue> outputs = new ArrayList<>();
    private final Map<String, Integer> operators = new HashMap<>();
    private final OnnxTensors tensors = new OnnxTensors();
    private final Map<String, String> metadata = new HashMap<>();

    OnnxModelParser(long bytes, String sha256) {
        this.bytes = bytes;
        this.sha256 = sha256;
    }

    /** @throws InputException saying what is wrong, without the file's name */
    OnnxDescription parse(ProtobufReader model) {
        while (model.next()) {
            switch (model.field()) {
                case IR_VERSION -> irVersion = model.number();
                case PRODUCER_NAME -> producerName = model.text();
                case PRODUCER_VERSION -> producerVersion = model.text();
                case GRAPH -> parseGraph(model.message());
                case OPERATOR_SET -> parseOperatorSet(model.message());
                case METADATA -> parseMetadata(model.message());
                default -> model.skip();
            }
        }
        if (irVersion == 0 || !hasGraph) {
            throw new InputException("it has no " + (hasGraph ? "version" : "graph"));
        }
        return new OnnxDescription(
                bytes,
                sha256,
                irVersion,
                operatorSets,
                (producerName + " " + producerVersion).strip(),
                inputs,
                outputs,
                operators,
                tensors.weights(),
                metadata);
    }

    private void parseGraph(ProtobufReader graph) {
        hasGraph = true;
        while (graph.next()) {
            switch (graph.field()) {
                case GRAPH_NODE -> parseNode(graph.message());
                case GRAPH_INITIALIZER -> tensors.add(graph.message());
                case GRAPH_INPUT -> inputs.add(OnnxValue.parse(graph.message()));
                case GRAPH_OUTPUT -> outputs.add(OnnxValue.parse(graph.message()));
                default -> graph.skip();
            }
        }
    }

    private void parseNode(ProtobufReader node) {
        while (node.next()) {
            if (node.field() == NODE_OPERATOR) {
                operators.merge(node.text(), 1, Integer::sum);
            } else {
                node.skip();
            }
        }
    }

    private void parseOperatorSet(ProtobufReader set) {
        String domain = "";
        long version = 0;
        while (set.next()) {
            if (set.field() == DOMAIN) {
                domain = set.text();
            } else if (set.field() == VERSION) {
                version = set.number();
            } else {
                set.skip();
            }
        }
        operatorSets.put(domain.isEmpty() ? STANDARD_DOMAIN : domain, version);
    }

    private void parseMetadata(ProtobufReader entry) {
        String key = "";
        String value = "";
        while (entry.next()) {
            if (entry.field() == KEY) {
                key = entry.text();
            } else if (entry.field() == VALUE) {
                value = entry.text();
            } else {
                entry.skip();
            }
        }
        metadata.put(key, value);
    }
}
