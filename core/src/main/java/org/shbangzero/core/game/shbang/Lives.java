package org.shbangzero.core.game.shbang;

import java.util.Arrays;
import org.shbangzero.core.board.RandomKeys;

/**
 * The number of lives on each square, 0 to 15, bit-sliced: slice i holds bit i of every square's number. So sets of squares by
 * height, sums over sets, and network planes are a few operations on words.
 */
final class Lives {
    /** Lives of a colour, on the board and in hand. */
    static final int TOTAL = 15;

    /** Index {@code 64 * lives + square}; no lives have no key. */
    private static final long[] KEYS = createKeys();

    private long ones;
    private long twos;
    private long fours;
    private long eights;
    private long key;

    Lives() {}

    Lives(Lives other) {
        ones = other.ones;
        twos = other.twos;
        fours = other.fours;
        eights = other.eights;
        key = other.key;
    }

    private static long[] createKeys() {
        long[] keys = RandomKeys.create("lives", (TOTAL + 1) * 64);
        Arrays.fill(keys, 0, 64, 0);
        return keys;
    }

    /** Lives on a square. */
    int at(int square) {
        return (int) (ones >>> square & 1)
                | (int) (twos >>> square & 1) << 1
                | (int) (fours >>> square & 1) << 2
                | (int) (eights >>> square & 1) << 3;
    }

    /** The squares with at least one life. */
    long any() {
        return ones | twos | fours | eights;
    }

    long atLeastTwo() {
        return twos | fours | eights;
    }

    long atLeastThree() {
        return (ones & twos) | fours | eights;
    }

    long atLeastFour() {
        return fours | eights;
    }

    /** The squares whose number has bit {@code i}, 0 to 3. */
    long slice(int i) {
        return switch (i) {
            case 0 -> ones;
            case 1 -> twos;
            case 2 -> fours;
            default -> eights;
        };
    }

    /** The sum over a set of squares. */
    int sum(long squares) {
        return Long.bitCount(ones & squares)
                + 2 * Long.bitCount(twos & squares)
                + 4 * Long.bitCount(fours & squares)
                + 8 * Long.bitCount(eights & squares);
    }

    /** Zobrist hash. */
    long key() {
        return key;
    }

    /** Adds a life; there must be fewer than {@link #TOTAL}. */
    void increment(int square) {
        change(square, 1);
    }

    /** Takes a life from a square that has one. */
    void decrement(int square) {
        change(square, -1);
    }

    private void change(int square, int by) {
        int before = at(square);
        int after = before + by;
        toggle(before ^ after, 1L << square);
        key ^= KEYS[before << 6 | square] ^ KEYS[after << 6 | square];
    }

    /** Moves all lives of a square to a square without any. */
    void move(int from, int to) {
        int lives = at(from);
        toggle(lives, 1L << from | 1L << to);
        key ^= KEYS[lives << 6 | from] ^ KEYS[lives << 6 | to];
    }

    private void toggle(int bits, long squares) {
        ones ^= -(bits & 1L) & squares;
        twos ^= -(bits >> 1 & 1L) & squares;
        fours ^= -(bits >> 2 & 1L) & squares;
        eights ^= -(bits >> 3 & 1L) & squares;
    }
}
