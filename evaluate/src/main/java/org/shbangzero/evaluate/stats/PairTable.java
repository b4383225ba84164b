package org.shbangzero.evaluate.stats;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;

/**
 * Pairs of games between two players, counted by the outcomes of both games, so that nothing about colours, draws or
 * their dependence is lost. A pair is one opening played twice with colours reversed. Immutable.
 *
 * <p>An outcome is 1 for a win of the first player, 0 for a draw, -1 for a loss, whatever colour he had.
 */
public final class PairTable {
    public static final PairTable EMPTY = new PairTable(new long[9]);

    /** Counts by outcome as White, then outcome as Black: 3 (asWhite + 1) + asBlack + 1. */
    private final long[] counts;

    private PairTable(long[] counts) {
        this.counts = counts;
    }

    /** Pairs by their nine counts, as {@link #counts()} gives them. */
    @JsonCreator
    public static PairTable of(long... counts) {
        if (counts.length != 9 || Arrays.stream(counts).anyMatch(count -> count < 0)) {
            throw new IllegalArgumentException("nine counts of at least 0 are needed, not " + Arrays.toString(counts));
        }
        return new PairTable(counts.clone());
    }

    /**
     * These pairs and one more.
     *
     * @param asWhite outcome of the game in which the first player had White
     * @param asBlack outcome of the game in which he had Black
     */
    public PairTable plus(int asWhite, int asBlack) {
        long[] sum = counts.clone();
        sum[index(asWhite, asBlack)]++;
        return new PairTable(sum);
    }

    /** These pairs and those of {@code other}. */
    public PairTable plus(PairTable other) {
        long[] sum = counts.clone();
        for (int i = 0; i < sum.length; i++) {
            sum[i] += other.counts[i];
        }
        return new PairTable(sum);
    }

    /** The same pairs from the second player's view. */
    public PairTable reversed() {
        long[] reversed = new long[counts.length];
        for (int asWhite = -1; asWhite <= 1; asWhite++) {
            for (int asBlack = -1; asBlack <= 1; asBlack++) {
                reversed[index(-asBlack, -asWhite)] = count(asWhite, asBlack);
            }
        }
        return new PairTable(reversed);
    }

    /** Number of pairs with these outcomes. */
    public long count(int asWhite, int asBlack) {
        return counts[index(asWhite, asBlack)];
    }

    private static int index(int asWhite, int asBlack) {
        if (Math.abs(asWhite) > 1 || Math.abs(asBlack) > 1) {
            throw new IllegalArgumentException("an outcome is 1, 0 or -1, not " + asWhite + " or " + asBlack);
        }
        return 3 * (asWhite + 1) + asBlack + 1;
    }

    /**
     * The nine counts, by outcome as White and within that as Black, losses first: lost both, lost as White and drawn as
     * Black, and so on.
     */
    @JsonValue
    public long[] counts() {
        return counts.clone();
    }

    /** Number of pairs. */
    public long pairs() {
        return Arrays.stream(counts).sum();
    }

    /** The pairs by the first player's score. */
    public Pentanomial pentanomial() {
        return count((asWhite, asBlack) -> 2 + asWhite + asBlack);
    }

    /** The games in which the first player had White, from his view. */
    public Trinomial whiteGames() {
        return new Trinomial(
                count(1, -1) + count(1, 0) + count(1, 1),
                count(0, -1) + count(0, 0) + count(0, 1),
                count(-1, -1) + count(-1, 0) + count(-1, 1));
    }

    /** The games in which the first player had Black, from his view. */
    public Trinomial blackGames() {
        return new Trinomial(
                count(-1, 1) + count(0, 1) + count(1, 1),
                count(-1, 0) + count(0, 0) + count(1, 0),
                count(-1, -1) + count(0, -1) + count(1, -1));
    }

    /**
     * Mean score of whoever had White, in [0, 1], with its 95 % interval; 1/2 in [0, 1] if there are no pairs. The interval is
     * that of {@link Score#of}, on what White scored in each pair.
     */
    public Interval whiteScore() {
        return Score.of(count((asWhite, asBlack) -> 2 + asWhite - asBlack));
    }

    /**
     * Share of drawn games, in [0, 1], with its 95 % interval; 1/2 in [0, 1] if there are no pairs. The interval is that of {@link
     * Score#of}, on the number of draws in each pair.
     */
    public Interval drawShare() {
        return Score.of(count((asWhite, asBlack) -> 4 - 2 * Math.abs(asWhite) - 2 * Math.abs(asBlack)));
    }

    /** What a pair counts, in quarters, 0 to 4. */
    @FunctionalInterface
    private interface Points {
        int of(int asWhite, int asBlack);
    }

    private Pentanomial count(Points points) {
        long[] sums = new long[5];
        for (int asWhite = -1; asWhite <= 1; asWhite++) {
            for (int asBlack = -1; asBlack <= 1; asBlack++) {
                sums[points.of(asWhite, asBlack)] += count(asWhite, asBlack);
            }
        }
        return new Pentanomial(sums[0], sums[1], sums[2], sums[3], sums[4]);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof PairTable table && Arrays.equals(counts, table.counts);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(counts);
    }

    @Override
    public String toString() {
        return Arrays.toString(counts);
    }
}
