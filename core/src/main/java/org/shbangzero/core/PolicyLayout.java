package org.shbangzero.core;

/**
 * What the network answers for moves: {@code planes * 64} logits; the index of a move is {@code plane * 64 + from}, both
 * from the mover's view.
 */
public interface PolicyLayout {
    /** Changes whenever the meaning of any index does, e.g. {@code chess-policy-1}; files and networks carry it. */
    String name();

    /** Number of policy planes. */
    int planes();

    /** Number of indices. */
    default int size() {
        return planes() * 64;
    }

    /**
     * Whether the position with these planes may be mirrored left to right: the mirrored position has the mirrored moves
     * and the same value.
     */
    boolean mirrorable(long[] words, int wordOffset, float[] scalars, int scalarOffset);

    /** The index of the same move mirrored left to right. Its own inverse. */
    int mirror(int index);
}
