package org.shbangzero.selfplay.inference;

import java.nio.FloatBuffer;
import org.shbangzero.core.Game;
import org.shbangzero.core.Position;

/** Encoded positions on their way to an {@link Evaluator}, and its answers. Used by one thread at a time. */
public final class EvaluationBatch {
    private final int policySize;
    private final int capacity;
    private final PlaneBuffer planes;
    private final FloatBuffer policy;
    private final FloatBuffer wdl;
    private int size;

    /** @param capacity at least 1 */
    public EvaluationBatch(Game game, int capacity) {
        this.policySize = game.policy().size();
        this.capacity = capacity;
        this.planes = new PlaneBuffer(game.planes(), capacity);
        this.policy = PlaneBuffer.direct(capacity * policySize);
        this.wdl = PlaneBuffer.direct(capacity * 3);
    }

    /**
     * Encodes a position and returns its index in the batch. It is quickest if the positions of one game get the same
     * index in each round.
     *
     * @throws IndexOutOfBoundsException if the batch is full
     */
    public int add(Position position) {
        planes.write(size, position);
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

    /** Input [capacity, planes, 8, 8], direct; for reading only. */
    public FloatBuffer planes() {
        return planes.floats();
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
