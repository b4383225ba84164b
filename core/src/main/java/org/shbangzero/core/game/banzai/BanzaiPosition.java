package org.shbangzero.core.game.banzai;

import org.shbangzero.core.MoveKind;
import org.shbangzero.core.Position;
import org.shbangzero.core.board.Board;
import org.shbangzero.core.orthodox.Kinds;
import org.shbangzero.core.orthodox.Moves;
import org.shbangzero.core.orthodox.OrthodoxSetup;
import org.shbangzero.core.orthodox.San;
import org.shbangzero.core.orthodox.StandardPosition;

/** A position of Banzai: one of chess, in which a move may push. */
final class BanzaiPosition extends StandardPosition {
    private final BanzaiMoves generator;

    BanzaiPosition(BanzaiGame game, OrthodoxSetup setup) {
        super(game, setup);
        generator = new BanzaiMoves(board());
    }

    private BanzaiPosition(BanzaiPosition other) {
        super(other);
        generator = new BanzaiMoves(board());
    }

    @Override
    public int legalMoves(int[] moves) {
        return generator.generate(sideToMove(), rights(), enPassant(), moves);
    }

    @Override
    public int legalMoveCount() {
        return generator.generate(sideToMove(), rights(), enPassant(), null);
    }

    @Override
    public void make(int move) {
        if (!Pushes.isPush(move)) {
            super.make(move);
            return;
        }
        remember(move, Board.EMPTY, 0);
        boolean pawn = board().kindAt(Moves.from(move)) == Kinds.PAWN;
        push(move);
        // A pawn that is pushed can be pushed back, unless it promotes.
        countTurn(pawn || Moves.isPromotion(move));
        endTurn(move);
    }

    private void push(int move) {
        int from = Moves.from(move);
        int to = Moves.to(move);
        int landing = Pushes.landing(move);
        if (Moves.isPromotion(move)) {
            board().remove(to);
            board().put(Board.piece(sideToMove(), Moves.promotedKind(move)), landing);
        } else {
            board().move(to, landing);
        }
        board().move(from, to);
        loseRights(from, to);
    }

    @Override
    public void unmake() {
        int move = takeBack();
        if (!Pushes.isPush(move)) {
            unmovePieces(move);
            return;
        }
        int to = Moves.to(move);
        int landing = Pushes.landing(move);
        board().move(to, Moves.from(move));
        if (Moves.isPromotion(move)) {
            board().remove(landing);
            board().put(Board.piece(sideToMove(), Kinds.PAWN), to);
        } else {
            board().move(landing, to);
        }
    }

    /** Only kings, or kings and one knight or bishop in all: a push can change the colour that a bishop stands on. */
    @Override
    protected boolean isMaterialInsufficient() {
        long heavy = board().ofKind(Kinds.PAWN) | board().ofKind(Kinds.ROOK) | board().ofKind(Kinds.QUEEN);
        return heavy == 0 && Long.bitCount(board().occupied()) <= 3;
    }

    /** The whole game, since pawns can be pushed back. */
    @Override
    protected int repetitionWindow() {
        return ply();
    }

    @Override
    public int policyIndex(int move) {
        return Pushes.isPush(move) && Moves.isPromotion(move)
                ? BanzaiPolicy.promotionIndex(move, sideToMove())
                : super.policyIndex(move);
    }

    @Override
    public boolean isNoisy(int move) {
        return Pushes.isPush(move) ? Moves.isPromotion(move) : super.isNoisy(move);
    }

    @Override
    public MoveKind kind(int move) {
        return Pushes.isPush(move) ? MoveKind.PUSH : super.kind(move);
    }

    @Override
    public String san(int move) {
        return Pushes.isPush(move) ? San.pieceMove(this, move, "") + San.checkSign(this, move) : super.san(move);
    }

    @Override
    public Position copy() {
        return new BanzaiPosition(this);
    }
}
