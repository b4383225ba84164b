package org.shbangzero.train.network.layer;

import java.util.Collection;
import org.deeplearning4j.nn.api.Layer;
import org.deeplearning4j.nn.conf.NeuralNetConfiguration;
import org.deeplearning4j.optimize.api.TrainingListener;
import org.nd4j.linalg.api.buffer.DataType;
import org.nd4j.linalg.api.ndarray.INDArray;

/** The value output: probabilities [N, 3] of win, draw, loss for the side to move, with the loss of {@link ValueLossLayer}. */
public final class ValueLoss extends LossHead {
    @Override
    public Layer instantiate(
            NeuralNetConfiguration conf,
            Collection<TrainingListener> listeners,
            int index,
            INDArray params,
            boolean initialize,
            DataType dataType) {
        return LayerSetup.complete(new ValueLossLayer(conf, dataType), conf, listeners, index, params, initialize);
    }
}
