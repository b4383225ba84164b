package org.shbangzero.core.game.chess;

import org.shbangzero.core.Game;
import org.shbangzero.core.Position;
import org.shbangzero.core.board.Board;
import org.shbangzero.core.board.Squares;
import org.shbangzero.core.notation.BoardDrawing;
import org.shbangzero.core.notation.PlacementWriter;
import org.shbangzero.core.orthodox.EnPassant;
import org.shbangzero.core.orthodox.Evaluation;
import org.shbangzero.core.orthodox.Kinds;
import org.shbangzero.core.orthodox.OrthodoxPlanes;
import org.shbangzero.core.orthodox.OrthodoxPolicy;
import org.shbangzero.core.orthodox.OrthodoxPosition;
import org.shbangzero.core.orthodox.OrthodoxSetup;
import org.shbangzero.core.orthodox.San;
import org.shbangzero.core.orthodox.StandardMoves;
import org.shbangzero.core.orthodox.Threats;

/** A position of chess. */
final class ChessPosition extends OrthodoxPosition {
    private final Game game;

    ChessPosition(Game game, OrthodoxSetup setup) {
        super(setup);
        this.game = game;
        if (setup.enPassant() != Squares.NONE) {
            offerEnPassant(setup.enPassant());
        }
    }

    private ChessPosition(ChessPosition other) {
        super(other);
        game = other.game;
    }

    @Override
    public Game game() {
        return game;
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
    public boolean inCheck() {
        int side = sideToMove();
        return Threats.isAttacked(board(), Threats.king(board(), side), side ^ 1, board().occupied());
    }

    @Override
    protected boolean isEnPassantLegal(int passed) {
        return EnPassant.isLegal(board(), sideToMove(), passed);
    }

    @Override
    public void encode(long[] words, int wordOffset, float[] scalars, int scalarOffset) {
        int next = OrthodoxPlanes.writePieces(this, words, wordOffset);
        OrthodoxPlanes.writeEnPassant(this, words, next);
        OrthodoxPlanes.writeState(this, scalars, scalarOffset);
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

    /** Chess has no captions. */
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
        return new ChessPosition(this);
    }
}
