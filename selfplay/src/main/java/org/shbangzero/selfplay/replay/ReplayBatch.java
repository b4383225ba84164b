package org.shbangzero.selfplay.replay;

import static org.shbangzero.selfplay.replay.ReplayColumn.*;

import java.util.Arrays;
import org.shbangzero.core.Game;

/**
 * What training needs of some positions, column by column in flat arrays that are reused. The arrays grow with the
 * content and are to be read only; entries beyond those stated are leftovers. The view is the side to move's throughout.
 */
public final class ReplayBatch {
    private final int wordCount;
    private final int scalarCount;
    private final int policySize;
    private int size;
    private long[] words = new long[0];
    private float[] scalars = new float[0];
    private int[] policyStart = new int[1];
    private int[] policyIndex = new int[0];
    private float[] policyProb = new float[0];
    private float[] policyWeight = new float[0];
    private float[] valueWeight = new float[0];
    private float[] rootWdl = new float[0];
    private int[] result = new int[0];
    private int[] pliesLeft = new int[0];

    /** An empty batch for positions of {@code game}. */
    public ReplayBatch(Game game) {
        this.wordCount = game.planes().wordCount();
        this.scalarCount = game.planes().scalarCount();
        this.policySize = game.policy().size();
    }

    /** Number of rows n. */
    public int size() {
        return size;
    }

    public void clear() {
        size = 0;
    }

    /** Plane words [n, {@code planes().wordCount()}]. */
    public long[] words() {
        return words;
    }

    /** Constant planes [n, {@code planes().scalarCount()}], in [0, 1]. */
    public float[] scalars() {
        return scalars;
    }

    /** Where each row's moves begin [n + 1]: row i has the entries {@code policyStart[i]} to {@code policyStart[i + 1] - 1}. */
    public int[] policyStart() {
        return policyStart;
    }

    /** Policy indices of the legal moves, ascending in each row [{@code policyStart[n]}]. */
    public int[] policyIndex() {
        return policyIndex;
    }

    /** The search policy over those moves, which adds up to 1 in each row, up to rounding [{@code policyStart[n]}]. */
    public float[] policyProb() {
        return policyProb;
    }

    /** Weights in the policy loss [n], 0 for rows without a policy target. */
    public float[] policyWeight() {
        return policyWeight;
    }

    /** Weights in the value loss [n]. */
    public float[] valueWeight() {
        return valueWeight;
    }

    /** Win, draw, loss of the search's root [n, 3]. */
    public float[] rootWdl() {
        return rootWdl;
    }

    /** Results of the games [n]: +1 won, 0 drawn, -1 lost. */
    public int[] result() {
        return result;
    }

    /** Plies to the games' ends [n]. */
    public int[] pliesLeft() {
        return pliesLeft;
    }

    /** Adds a copy of one row of another batch of the same game. */
    public void append(ReplayBatch source, int row) {
        int begin = source.policyStart[row];
        int moves = source.policyStart[row + 1] - begin;
        reserve(1);
        reserveMoves(size, moves);
        int start = policyStart[size];
        System.arraycopy(source.words, row * wordCount, words, size * wordCount, wordCount);
        System.arraycopy(source.scalars, row * scalarCount, scalars, size * scalarCount, scalarCount);
        System.arraycopy(source.policyIndex, begin, policyIndex, start, moves);
        System.arraycopy(source.policyProb, begin, policyProb, start, moves);
        System.arraycopy(source.rootWdl, 3 * row, rootWdl, 3 * size, 3);
        policyWeight[size] = source.policyWeight[row];
        valueWeight[size] = source.valueWeight[row];
        result[size] = source.result[row];
        pliesLeft[size] = source.pliesLeft[row];
        policyStart[++size] = start + moves;
    }

    /** Adds all rows of a row group; if that fails, the batch is as before. */
    void append(RowGroup group) {
        int rows = group.rows();
        reserve(rows);
        for (int i = size; i < size + rows; i++) {
            require(group.nextLongs(PLANES_BITS, words, i * wordCount) == wordCount, PLANES_BITS);
        }
        for (int i = size; i < size + rows; i++) {
            require(group.nextFloats(PLANES_SCALAR, scalars, i * scalarCount) == scalarCount, PLANES_SCALAR);
        }
        appendPolicies(group, rows);
        for (int i = size; i < size + rows; i++) {
            policyWeight[i] = group.nextFloat(POLICY_WEIGHT);
            valueWeight[i] = group.nextFloat(VALUE_WEIGHT);
            rootWdl[3 * i] = group.nextFloat(ROOT_W);
            rootWdl[3 * i + 1] = group.nextFloat(ROOT_D);
            rootWdl[3 * i + 2] = group.nextFloat(ROOT_L);
            result[i] = group.nextInt(RESULT);
            pliesLeft[i] = group.nextInt(PLIES_LEFT);
        }
        size += rows;
    }

    private void appendPolicies(RowGroup group, int rows) {
        for (int i = size; i < size + rows; i++) {
            reserveMoves(i, policySize);
            policyStart[i + 1] = policyStart[i] + group.nextInts(POLICY_INDEX, policyIndex, policyStart[i]);
        }
        for (int i = size; i < size + rows; i++) {
            int moves = policyStart[i + 1] - policyStart[i];
            require(group.nextFloats(POLICY_PROB, policyProb, policyStart[i]) == moves, POLICY_PROB);
        }
    }

    private static void require(boolean holds, ReplayColumn column) {
        if (!holds) {
            throw new IllegalStateException("a list in " + column.columnName() + " has the wrong length");
        }
    }

    private void reserve(int rows) {
        if (size + rows <= result.length) {
            return;
        }
        int capacity = Math.max(size + rows, result.length * 3 / 2);
        words = Arrays.copyOf(words, capacity * wordCount);
        scalars = Arrays.copyOf(scalars, capacity * scalarCount);
        policyStart = Arrays.copyOf(policyStart, capacity + 1);
        policyWeight = Arrays.copyOf(policyWeight, capacity);
        valueWeight = Arrays.copyOf(valueWeight, capacity);
        rootWdl = Arrays.copyOf(rootWdl, 3 * capacity);
        result = Arrays.copyOf(result, capacity);
        pliesLeft = Arrays.copyOf(pliesLeft, capacity);
    }

    private void reserveMoves(int row, int moves) {
        int needed = policyStart[row] + moves;
        if (needed > policyIndex.length) {
            int capacity = Math.max(needed, policyIndex.length * 3 / 2);
            policyIndex = Arrays.copyOf(policyIndex, capacity);
            policyProb = Arrays.copyOf(policyProb, capacity);
        }
    }
}
