package org.shbangzero.core.board;

import org.shbangzero.core.EndReason;
import org.shbangzero.core.Position;
import org.shbangzero.core.Result;

/**
 * What positions of all games consist of: pieces on a board, the side to move, the two counters, and the moves that led here. A
 * game's {@link #make} is composed of {@link #push}, its own changes and {@link #passTurn}; its {@link #unmake} begins with
 * {@link #pop}.
 */
public abstract class BoardPosition implements Position {
    private static final int HALFMOVE_LIMIT = 100;
    private static final int OCCURRENCES_BEFORE = 2;

    private static final long[] SIDE_KEYS = RandomKeys.create("side to move", 2);

    // Layout of what the history keeps to take a move back: captured piece, halfmove clock, the game's own state.
    private static final int CAPTURED_MASK = 15;
    private static final int HALFMOVE_SHIFT = 4;
    private static final int HALFMOVE_MASK = (1 << 30) - 1;
    private static final int OWN_STATE_SHIFT = 34;

    private final Board board;
    private final History history;
    private int side;
    private int halfmove;
    private int fullmove;
    /** Cached answer of {@link #repetitions()}, or -1. */
    private int repetitions = -1;

    /** A position without moves before it, of its own copy of the board. */
    protected BoardPosition(Board board, int side, int halfmove, int fullmove) {
        this.board = new Board(board);
        this.history = new History();
        this.side = side;
        this.halfmove = halfmove;
        this.fullmove = fullmove;
    }

    /** Copies. */
    protected BoardPosition(BoardPosition other) {
        board = new Board(other.board);
        history = new History(other.history);
        side = other.side;
        halfmove = other.halfmove;
        fullmove = other.fullmove;
    }

    /** The pieces. Only the game itself changes them. */
    public final Board board() {
        return board;
    }

    @Override
    public final int sideToMove() {
        return side;
    }

    @Override
    public final int halfmoveClock() {
        return halfmove;
    }

    @Override
    public final int fullmoveNumber() {
        return fullmove;
    }

    @Override
    public final int ply() {
        return history.size();
    }

    /** Hash of the pieces and the side to move: the part of {@link #key()} that all games share. */
    protected final long boardKey() {
        return board.key() ^ SIDE_KEYS[side];
    }

    @Override
    public final int repetitions() {
        if (repetitions < 0) {
            int window = repetitionWindow();
            repetitions = window < 4 ? 0 : history.repetitions(key(), window);
        }
        return repetitions;
    }

    /** How many plies back a position could be the same as this one. */
    protected int repetitionWindow() {
        return halfmove;
    }

    /** The draw of a game that makes no progress, by the halfmove clock or else by repetition; or {@link Result#ONGOING}. */
    protected final Result drawWithoutProgress() {
        if (halfmove >= HALFMOVE_LIMIT) {
            return Result.draw(EndReason.FIFTY);
        }
        return repetitions() >= OCCURRENCES_BEFORE ? Result.draw(EndReason.REPETITION) : Result.ONGOING;
    }

    /**
     * Records the state before a move.
     *
     * @param captured the piece that the move captures, or {@link Board#EMPTY}
     * @param ownState up to 30 bits that the game needs to take the move back
     */
    protected final void push(int move, int captured, int ownState) {
        long state = captured | (long) halfmove << HALFMOVE_SHIFT | (long) ownState << OWN_STATE_SHIFT;
        history.push(move, state, key());
    }

    /** Counts a turn on the halfmove clock. */
    protected final void countTurn(boolean irreversible) {
        halfmove = irreversible ? 0 : halfmove + 1;
    }

    /** Gives the move to the other side. */
    protected final void passTurn() {
        fullmove += side;
        side ^= 1;
        repetitions = -1;
    }

    /** Undoes the last {@link #push}, {@link #countTurn} and {@link #passTurn}, and returns the move. */
    protected final int pop() {
        history.pop();
        halfmove = (int) (history.topState() >> HALFMOVE_SHIFT) & HALFMOVE_MASK;
        side ^= 1;
        fullmove -= side;
        repetitions = -1;
        return history.topMove();
    }

    /** After {@link #pop}: the piece that the move captured, or {@link Board#EMPTY}. */
    protected final int poppedCapture() {
        return (int) history.topState() & CAPTURED_MASK;
    }

    /** After {@link #pop}: the game's own state given to {@link #push}. */
    protected final int poppedState() {
        return (int) (history.topState() >>> OWN_STATE_SHIFT);
    }
}
