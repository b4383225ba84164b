package org.shbangzero.evaluate.think;

/** Follows what a player expects of its game from move to move, and says when it is time to declare something. */
public final class Declarer {
    /** Expectations come rounded. */
    private static final double EPSILON = 1e-9;

    private final DeclarationRules rules;
    private int lastPly;
    /** Own moves in a row for which each rule's threshold was reached. */
    private int lostMoves;

    private int evenMoves;

    public Declarer(DeclarationRules rules) {
        this.rules = rules;
    }

    /** Forgets the game before. */
    public void newGame() {
        lostMoves = 0;
        evenMoves = 0;
    }

    /**
     * What to declare with a move.
     *
     * @param expectedScore of the game, 0 loss to 1 win; NaN if unknown, which ends a row of moves
     * @param ply plies of the game played before the move; any but two after the last one begins anew
     */
    public Declaration next(double expectedScore, int ply) {
        if (ply != lastPly + 2) {
            newGame();
        }
        lastPly = ply;
        boolean isLost = rules.resign()
                .filter(threshold -> expectedScore <= threshold.expectation() + EPSILON)
                .isPresent();
        boolean isEven = rules.draw()
                .filter(threshold -> Math.abs(expectedScore - 0.5) <= threshold.expectation() + EPSILON)
                .isPresent();
        lostMoves = isLost ? lostMoves + 1 : 0;
        evenMoves = isEven ? evenMoves + 1 : 0;
        if (isLost && lostMoves >= rules.resign().orElseThrow().moves()) {
            return Declaration.RESIGNS;
        }
        boolean mayDraw = isEven && ply >= DeclarationRules.FIRST_DRAW_PLY;
        return mayDraw && evenMoves >= rules.draw().orElseThrow().moves() ? Declaration.OFFERS_DRAW : Declaration.NONE;
    }
}
