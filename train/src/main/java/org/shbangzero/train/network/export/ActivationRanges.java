package org.shbangzero.train.network.export;

import java.nio.FloatBuffer;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import onnx.Onnx.GraphProto;
import onnx.Onnx.ModelProto;
import onnx.Onnx.ValueInfoProto;
import org.shbangzero.core.Game;
import org.shbangzero.core.Position;
import org.shbangzero.selfplay.ProgressListener;
import org.shbangzero.selfplay.inference.ActivationProbe;
import org.shbangzero.selfplay.inference.EvaluationBatch;

/** Measures which values flow through a network: its calibration. */
final class ActivationRanges {
    private static final int BATCH = 100;

    private final ModelProto model;
    private final List<String> tensors;
    private final Game game;
    private final List<Position> positions;
    private final ProgressListener progress;

    /**
     * Prepares a measurement.
     *
     * @param tensors to measure, inputs or outputs of nodes
     * @param positions at least one
     * @param progress hears of each evaluated position
     */
    ActivationRanges(
            ModelProto model, List<String> tensors, Game game, List<Position> positions, ProgressListener progress) {
        this.model = model;
        this.tensors = tensors;
        this.game = game;
        this.positions = positions;
        this.progress = progress;
    }

    /** The range of each tensor's values: the whole one, since to clip what is rare moves the outputs more than finer steps gain. */
    Map<String, TensorRange> measure() {
        Map<String, TensorRange> ranges = new HashMap<>();
        EvaluationBatch batch = new EvaluationBatch(game, BATCH);
        try (ActivationProbe probe = ActivationProbe.open(probed().toByteArray())) {
            for (int first = 0; first < positions.size(); first += BATCH) {
                int end = Math.min(first + BATCH, positions.size());
                batch.clear();
                positions.subList(first, end).forEach(batch::add);
                probe.run(batch, tensors, (name, values) -> ranges.merge(name, range(values), TensorRange::and));
                progress.onProgress(end, positions.size());
            }
        }
        return ranges;
    }

    /** The network, with the tensors among its outputs. */
    private ModelProto probed() {
        GraphProto.Builder graph = GraphProto.newBuilder(model.getGraph());
        List<String> inputs =
                graph.getInputList().stream().map(ValueInfoProto::getName).toList();
        tensors.stream()
                .filter(name -> !inputs.contains(name))
                .forEach(name -> graph.addOutput(ValueInfoProto.newBuilder().setName(name)));
        return ModelProto.newBuilder(model).setGraph(graph).build();
    }

    private static TensorRange range(FloatBuffer values) {
        float min = Float.POSITIVE_INFINITY;
        float max = Float.NEGATIVE_INFINITY;
        for (int i = 0; i < values.limit(); i++) {
            min = Math.min(min, values.get(i));
            max = Math.max(max, values.get(i));
        }
        return new TensorRange(min, max);
    }
}
