package org.shbangzero.core;

/**
 * A position of one game, with the moves that led to it. Mutable and not thread-safe: {@link #make} and {@link #unmake}
 * walk through the game in place, without allocating.
 *
 * <p>Moves are ints whose bits only the game understands; 0 is never a legal move. A move is valid only in the position
 * that generated it.
 */
public interface Position {
    Game game();

    /** {@link Side#WHITE} or {@link Side#BLACK}. */
    int sideToMove();

    /** Plies since the last pawn move or capture, as the game's rules count them. */
    int halfmoveClock();

    /** Starts at 1 and grows after Black's turn. */
    int fullmoveNumber();

    /** Plies played since this object was set up (from a start or a FEN). */
    int ply();

    /**
     * Writes all legal moves to {@code moves[0..n)} and returns n. The order is fixed for a position.
     *
     * @param moves at least {@link Game#maxLegalMoves()} long
     */
    int legalMoves(int[] moves);

    /** The number of legal moves, where the moves themselves are not wanted. */
    default int legalMoveCount() {
        return legalMoves(new int[game().maxLegalMoves()]);
    }

    /** Plays a legal move. */
    void make(int move);

    /** Takes back the last move played with {@link #make}. */
    void unmake();

    /** Whether the side to move is in check. Always false in games without check. */
    boolean inCheck();

    /**
     * The result by the rules, tested in the game's stated order.
     *
     * @param legalMoveCount what {@link #legalMoves} returned for this position
     */
    Result result(int legalMoveCount);

    /** As {@link #result(int)}, generating the moves itself. For places where speed is of no matter. */
    default Result result() {
        return result(legalMoveCount());
    }

    /** 64-bit hash of everything that makes two positions the same for repetition: all fields but the two counters. */
    long key();

    /** How often this position occurred before in this game: 0, 1, or 2 for twice or more. */
    int repetitions();

    /** Hash of everything that the network sees: {@link #key()}, the halfmove clock as the planes show it, and repetition. */
    default long evaluationKey() {
        long extra = Math.min(halfmoveClock(), 100) * 3L + repetitions();
        long mixed = (extra + 1) * 0x9E3779B97F4A7C15L;
        return key() ^ (mixed ^ (mixed >>> 29)) * 0xBF58476D1CE4E5B9L;
    }

    /**
     * Writes what the network sees, from the side to move's view, as {@link Game#planes()} lays it out.
     *
     * @param words receives {@link PlaneLayout#wordCount()} words from {@code wordOffset} on
     * @param scalars receives {@link PlaneLayout#scalarCount()} values in [0, 1] from {@code scalarOffset} on
     */
    void encode(long[] words, int wordOffset, float[] scalars, int scalarOffset);

    /** Index of a legal move in the network's policy output, 0 to {@link PolicyLayout#size()} less one; one-to-one on the legal moves. */
    int policyIndex(int move);

    /**
     * Whether a legal move takes something from the opponent or promotes: a capture, a hit, a promotion. Such a move
     * raises {@link #evaluate} for its mover, any other changes it by less than a pawn's 100, and no game can go on for ever
     * by such moves and answers to check. So they are what a search plays out before it trusts an evaluation.
     */
    boolean isNoisy(int move);

    /** Static evaluation in centipawns from the side to move's view: material, and what else the game counts (lives, hands). */
    int evaluate();

    /** The position as text; {@link Game#parse} reads it back. */
    String fen();

    /** A legal move in UCI long algebraic notation. */
    String uci(int move);

    /** A legal move in SAN, with the game's additions. */
    String san(int move);

    /**
     * The legal move that this UCI text names, or 0 if there is none.
     *
     * <p>0 rather than an exception, since illegal moves are an everyday event in matches and engines.
     */
    default int parseMove(String uci) {
        int[] moves = new int[game().maxLegalMoves()];
        int count = legalMoves(moves);
        for (int i = 0; i < count; i++) {
            if (uci(moves[i]).equals(uci)) {
                return moves[i];
            }
        }
        return 0;
    }

    /** What a legal move does on the board. */
    MoveKind kind(int move);

    /** What a watcher should be told when this legal move is played, e.g. {@code SHBANG! 2 lives left}, or null. */
    String caption(int move);

    /** A drawing for terminals, ranks and files labelled, seen from {@code bottomSide}; everything of the state is visible. */
    String draw(int bottomSide);

    /** What players see of it; {@link #draw} shows the same. */
    BoardView view();

    /** An independent copy, history included. */
    Position copy();
}
