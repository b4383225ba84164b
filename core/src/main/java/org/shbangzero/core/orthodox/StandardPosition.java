package org.shbangzero.core.orthodox;

import org.shbangzero.core.Game;
import org.shbangzero.core.Position;
import org.shbangzero.core.board.Board;
import org.shbangzero.core.board.Squares;
import org.shbangzero.core.notation.BoardDrawing;
import org.shbangzero.core.notation.PlacementWriter;

/**
 * A position of a game whose moves, check and ends are those of the FIDE Laws. It is seen as {@link OrthodoxPlanes#layout}.
 * A game that adds to them extends it: moves, state, an end of its own.
 */
public class StandardPosition extends OrthodoxPosition {
    /** An upper bound of the number of legal moves: fifteen queens of 27 moves at most, and a king's ten. */
    public static final int MAX_LEGAL_MOVES = 15 * 27 + 10;

    private final StandardGame game;

    /** A position of that game, from a setup without faults. */
    public StandardPosition(StandardGame game, OrthodoxSetup setup) {
        super(setup);
        this.game = game;
        if (setup.enPassant() != Squares.NONE) {
            offerEnPassant(setup.enPassant());
        }
    }

    /** Copies. */
    protected StandardPosition(StandardPosition other) {
        super(other);
        game = other.game;
    }

    @Override
    public final Game game() {
        return game;
    }

    @Override
    protected final boolean isDead() {
        return game.drawsDeadPositions() && DeadPosition.isProved(board(), enPassant());
    }

    @Override
    public int legalMoves(int[] moves) {
        return StandardMoves.generate(board(), sideToMove(), rights(), enPassant(), moves);
    }

    @Override
    public int legalMoveCount() {
        return StandardMoves.generate(board(), sideToMove(), rights(), enPassant(), null);
    }

    @Override
    public void make(int move) {
        int captured = capturedBy(move);
        remember(move, captured, 0);
        movePieces(move, captured);
        endTurn(move);
    }

    @Override
    public void unmake() {
        unmovePieces(takeBack());
    }

    @Override
    public final boolean inCheck() {
        int side = sideToMove();
        return Threats.isAttacked(board(), Threats.king(board(), side), side ^ 1, board().occupied());
    }

    @Override
    protected final boolean isEnPassantLegal(int passed) {
        return EnPassant.isLegal(board(), sideToMove(), passed);
    }

    @Override
    public void encode(long[] words, int wordOffset, float[] scalars, int scalarOffset) {
        OrthodoxPlanes.write(this, words, wordOffset, scalars, scalarOffset);
    }

    @Override
    public int policyIndex(int move) {
        return OrthodoxPolicy.index(move, sideToMove());
    }

    /** Material. */
    @Override
    public int evaluate() {
        int side = sideToMove();
        return Evaluation.material(board(), side) - Evaluation.material(board(), side ^ 1);
    }

    @Override
    public String san(int move) {
        String mark = capturedBy(move) == Board.EMPTY ? "" : "x";
        return San.pieceMove(this, move, mark) + San.checkSign(this, move);
    }

    /** Nothing: orthodox moves have no captions. */
    @Override
    public String caption(int move) {
        return null;
    }

    @Override
    public String draw(int bottomSide) {
        return BoardDrawing.draw(bottomSide, 1, square -> {
                    int piece = board().pieceAt(square);
                    return piece == Board.EMPTY ? "." : String.valueOf(PlacementWriter.letter(piece, Kinds.LETTERS));
                })
                + stateLine();
    }

    @Override
    public Position copy() {
        return new StandardPosition(this);
    }
}
