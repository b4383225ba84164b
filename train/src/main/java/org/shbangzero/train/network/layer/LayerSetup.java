package org.shbangzero.train.network.layer;

import java.util.Collection;
import org.deeplearning4j.nn.api.Layer;
import org.deeplearning4j.nn.conf.NeuralNetConfiguration;
import org.deeplearning4j.optimize.api.TrainingListener;
import org.nd4j.linalg.api.ndarray.INDArray;

/** The part of building a layer that is the same for all. */
final class LayerSetup {
    private LayerSetup() {}

    static <L extends Layer> L complete(
            L layer,
            NeuralNetConfiguration conf,
            Collection<TrainingListener> listeners,
            int index,
            INDArray params,
            boolean initialize) {
        layer.setListeners(listeners);
        layer.setIndex(index);
        layer.setParamsViewArray(params);
        layer.setParamTable(conf.getLayer().initializer().init(conf, params, initialize));
        layer.setConf(conf);
        return layer;
    }
}
