package org.shbangzero.core.bench;

import java.util.Arrays;

/**
 * The rates of one workload, one a round.
 *
 * @param perSecond units of work by second of processor time, at least one
 */
record RoundRates(double... perSecond) {
    double median() {
        return median(perSecond.clone());
    }

    /** The median of the ratios to another workload's rates in the same rounds. */
    double ratioTo(RoundRates other) {
        double[] ratios = new double[perSecond.length];
        Arrays.setAll(ratios, round -> perSecond[round] / other.perSecond[round]);
        return median(ratios);
    }

    private static double median(double[] values) {
        Arrays.sort(values);
        int middle = values.length / 2;
        return values.length % 2 == 1 ? values[middle] : (values[middle - 1] + values[middle]) / 2;
    }
}
