package org.shbangzero.train.network.layer;

/**
 * Sums over positions, each position counted by its weight; divide by {@link #weight} for means.
 *
 * @param weight sum of the weights
 * @param loss sum of cross entropies, in nats
 * @param entropy sum of the entropies of what the network predicts, in nats
 * @param correct sum over the positions whose most probable prediction is the most wanted
 */
public record LossSums(double weight, double loss, double entropy, double correct) {
    /** Of no position. */
    public static final LossSums ZERO = new LossSums(0, 0, 0, 0);

    public LossSums plus(LossSums other) {
        return new LossSums(weight + other.weight, loss + other.loss, entropy + other.entropy, correct + other.correct);
    }

    /** Mean cross entropy, 0 if nothing has weight. */
    public double meanLoss() {
        return mean(loss);
    }

    /** Mean entropy of the predictions, 0 if nothing has weight. */
    public double meanEntropy() {
        return mean(entropy);
    }

    /** Share of positions whose most probable prediction is the most wanted, 0 if nothing has weight. */
    public double accuracy() {
        return mean(correct);
    }

    private double mean(double sum) {
        return weight == 0 ? 0 : sum / weight;
    }
}
