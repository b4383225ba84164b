package org.shbangzero.core.game.shambhala;

import java.util.List;
import java.util.Set;
import org.shbangzero.core.BoardView;
import org.shbangzero.core.EndReason;
import org.shbangzero.core.Game;
import org.shbangzero.core.MoveKind;
import org.shbangzero.core.Position;
import org.shbangzero.core.Result;
import org.shbangzero.core.Side;
import org.shbangzero.core.board.Board;
import org.shbangzero.core.board.History;
import org.shbangzero.core.board.RandomKeys;
import org.shbangzero.core.notation.PieceList;
import org.shbangzero.core.orthodox.Moves;

/** A position of Shambhala. What was captured follows from what is on the board, so nothing records it. */
final class ShambhalaPosition implements Position {
    private static final int HALFMOVE_LIMIT = 100;
    private static final int OCCURRENCES_BEFORE = 2;

    private static final long[] LEAP_KEYS = RandomKeys.create("leaps", 16);
    private static final long[] SIDE_KEYS = RandomKeys.create("side to move", 2);

    // Layout of the state that the history keeps: captured piece, leaps, halfmove clock.
    private static final int PIECE_MASK = 15;
    private static final int LEAPS_SHIFT = 4;
    private static final int LEAPS_MASK = 15;
    private static final int HALFMOVE_SHIFT = 8;

    private final Game game;
    private final Board board;
    private final History history;
    private int side;
    /** See {@link Leaps}. */
    private int leaps;

    private int halfmove;
    private int fullmove;
    /** Cached answer of {@link #repetitions()}, or -1. */
    private int repetitions = -1;

    /** Starts from a setup without faults. */
    ShambhalaPosition(Game game, ShambhalaSetup setup) {
        this.game = game;
        board = new Board(setup.board());
        history = new History();
        side = setup.side();
        leaps = setup.leaps();
        halfmove = setup.halfmove();
        fullmove = setup.fullmove();
    }

    private ShambhalaPosition(ShambhalaPosition other) {
        game = other.game;
        board = new Board(other.board);
        history = new History(other.history);
        side = other.side;
        leaps = other.leaps;
        halfmove = other.halfmove;
        fullmove = other.fullmove;
    }

    Board board() {
        return board;
    }

    int leaps() {
        return leaps;
    }

    @Override
    public Game game() {
        return game;
    }

    @Override
    public int sideToMove() {
        return side;
    }

    @Override
    public int halfmoveClock() {
        return halfmove;
    }

    @Override
    public int fullmoveNumber() {
        return fullmove;
    }

    @Override
    public int ply() {
        return history.size();
    }

    @Override
    public int legalMoves(int[] moves) {
        return ShambhalaMoves.generate(board, side, leaps, moves);
    }

    @Override
    public int legalMoveCount() {
        return ShambhalaMoves.generate(board, side, leaps, null);
    }

    @Override
    public void make(int move) {
        int from = Moves.from(move);
        int to = Moves.to(move);
        int piece = board.pieceAt(from);
        int captured = board.pieceAt(to);
        history.push(move, captured | leaps << LEAPS_SHIFT | (long) halfmove << HALFMOVE_SHIFT, key());
        if (captured != Board.EMPTY) {
            board.remove(to);
            leaps &= ~Leaps.of(captured);
        }
        int promoted = ShambhalaMoves.promotedKind(move);
        if (promoted == 0) {
            board.move(from, to);
        } else {
            board.remove(from);
            board.put(Board.piece(side, promoted), to);
        }
        int kind = Board.kindOf(piece);
        if (ShambhalaMoves.isLeap(kind, move)) {
            leaps &= ~Leaps.of(piece);
        }
        halfmove = kind == Pieces.PAWN || captured != Board.EMPTY ? 0 : halfmove + 1;
        fullmove += side;
        side ^= 1;
        repetitions = -1;
    }

    @Override
    public void unmake() {
        history.pop();
        int move = history.topMove();
        long state = history.topState();
        side ^= 1;
        fullmove -= side;
        halfmove = (int) (state >> HALFMOVE_SHIFT);
        leaps = (int) state >> LEAPS_SHIFT & LEAPS_MASK;
        repetitions = -1;
        int from = Moves.from(move);
        int to = Moves.to(move);
        if (ShambhalaMoves.promotedKind(move) == 0) {
            board.move(to, from);
        } else {
            board.remove(to);
            board.put(Board.piece(side, Pieces.PAWN), from);
        }
        int captured = (int) state & PIECE_MASK;
        if (captured != Board.EMPTY) {
            board.put(captured, to);
        }
    }

    /** There is no check. */
    @Override
    public boolean inCheck() {
        return false;
    }

    @Override
    public Result result(int legalMoveCount) {
        if (!ShambhalaMoves.hasRoyal(board, side)) {
            return Result.win(Side.opponent(side), EndReason.ROYALS);
        }
        if (legalMoveCount == 0) {
            return Result.draw(EndReason.STALEMATE);
        }
        if (halfmove >= HALFMOVE_LIMIT) {
            return Result.draw(EndReason.FIFTY);
        }
        return repetitions() >= OCCURRENCES_BEFORE ? Result.draw(EndReason.REPETITION) : Result.ONGOING;
    }

    @Override
    public long key() {
        return board.key() ^ SIDE_KEYS[side] ^ LEAP_KEYS[leaps];
    }

    @Override
    public int repetitions() {
        if (repetitions < 0) {
            repetitions = history.repetitions(key(), halfmove);
        }
        return repetitions;
    }

    @Override
    public void encode(long[] words, int wordOffset, float[] scalars, int scalarOffset) {
        ShambhalaPlanes.write(this, words, wordOffset, scalars, scalarOffset);
    }

    @Override
    public int policyIndex(int move) {
        return ShambhalaPolicy.index(move, side);
    }

    @Override
    public boolean isNoisy(int move) {
        return board.pieceAt(Moves.to(move)) != Board.EMPTY || ShambhalaMoves.promotedKind(move) != 0;
    }

    @Override
    public int evaluate() {
        return ShambhalaEvaluation.value(this, side) - ShambhalaEvaluation.value(this, side ^ 1);
    }

    @Override
    public String fen() {
        return ShambhalaText.fen(this);
    }

    @Override
    public String uci(int move) {
        return ShambhalaText.uci(move);
    }

    @Override
    public String san(int move) {
        return ShambhalaText.san(this, move);
    }

    @Override
    public MoveKind kind(int move) {
        return board.pieceAt(Moves.to(move)) == Board.EMPTY ? MoveKind.MOVE : MoveKind.CAPTURE;
    }

    @Override
    public BoardView view() {
        return new BoardView(
                PieceList.of(board, Pieces.LETTERS, square -> 0, this::marks),
                List.of(),
                List.of(Pieces.captured(board, Side.WHITE), Pieces.captured(board, Side.BLACK)));
    }

    private Set<BoardView.Mark> marks(int square) {
        boolean leaps = (this.leaps & Leaps.of(board.pieceAt(square))) != 0;
        return leaps ? Set.of(BoardView.Mark.LEAP) : Set.of();
    }

    /** Moves have no captions. */
    @Override
    public String caption(int move) {
        return null;
    }

    @Override
    public String draw(int bottomSide) {
        return ShambhalaText.draw(this, bottomSide);
    }

    @Override
    public Position copy() {
        return new ShambhalaPosition(this);
    }
}
