package org.shbangzero.selfplay.worker;

/** Watches both sides' values through one game, and says when a side gives up, or would have. */
final class Resignation {
    private static final int NOBODY = -1;

    private final SelfPlaySettings settings;
    private final int[] lowTurns = new int[2];
    private boolean allowed;
    private int wouldResign;

    Resignation(SelfPlaySettings settings) {
        this.settings = settings;
    }

    /** Starts a game, in which resigning is allowed or only noted. */
    void start(boolean allow) {
        allowed = allow;
        wouldResign = NOBODY;
        lowTurns[0] = 0;
        lowTurns[1] = 0;
    }

    /** Whether the side to move, which searched and found this value, resigns now. */
    boolean resigns(int side, float value) {
        lowTurns[side] = value < -settings.resignValue() ? lowTurns[side] + 1 : 0;
        if (lowTurns[side] >= settings.resignTurns() && wouldResign == NOBODY) {
            wouldResign = side;
        }
        return allowed && wouldResign == side;
    }

    /** The side that was first to resign, or would have been, or -1. */
    int wouldResign() {
        return wouldResign;
    }

    boolean allowed() {
        return allowed;
    }
}
