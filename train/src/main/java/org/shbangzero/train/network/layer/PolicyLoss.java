package org.shbangzero.train.network.layer;

import java.util.Collection;
import org.deeplearning4j.nn.api.Layer;
import org.deeplearning4j.nn.conf.NeuralNetConfiguration;
import org.deeplearning4j.optimize.api.TrainingListener;
import org.nd4j.linalg.api.buffer.DataType;
import org.nd4j.linalg.api.ndarray.INDArray;

/** The policy output: logits [N, policy planes, 8, 8], with the loss of {@link PolicyLossLayer}. */
public final class PolicyLoss extends LossHead {
    @Override
    public Layer instantiate(
            NeuralNetConfiguration conf,
            Collection<TrainingListener> listeners,
            int index,
            INDArray params,
            boolean initialize,
            DataType dataType) {
        return LayerSetup.complete(new PolicyLossLayer(conf, dataType), conf, listeners, index, params, initialize);
    }
}
