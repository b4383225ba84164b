package org.shbangzero.train.network.layer;

import java.nio.FloatBuffer;
import org.deeplearning4j.nn.gradient.Gradient;
import org.deeplearning4j.nn.graph.ComputationGraph;
import org.deeplearning4j.nn.graph.vertex.impl.ElementWiseVertex;
import org.deeplearning4j.nn.workspace.ArrayType;
import org.deeplearning4j.nn.workspace.LayerWorkspaceMgr;
import org.nd4j.common.primitives.Pair;
import org.nd4j.linalg.api.buffer.DataType;
import org.nd4j.linalg.api.ndarray.INDArray;

/** Adds and rectifies in one pass, where the stock vertices need two and a copy. */
@SuppressWarnings("overrides") // BaseGraphVertex declares setInputs without the dots of its interface.
final class ResidualAddVertex extends ElementWiseVertex {
    private transient INDArray output;
    private float[] x = {};
    private float[] y = {};

    ResidualAddVertex(ComputationGraph graph, String name, int index, DataType dataType) {
        super(graph, name, index, Op.Add, dataType);
    }

    @Override
    public INDArray doForward(boolean training, LayerWorkspaceMgr workspaces) {
        INDArray left = OffHeap.plain(inputs[0]);
        INDArray right = OffHeap.plain(inputs[1]);
        INDArray sum = workspaces.createUninitialized(ArrayType.ACTIVATIONS, left.dataType(), left.shape(), 'c');
        int width = prepare(left);
        FloatBuffer a = OffHeap.view(left);
        FloatBuffer b = OffHeap.view(right);
        FloatBuffer to = OffHeap.view(sum);
        for (int at = 0; at < a.capacity(); at += width) {
            a.get(at, x, 0, width);
            b.get(at, y, 0, width);
            Vectors.add(x, y, width);
            Vectors.relu(x, width);
            to.put(at, x, 0, width);
        }
        output = sum;
        return sum;
    }

    /**
     * Gives both inputs the same gradient array. That is safe: the graph adds to the one of the skip connection only after
     * the block's own layers have read theirs.
     */
    @Override
    public Pair<Gradient, INDArray[]> doBackward(boolean truncated, LayerWorkspaceMgr workspaces) {
        INDArray given = OffHeap.plain(epsilon);
        INDArray gradient =
                workspaces.createUninitialized(ArrayType.ACTIVATION_GRAD, given.dataType(), given.shape(), 'c');
        int width = prepare(given);
        FloatBuffer from = OffHeap.view(given);
        FloatBuffer outputs = OffHeap.view(output);
        FloatBuffer to = OffHeap.view(gradient);
        for (int at = 0; at < from.capacity(); at += width) {
            from.get(at, x, 0, width);
            outputs.get(at, y, 0, width);
            Vectors.reluGradient(x, y, width);
            to.put(at, x, 0, width);
        }
        output = null;
        return new Pair<>(null, new INDArray[] {gradient, gradient});
    }

    /** Returns how many floats a position takes, and makes the scratch arrays that long. */
    private int prepare(INDArray array) {
        int width = Math.toIntExact(array.length() / array.size(0));
        if (x.length != width) {
            x = new float[width];
            y = new float[width];
        }
        return width;
    }

    @Override
    public void clear() {
        super.clear();
        output = null;
    }
}
