package org.shbangzero.selfplay.inference;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.FloatBuffer;
import org.shbangzero.core.Game;
import org.shbangzero.core.PlaneLayout;
import org.shbangzero.core.Position;

/** Encoded positions on their way to an {@link Evaluator}, and its answers. Used by one thread at a time. */
public final class EvaluationBatch {
    private final PlaneLayout planeLayout;
    private final int policySize;
    private final int capacity;
    private final FloatBuffer planes;
    private final FloatBuffer policy;
    private final FloatBuffer wdl;
    private final long[] words;
    private final float[] scalars;
    private final float[] expanded;
    private int size;

    public EvaluationBatch(Game game, int capacity) {
        this.planeLayout = game.planes();
        this.policySize = game.policy().size();
        this.capacity = capacity;
        this.planes = direct(capacity * planeLayout.planeCount() * 64);
        this.policy = direct(capacity * policySize);
        this.wdl = direct(capacity * 3);
        this.words = new long[planeLayout.wordCount()];
        this.scalars = new float[planeLayout.scalarCount()];
        this.expanded = new float[planeLayout.planeCount() * 64];
    }

    private static FloatBuffer direct(int floats) {
        return ByteBuffer.allocateDirect(floats * Float.BYTES)
                .order(ByteOrder.nativeOrder())
                .asFloatBuffer();
    }

    /** Encodes a position and returns its index in the batch. */
    public int add(Position position) {
        position.encode(words, 0, scalars, 0);
        planeLayout.expand(words, 0, scalars, 0, expanded, 0);
        planes.put(size * expanded.length, expanded);
        return size++;
    }

    public void clear() {
        size = 0;
    }

    public int size() {
        return size;
    }

    public int capacity() {
        return capacity;
    }

    public boolean isFull() {
        return size == capacity;
    }

    /** Input [capacity, planes, 8, 8], direct. */
    public FloatBuffer planes() {
        return planes;
    }

    /** Output logits [capacity, policy size], direct. */
    public FloatBuffer policy() {
        return policy;
    }

    /** Output probabilities of win, draw, loss for the side to move [capacity, 3], direct. */
    public FloatBuffer wdl() {
        return wdl;
    }

    /** Logit of a policy index for the position at {@code index}. */
    public float logit(int index, int policyIndex) {
        return policy.get(index * policySize + policyIndex);
    }

    /** Probability that the side to move wins the position at {@code index}. */
    public float win(int index) {
        return wdl.get(3 * index);
    }

    public float draw(int index) {
        return wdl.get(3 * index + 1);
    }

    public float loss(int index) {
        return wdl.get(3 * index + 2);
    }
}
