package org.shbangzero.train.network.layer;

import java.util.Collection;
import org.deeplearning4j.nn.api.Layer;
import org.deeplearning4j.nn.api.ParamInitializer;
import org.deeplearning4j.nn.conf.InputPreProcessor;
import org.deeplearning4j.nn.conf.NeuralNetConfiguration;
import org.deeplearning4j.nn.conf.inputs.InputType;
import org.deeplearning4j.nn.conf.layers.FeedForwardLayer;
import org.deeplearning4j.nn.conf.memory.LayerMemoryReport;
import org.deeplearning4j.optimize.api.TrainingListener;
import org.nd4j.linalg.api.buffer.DataType;
import org.nd4j.linalg.api.ndarray.INDArray;

/**
 * Squeeze-and-excitation (Hu et al. 2018, section 3): scales each channel of [N, C, 8, 8] by a number in (0, 1) that two
 * dense layers compute from all channels' averages.
 */
public final class SqueezeExcite extends FeedForwardLayer {
    private int hidden;

    /** For reading from JSON. */
    SqueezeExcite() {}

    /** @param hidden outputs of the first dense layer */
    public SqueezeExcite(int hidden) {
        this.hidden = hidden;
    }

    /** Outputs of the first dense layer. */
    public int getHidden() {
        return hidden;
    }

    /** For reading from JSON. */
    void setHidden(int hidden) {
        this.hidden = hidden;
    }

    @Override
    public Layer instantiate(
            NeuralNetConfiguration conf,
            Collection<TrainingListener> listeners,
            int index,
            INDArray params,
            boolean initialize,
            DataType dataType) {
        return LayerSetup.complete(new SqueezeExciteLayer(conf, dataType), conf, listeners, index, params, initialize);
    }

    @Override
    public ParamInitializer initializer() {
        return SqueezeExciteParams.INSTANCE;
    }

    @Override
    public InputType getOutputType(int index, InputType inputType) {
        return inputType;
    }

    @Override
    public void setNIn(InputType inputType, boolean override) {
        long channels = ((InputType.InputTypeConvolutional) inputType).getChannels();
        setNIn(channels);
        setNOut(channels);
    }

    @Override
    public InputPreProcessor getPreProcessorForInputType(InputType inputType) {
        return null;
    }

    @Override
    public LayerMemoryReport getMemoryReport(InputType inputType) {
        long parameters = initializer().numParams(this);
        return new LayerMemoryReport.Builder(getLayerName(), SqueezeExcite.class, inputType, inputType)
                .standardMemory(parameters, getIUpdater().stateSize(parameters))
                .workingMemory(0, 0, 0, 0)
                .cacheMemory(0, 0)
                .build();
    }

    @Override
    public SqueezeExcite clone() {
        return (SqueezeExcite) super.clone();
    }
}
