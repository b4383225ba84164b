package org.shbangzero.core.board;

import java.util.Arrays;

/**
 * The moves that led to a position, with what is needed to take each back and to find repetitions. Flat arrays that grow; no
 * allocation per move.
 */
public final class History {
    private static final int INITIAL_CAPACITY = 64;

    private int size;
    private int[] moves;
    private long[] states;
    private long[] keys;

    public History() {
        moves = new int[INITIAL_CAPACITY];
        states = new long[INITIAL_CAPACITY];
        keys = new long[INITIAL_CAPACITY];
    }

    public History(History other) {
        int capacity = Math.max(INITIAL_CAPACITY, other.size + INITIAL_CAPACITY);
        size = other.size;
        moves = Arrays.copyOf(other.moves, capacity);
        states = Arrays.copyOf(other.states, capacity);
        keys = Arrays.copyOf(other.keys, capacity);
    }

    /** Number of plies. */
    public int size() {
        return size;
    }

    /**
     * Records a move.
     *
     * @param state whatever the game needs to take the move back
     * @param key the key of the position before the move
     */
    public void push(int move, long state, long key) {
        if (size == moves.length) {
            grow();
        }
        moves[size] = move;
        states[size] = state;
        keys[size] = key;
        size++;
    }

    private void grow() {
        moves = Arrays.copyOf(moves, 2 * size);
        states = Arrays.copyOf(states, 2 * size);
        keys = Arrays.copyOf(keys, 2 * size);
    }

    /** Forgets the last move; its entries can still be read with {@link #topMove} and {@link #topState} until the next push. */
    public void pop() {
        size--;
    }

    /** The move at index {@link #size()}, after {@link #pop}. */
    public int topMove() {
        return moves[size];
    }

    /** The state at index {@link #size()}, after {@link #pop}. */
    public long topState() {
        return states[size];
    }

    /**
     * How often a position occurred in the last {@code window} plies: 0, 1, or 2 for twice or more. Looks only at positions
     * with the same side to move, at least four plies back: in no game here can a position come back after two.
     */
    public int repetitions(long key, int window) {
        int found = 0;
        int oldest = Math.max(0, size - window);
        for (int i = size - 4; i >= oldest; i -= 2) {
            if (keys[i] == key && ++found == 2) {
                return found;
            }
        }
        return found;
    }
}
