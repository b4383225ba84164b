package org.shbangzero.selfplay.inference;

import java.util.Arrays;
import org.shbangzero.core.Position;

/**
 * Remembers the evaluations of one network, compactly: the logits of the legal moves, in the order of
 * {@link Position#legalMoves}, and win, draw, loss. The memory is fixed when it is made; the oldest evaluations make room
 * for new ones. Keys are {@link Position#evaluationKey()}, compared in all 64 bits, and the number of moves must agree.
 * Answers are the very bits that were put in, so a search with a cache gives what it would give without. Used by one
 * thread; looking up and putting in never allocates.
 *
 * <p>The values lie in a ring of floats. An entry of the table is its key and where its values start, counted in floats
 * ever written; it is gone once the ring has come round to them.
 */
public final class EvaluationCache {
    private static final int WDL = 3;
    /** Entries that a key may stand in; the oldest of them is replaced. */
    private static final int WAYS = 4;
    /** Bytes of an entry in the table. */
    private static final int TABLE_BYTES = Long.BYTES + Long.BYTES + Integer.BYTES;

    /** Floats that an entry typically takes in the ring; sizes the table so that the ring is full first. */
    private static final int TYPICAL_FLOATS = 32 + WDL;

    private static final long NEVER = Long.MIN_VALUE;

    private final long[] keys;
    private final long[] starts;
    private final int[] moveCounts;
    private final float[] ring;
    private final int mask;
    private long written;
    private long lookups;
    private long hits;

    /** @param mebibytes memory to use at most, at least 1 */
    public EvaluationCache(int mebibytes) {
        if (mebibytes < 1) {
            throw new IllegalArgumentException("a cache takes at least 1 MiB, not " + mebibytes);
        }
        long bytes = (long) mebibytes << 20;
        long entries = bytes / (TABLE_BYTES + TYPICAL_FLOATS * Float.BYTES);
        int tableSize = (int) Math.min(1 << 28, Long.highestOneBit(entries));
        this.keys = new long[tableSize];
        this.starts = new long[tableSize];
        this.moveCounts = new int[tableSize];
        long ringFloats = (bytes - (long) tableSize * TABLE_BYTES) / Float.BYTES;
        this.ring = new float[(int) Math.min(Integer.MAX_VALUE - 8, ringFloats)];
        this.mask = tableSize - WAYS;
        clear();
    }

    /** Forgets everything; needed when another network takes over. */
    public void clear() {
        Arrays.fill(starts, NEVER);
        written = 0;
        lookups = 0;
        hits = 0;
    }

    /**
     * Looks up a position.
     *
     * @param moveCount its number of legal moves
     * @param logits receives {@code moveCount} logits, if found
     * @param wdl receives win, draw, loss, if found
     * @return whether it was found
     */
    public boolean get(long key, int moveCount, float[] logits, float[] wdl) {
        lookups++;
        int entry = find(key, moveCount);
        if (entry < 0) {
            return false;
        }
        hits++;
        int at = (int) (starts[entry] % ring.length);
        System.arraycopy(ring, at, wdl, 0, WDL);
        System.arraycopy(ring, at + WDL, logits, 0, moveCount);
        return true;
    }

    /** Remembers an evaluation. */
    public void put(long key, int moveCount, float[] logits, float win, float draw, float loss) {
        int length = moveCount + WDL;
        if (length > ring.length) {
            return;
        }
        int entry = find(key, moveCount);
        if (entry < 0) {
            entry = oldestEntry(bucket(key));
        }
        int at = reserve(length);
        keys[entry] = key;
        moveCounts[entry] = moveCount;
        starts[entry] = written - length;
        ring[at] = win;
        ring[at + 1] = draw;
        ring[at + 2] = loss;
        System.arraycopy(logits, 0, ring, at + WDL, moveCount);
    }

    /** Look-ups since the last {@link #clear}. */
    public long lookups() {
        return lookups;
    }

    /** Look-ups that found their position. */
    public long hits() {
        return hits;
    }

    /** Size of the arrays, in bytes. */
    long bytes() {
        return (long) keys.length * TABLE_BYTES + (long) ring.length * Float.BYTES;
    }

    /** Makes room at the head of the ring, never across its end, and returns the place. */
    private int reserve(int length) {
        int at = (int) (written % ring.length);
        if (at + length > ring.length) {
            written += ring.length - at;
            at = 0;
        }
        written += length;
        return at;
    }

    private int bucket(long key) {
        return (int) ((key * 0x9E3779B97F4A7C15L) >>> 32) & mask;
    }

    private int find(long key, int moveCount) {
        int bucket = bucket(key);
        for (int entry = bucket; entry < bucket + WAYS; entry++) {
            if (keys[entry] == key && moveCounts[entry] == moveCount && isAlive(entry)) {
                return entry;
            }
        }
        return -1;
    }

    private boolean isAlive(int entry) {
        return starts[entry] != NEVER && written - starts[entry] <= ring.length;
    }

    private int oldestEntry(int bucket) {
        int oldest = bucket;
        for (int entry = bucket + 1; entry < bucket + WAYS; entry++) {
            if (starts[entry] < starts[oldest]) {
                oldest = entry;
            }
        }
        return oldest;
    }
}
