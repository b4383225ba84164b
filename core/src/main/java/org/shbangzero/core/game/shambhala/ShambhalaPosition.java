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
import org.shbangzero.core.board.BoardPosition;
import org.shbangzero.core.board.RandomKeys;
import org.shbangzero.core.notation.PieceList;
import org.shbangzero.core.orthodox.Moves;

/** A position of Shambhala. What was captured follows from what is on the board, so nothing records it. */
final class ShambhalaPosition extends BoardPosition {
    private static final long[] LEAP_KEYS = RandomKeys.create("leaps", 16);
    private final Game game;
    /** See {@link Leaps}. */
    private int leaps;

    /** Starts from a setup without faults. */
    ShambhalaPosition(Game game, ShambhalaSetup setup) {
        super(setup.board(), setup.side(), setup.halfmove(), setup.fullmove());
        this.game = game;
        leaps = setup.leaps();
    }

    private ShambhalaPosition(ShambhalaPosition other) {
        super(other);
        game = other.game;
        leaps = other.leaps;
    }

    int leaps() {
        return leaps;
    }

    @Override
    public Game game() {
        return game;
    }

    @Override
    public int legalMoves(int[] moves) {
        return ShambhalaMoves.generate(board(), sideToMove(), leaps, moves);
    }

    @Override
    public int legalMoveCount() {
        return ShambhalaMoves.generate(board(), sideToMove(), leaps, null);
    }

    @Override
    public void make(int move) {
        Board board = board();
        int from = Moves.from(move);
        int to = Moves.to(move);
        int piece = board.pieceAt(from);
        int captured = board.pieceAt(to);
        push(move, captured, leaps);
        if (captured != Board.EMPTY) {
            board.remove(to);
            leaps &= ~Leaps.of(captured);
        }
        int promoted = ShambhalaMoves.promotedKind(move);
        if (promoted == 0) {
            board.move(from, to);
        } else {
            board.remove(from);
            board.put(Board.piece(sideToMove(), promoted), to);
        }
        int kind = Board.kindOf(piece);
        if (ShambhalaMoves.isLeap(kind, move)) {
            leaps &= ~Leaps.of(piece);
        }
        countTurn(kind == Pieces.PAWN || captured != Board.EMPTY);
        passTurn();
    }

    @Override
    public void unmake() {
        int move = pop();
        leaps = poppedState();
        Board board = board();
        int from = Moves.from(move);
        int to = Moves.to(move);
        if (ShambhalaMoves.promotedKind(move) == 0) {
            board.move(to, from);
        } else {
            board.remove(to);
            board.put(Board.piece(sideToMove(), Pieces.PAWN), from);
        }
        int captured = poppedCapture();
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
        if (!ShambhalaMoves.hasRoyal(board(), sideToMove())) {
            return Result.win(Side.opponent(sideToMove()), EndReason.ROYALS);
        }
        return legalMoveCount == 0 ? Result.draw(EndReason.STALEMATE) : drawWithoutProgress();
    }

    @Override
    public long key() {
        return boardKey() ^ LEAP_KEYS[leaps];
    }

    @Override
    public void encode(long[] words, int wordOffset, float[] scalars, int scalarOffset) {
        ShambhalaPlanes.write(this, words, wordOffset, scalars, scalarOffset);
    }

    @Override
    public int policyIndex(int move) {
        return ShambhalaPolicy.index(move, sideToMove());
    }

    @Override
    public boolean isNoisy(int move) {
        return board().pieceAt(Moves.to(move)) != Board.EMPTY || ShambhalaMoves.promotedKind(move) != 0;
    }

    @Override
    public int evaluate() {
        int side = sideToMove();
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
        return board().pieceAt(Moves.to(move)) == Board.EMPTY ? MoveKind.MOVE : MoveKind.CAPTURE;
    }

    @Override
    public BoardView view() {
        return new BoardView(
                PieceList.of(board(), Pieces.LETTERS, square -> 0, this::marks),
                List.of(),
                List.of(Pieces.captured(board(), Side.WHITE), Pieces.captured(board(), Side.BLACK)));
    }

    private Set<BoardView.Mark> marks(int square) {
        boolean leaps = (this.leaps & Leaps.of(board().pieceAt(square))) != 0;
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
