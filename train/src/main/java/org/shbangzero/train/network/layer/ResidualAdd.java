package org.shbangzero.train.network.layer;

import org.deeplearning4j.nn.conf.graph.ElementWiseVertex;
import org.deeplearning4j.nn.graph.ComputationGraph;
import org.deeplearning4j.nn.graph.vertex.GraphVertex;
import org.nd4j.linalg.api.buffer.DataType;
import org.nd4j.linalg.api.ndarray.INDArray;

/** The end of a residual block (He et al. 2016): ReLU of the sum of two inputs of the same shape. */
public final class ResidualAdd extends ElementWiseVertex {
    public ResidualAdd() {
        super(Op.Add);
    }

    @Override
    public ResidualAdd clone() {
        return new ResidualAdd();
    }

    @Override
    public GraphVertex instantiate(
            ComputationGraph graph, String name, int index, INDArray params, boolean initialize, DataType dataType) {
        return new ResidualAddVertex(graph, name, index, dataType);
    }
}
