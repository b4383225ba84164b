package org.shbangzero.train.network;

import org.shbangzero.train.network.layer.OffHeap;

/**
 * An exponential moving average of a network's weights, running statistics of batch normalisation included. It plays better
 * than the last weights, and is what is exported.
 */
public final class AveragedWeights {
    private final PolicyValueNetwork average;
    private final PolicyValueNetwork network;
    private final double decay;
    private final float[] mean;
    private final float[] current;

    /**
     * @param average the average so far, e.g. a copy of the untrained network; changed by each update
     * @param network whose weights will be averaged
     * @param decay share of the old average that each update keeps, from 0 to below 1
     * @throws IllegalArgumentException if the two networks differ in any layer's name or size
     */
    public AveragedWeights(PolicyValueNetwork average, PolicyValueNetwork network, double decay) {
        if (!FlatParameters.slices(average.graph()).equals(FlatParameters.slices(network.graph()))) {
            throw new IllegalArgumentException("the network to average has other layers than the average");
        }
        this.network = network;
        this.average = average;
        this.decay = decay;
        this.mean = average.parameters();
        this.current = new float[mean.length];
    }

    /**
     * Takes in the network's weights after a step. In the first steps the average follows faster: the share kept is at most
     * (1 + steps) / (10 + steps), so that the random start is soon forgotten.
     *
     * @param steps steps done before this one
     */
    public void update(long steps) {
        float rate = (float) (1 - Math.min(decay, (1.0 + steps) / (10.0 + steps)));
        OffHeap.read(network.graph().params(), current);
        for (int i = 0; i < mean.length; i++) {
            mean[i] += rate * (current[i] - mean[i]);
        }
    }

    /** The network with the average as its weights. The same object each time: it changes with later calls. */
    public PolicyValueNetwork network() {
        OffHeap.write(mean, average.graph().params());
        return average;
    }
}
