package org.shbangzero.core.board;

/** Random numbers for Zobrist hashing (Zobrist 1970): the same in every run, so that keys may be stored and compared. */
public final class RandomKeys {
    private RandomKeys() {}

    /**
     * {@code count} keys, by SplitMix64.
     *
     * @param purpose what the keys are for; another purpose gives other keys
     */
    public static long[] create(String purpose, int count) {
        long state = 0x5348_4241_4E47L;
        for (int i = 0; i < purpose.length(); i++) {
            state = mix(state + purpose.charAt(i));
        }
        long[] keys = new long[count];
        for (int i = 0; i < count; i++) {
            state += 0x9E3779B97F4A7C15L;
            keys[i] = mix(state);
        }
        return keys;
    }

    private static long mix(long z) {
        long y = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        y = (y ^ (y >>> 27)) * 0x94D049BB133111EBL;
        return y ^ (y >>> 31);
    }
}
