package org.shbangzero.train.job;

import java.util.Locale;

/** Wall seconds that the phases of an iteration took in this process. */
record PhaseTimes(double selfPlay, double training, double matches) {
    /** Of an iteration whose times nobody wrote down. */
    static final PhaseTimes UNKNOWN = new PhaseTimes(Double.NaN, Double.NaN, Double.NaN);

    double total() {
        return selfPlay + training + matches;
    }

    /** E.g. {@code 1:05}, or {@code 2:01:05} from an hour on. */
    String text() {
        long seconds = Math.round(total());
        String minutes = String.format(Locale.ROOT, "%d:%02d", seconds / 60 % 60, seconds % 60);
        return seconds < 3600
                ? minutes
                : String.format(Locale.ROOT, "%d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60);
    }
}
