package org.shbangzero.train.network.layer;

import org.deeplearning4j.nn.conf.InputPreProcessor;
import org.deeplearning4j.nn.conf.inputs.InputType;
import org.deeplearning4j.nn.conf.layers.LossLayer;

/** An output that adds a loss to what comes in, of any shape, and has no parameters. */
abstract class LossHead extends LossLayer {
    @Override
    public InputType getOutputType(int index, InputType inputType) {
        return inputType;
    }

    @Override
    public void setNIn(InputType inputType, boolean override) {
        // Takes any shape: there is nothing to size.
    }

    @Override
    public InputPreProcessor getPreProcessorForInputType(InputType inputType) {
        return null;
    }
}
