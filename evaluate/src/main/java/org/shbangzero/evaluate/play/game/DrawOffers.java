package org.shbangzero.evaluate.play.game;

import org.shbangzero.core.Side;

/** The offer of a draw: it comes with a move, cannot be withdrawn, and stands until the opponent accepts it or ends a move. */
final class DrawOffers {
    static final int NOBODY = -1;

    /** Plies after which an engine takes a draw that gives it all it expects. */
    private static final int ENGINE_FROM_PLY = 40;
    /** What an engine expects at most, 0 loss to 1 win, if it takes a draw earlier. */
    private static final double ENGINE_GLAD = 0.3;

    /** Who offers; {@link #NOBODY} if no offer stands. */
    private int offering = NOBODY;
    /** Whether the move of the turn that has not ended yet comes with an offer. */
    private boolean announced;

    /** Whose offer stands, {@link #NOBODY} if none does. */
    int offering() {
        return offering;
    }

    boolean isAnnounced() {
        return announced;
    }

    void announce(boolean withMove) {
        announced = withMove;
    }

    /** A side has ended its turn: an offer made to it lapses, one that it announced stands. */
    void turnEnded(int side) {
        offering = announced ? side : NOBODY;
        announced = false;
    }

    /** A side offers after its turn. */
    void offer(int side) {
        offering = side;
    }

    void clear() {
        offering = NOBODY;
        announced = false;
    }

    /** Whether an offer stands that a side may accept. */
    boolean standsFor(int side) {
        return offering == Side.opponent(side);
    }

    /**
     * Whether an engine takes a draw: from move 20 on if it expects no more than half a point, before only if it expects much less.
     *
     * @param expectation of the game, 0 loss to 1 win
     * @param ply plies played so far
     */
    static boolean isWelcome(double expectation, int ply) {
        return expectation <= ENGINE_GLAD || (expectation <= 0.5 && ply >= ENGINE_FROM_PLY);
    }
}
