package org.shbangzero.train.network.layer;

/**
 * Softmax cross entropy of one position. The logarithm of the sum of exponentials is taken relative to the largest logit, so
 * that logits as far out as ±1e9 give finite results.
 */
final class SoftmaxRow {
    private float[] logits = {};
    private float[] probabilities = {};
    private double weight;
    private double loss;
    private double entropy;
    private double correct;

    /** Room for {@code n} logits, to be filled before {@link #compute}. */
    float[] logits(int n) {
        if (logits.length < n) {
            logits = new float[2 * n];
            probabilities = new float[2 * n];
        }
        return logits;
    }

    /** Softmax of the first logits, as the last {@link #compute} or {@link #softmax} left it. */
    float[] probabilities() {
        return probabilities;
    }

    /** Computes the probabilities of the first {@code n} logits and returns the logarithm of the sum of their exponentials. */
    double softmax(int n) {
        float max = logits[0];
        for (int i = 1; i < n; i++) {
            max = Math.max(max, logits[i]);
        }
        double sum = 0;
        for (int i = 0; i < n; i++) {
            double e = Math.exp(logits[i] - max);
            probabilities[i] = (float) e;
            sum += e;
        }
        float inverse = (float) (1 / sum);
        for (int i = 0; i < n; i++) {
            probabilities[i] *= inverse;
        }
        return max + Math.log(sum);
    }

    /**
     * Softmax of the first {@code n} logits, and the sums for {@link #sums}.
     *
     * @param target wanted probabilities, from {@code offset} on
     */
    void compute(int n, float[] target, int offset, float rowWeight) {
        double logSum = softmax(n);
        double rowLoss = 0;
        double rowEntropy = 0;
        int predicted = 0;
        int wanted = 0;
        for (int i = 0; i < n; i++) {
            double logProbability = logits[i] - logSum;
            if (target[offset + i] != 0) {
                rowLoss -= target[offset + i] * logProbability;
            }
            if (probabilities[i] > 0) {
                rowEntropy -= probabilities[i] * logProbability;
            }
            predicted = logits[i] > logits[predicted] ? i : predicted;
            wanted = target[offset + i] > target[offset + wanted] ? i : wanted;
        }
        if (rowWeight != 0) {
            weight += rowWeight;
            loss += rowWeight * rowLoss;
            entropy += rowWeight * rowEntropy;
            correct += predicted == wanted ? rowWeight : 0;
        }
    }

    void clearSums() {
        weight = 0;
        loss = 0;
        entropy = 0;
        correct = 0;
    }

    LossSums sums() {
        return new LossSums(weight, loss, entropy, correct);
    }
}
