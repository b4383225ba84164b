package org.shbangzero.evaluate.yardstick;

import java.util.random.RandomGenerator;

/** Random orders. */
public final class Shuffle {
    private Shuffle() {}

    /** Brings the first {@code count} values into a random order: Fisher and Yates, from the last value down. */
    public static void firstOf(int[] values, int count, RandomGenerator random) {
        for (int i = count - 1; i > 0; i--) {
            int j = random.nextInt(i + 1);
            int value = values[i];
            values[i] = values[j];
            values[j] = value;
        }
    }
}
