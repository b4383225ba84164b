package org.shbangzero.selfplay.worker;

/** Hands out the numbers of the games to play, in order. Called from all workers. */
final class GameQueue {
    static final int EMPTY = -1;

    private final int[] numbers;
    private int next;

    GameQueue(int[] numbers) {
        this.numbers = numbers;
    }

    /** The next game's number, or {@link #EMPTY}. */
    synchronized int take() {
        return next < numbers.length ? numbers[next++] : EMPTY;
    }
}
