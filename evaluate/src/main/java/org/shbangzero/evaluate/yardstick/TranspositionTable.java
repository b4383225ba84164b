package org.shbangzero.evaluate.yardstick;

/**
 * What a search found out about positions, to reuse when other moves lead to the same. A fixed number of entries, a newer
 * one replacing what had its place. Two flat arrays; an entry's data is one long: the move in bits 0–31, the bound in 32–33, the
 * depth in 34–39, the score in 40–63.
 */
final class TranspositionTable {
    /** The position's score is at least that of the entry. */
    static final int LOWER = 1;
    /** It is at most that of the entry. */
    static final int UPPER = 2;
    /** It is that of the entry. */
    static final int EXACT = LOWER | UPPER;

    /** What {@link #get} returns for a position that is not in the table. */
    static final long NOTHING = 0;

    private static final int SIZE_BITS = 18;
    private static final int BOUND_SHIFT = 32;
    private static final int DEPTH_SHIFT = 34;
    private static final int SCORE_SHIFT = 40;

    private final long[] keys = new long[1 << SIZE_BITS];
    private final long[] entries = new long[1 << SIZE_BITS];
    /** Mixed into the keys, so that nothing from before {@link #forget} is found. It takes no part in the index: equal searches fill equal places. */
    private long era;

    /** Forgets everything. */
    void forget() {
        era += 0x9E3779B97F4A7C15L;
    }

    /** The entry of a key, or {@link #NOTHING}. */
    long get(long key) {
        int index = index(key);
        return keys[index] == (key ^ era) ? entries[index] : NOTHING;
    }

    /**
     * Keeps an entry.
     *
     * @param depth 0 to 63
     * @param bound {@link #LOWER}, {@link #UPPER} or {@link #EXACT}
     * @param score within ±2^23
     */
    void put(long key, int move, int depth, int bound, int score) {
        int index = index(key);
        keys[index] = key ^ era;
        entries[index] = (move & 0xFFFF_FFFFL)
                | ((long) bound << BOUND_SHIFT)
                | ((long) depth << DEPTH_SHIFT)
                | ((long) score << SCORE_SHIFT);
    }

    private static int index(long key) {
        return (int) (key >>> (Long.SIZE - SIZE_BITS));
    }

    static int move(long entry) {
        return (int) entry;
    }

    static int bound(long entry) {
        return (int) (entry >>> BOUND_SHIFT) & EXACT;
    }

    static int depth(long entry) {
        return (int) (entry >>> DEPTH_SHIFT) & 63;
    }

    static int score(long entry) {
        return (int) (entry >> SCORE_SHIFT);
    }
}
