package org.shbangzero.core.game.shbang;

import java.util.List;
import java.util.Set;
import org.shbangzero.core.BoardView;
import org.shbangzero.core.Game;
import org.shbangzero.core.MoveKind;
import org.shbangzero.core.Position;
import org.shbangzero.core.Side;
import org.shbangzero.core.board.Bitboards;
import org.shbangzero.core.board.Board;
import org.shbangzero.core.board.Squares;
import org.shbangzero.core.notation.PieceList;
import org.shbangzero.core.orthodox.Castling;
import org.shbangzero.core.orthodox.EnPassant;
import org.shbangzero.core.orthodox.Kinds;
import org.shbangzero.core.orthodox.Moves;
import org.shbangzero.core.orthodox.OrthodoxPolicy;
import org.shbangzero.core.orthodox.OrthodoxPosition;
import org.shbangzero.core.orthodox.San;
import org.shbangzero.core.orthodox.Threats;

/** A position of Shbang: an orthodox one, and lives, hands and locks. */
final class ShbangPosition extends OrthodoxPosition {
    private final Game game;
    private final Lives lives;
    /** Checkers in hand, by side. Always {@link Lives#TOTAL} less the side's lives, so the key need not cover them. */
    private final int[] hands;

    private final Locks locks;

    ShbangPosition(Game game, ShbangSetup setup) {
        super(setup.orthodox());
        this.game = game;
        lives = setup.lives();
        hands = new int[] {setup.hand(Side.WHITE), setup.hand(Side.BLACK)};
        locks = new Locks(setup.lock(Side.WHITE), setup.lock(Side.BLACK));
        if (setup.orthodox().enPassant() != Squares.NONE) {
            offerEnPassant(setup.orthodox().enPassant());
        }
    }

    private ShbangPosition(ShbangPosition other) {
        super(other);
        game = other.game;
        lives = new Lives(other.lives);
        hands = other.hands.clone();
        locks = new Locks(other.locks);
    }

    @Override
    public Game game() {
        return game;
    }

    Lives lives() {
        return lives;
    }

    int hand(int side) {
        return hands[side];
    }

    int lock(int side) {
        return locks.of(side);
    }

    @Override
    public int legalMoves(int[] moves) {
        return ShbangMoves.generate(this, moves);
    }

    @Override
    public int legalMoveCount() {
        return ShbangMoves.generate(this, null);
    }

    @Override
    public boolean inCheck() {
        int side = sideToMove();
        int king = Threats.king(board(), side);
        return !Bitboards.contains(lives.any(), king)
                && Threats.isAttacked(board(), king, side ^ 1, board().occupied());
    }

    @Override
    protected boolean isEnPassantLegal(int passed) {
        int side = sideToMove();
        if (lives.at(EnPassant.victim(side, passed)) > 0) {
            return !inCheck();
        }
        return Bitboards.contains(lives.any(), Threats.king(board(), side)) || EnPassant.isLegal(board(), side, passed);
    }

    @Override
    protected long extraKey() {
        return lives.key() ^ locks.key();
    }

    @Override
    public void make(int move) {
        int extra = locks.packed();
        if (ShbangMoves.isHit(move)) {
            remember(move, Board.EMPTY, extra);
            hit(captureSquare(move));
        } else if (ShbangMoves.isStack(move)) {
            remember(move, Board.EMPTY, extra);
            lives.increment(Moves.from(move));
            hands[sideToMove()]--;
            countTurn(false);
        } else {
            int captured = capturedBy(move);
            remember(move, captured, extra);
            carryStacks(move, captured);
            movePieces(move, captured);
        }
        endTurn(move);
    }

    private void hit(int target) {
        int owner = sideToMove() ^ 1;
        lives.decrement(target);
        hands[owner]++;
        locks.set(owner, target);
        countTurn(false);
    }

    /** Lives and lock follow their piece; a captured piece takes its lock along. */
    private void carryStacks(int move, int captured) {
        int side = sideToMove();
        int to = Moves.to(move);
        if (captured != Board.EMPTY) {
            locks.lift(side ^ 1, captureSquare(move));
        }
        carryStack(side, Moves.from(move), to);
        if (Moves.special(move) == Moves.CASTLING) {
            carryStack(side, Castling.rookFrom(to), Castling.rookTo(to));
        }
    }

    private void carryStack(int side, int from, int to) {
        lives.move(from, to);
        locks.follow(side, from, to);
    }

    @Override
    public void unmake() {
        int move = takeBack();
        locks.restore(rememberedExtra());
        if (ShbangMoves.isHit(move)) {
            lives.increment(captureSquare(move));
            hands[sideToMove() ^ 1]--;
        } else if (ShbangMoves.isStack(move)) {
            lives.decrement(Moves.from(move));
            hands[sideToMove()]++;
        } else {
            int to = Moves.to(move);
            lives.move(to, Moves.from(move));
            if (Moves.special(move) == Moves.CASTLING) {
                lives.move(Castling.rookTo(to), Castling.rookFrom(to));
            }
            unmovePieces(move);
        }
    }

    @Override
    public void encode(long[] words, int wordOffset, float[] scalars, int scalarOffset) {
        ShbangPlanes.write(this, words, wordOffset, scalars, scalarOffset);
    }

    @Override
    public int policyIndex(int move) {
        return ShbangMoves.isStack(move)
                ? ShbangPlanes.stackIndex(Moves.from(move), sideToMove())
                : OrthodoxPolicy.index(move, sideToMove());
    }

    /** Captures, hits and promotions. */
    @Override
    public boolean isNoisy(int move) {
        return !ShbangMoves.isStack(move) && super.isNoisy(move);
    }

    @Override
    public int evaluate() {
        return ShbangEvaluation.evaluate(this);
    }

    @Override
    protected void appendExtraFields(StringBuilder fen) {
        ShbangText.appendFields(this, fen);
    }

    @Override
    public String uci(int move) {
        return ShbangMoves.isStack(move) ? ShbangText.stack(move) : super.uci(move);
    }

    @Override
    public String san(int move) {
        if (ShbangMoves.isStack(move)) {
            return ShbangText.stack(move);
        }
        String mark = ShbangMoves.isHit(move) ? "*" : capturedBy(move) == Board.EMPTY ? "" : "x";
        return San.pieceMove(this, move, mark) + San.checkSign(this, move);
    }

    @Override
    public String caption(int move) {
        return ShbangMoves.isHit(move) ? ShbangText.announcement(lives.at(captureSquare(move)) - 1) : null;
    }

    @Override
    public MoveKind kind(int move) {
        if (ShbangMoves.isStack(move)) {
            return MoveKind.STACK;
        }
        return ShbangMoves.isHit(move) ? MoveKind.HIT : super.kind(move);
    }

    @Override
    public BoardView view() {
        List<BoardView.Piece> pieces = PieceList.of(board(), Kinds.LETTERS, lives::at, this::marksWithLock);
        return new BoardView(pieces, List.of(hands[Side.WHITE], hands[Side.BLACK]), List.of());
    }

    private Set<BoardView.Mark> marksWithLock(int square) {
        Set<BoardView.Mark> marks = marks(square);
        if (lock(Board.sideOf(board().pieceAt(square))) == square) {
            marks.add(BoardView.Mark.LOCK);
        }
        return marks;
    }

    @Override
    public String draw(int bottomSide) {
        return ShbangText.draw(this, bottomSide) + stateLine();
    }

    @Override
    public Position copy() {
        return new ShbangPosition(this);
    }
}
