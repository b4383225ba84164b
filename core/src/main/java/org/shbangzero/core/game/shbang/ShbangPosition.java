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
import org.shbangzero.core.board.RandomKeys;
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
    /** Index {@code 65 * side + square + 1}. */
    private static final long[] LOCK_KEYS = RandomKeys.create("locks", 130);

    private static final int LOCK_BITS = 7;
    private static final int LOCK_MASK = (1 << LOCK_BITS) - 1;

    private final Game game;
    private final Lives lives;
    /** Checkers in hand, by side. Always {@link Lives#TOTAL} less the side's lives, so the key need not cover them. */
    private final int[] hands;
    /** Square of the piece hit last, by side, or {@link Squares#NONE}. */
    private final int[] locks;

    ShbangPosition(Game game, ShbangSetup setup) {
        super(setup.orthodox());
        this.game = game;
        lives = setup.lives();
        hands = new int[] {setup.hand(Side.WHITE), setup.hand(Side.BLACK)};
        locks = new int[] {setup.lock(Side.WHITE), setup.lock(Side.BLACK)};
        if (setup.orthodox().enPassant() != Squares.NONE) {
            offerEnPassant(setup.orthodox().enPassant());
        }
    }

    private ShbangPosition(ShbangPosition other) {
        super(other);
        game = other.game;
        lives = new Lives(other.lives);
        hands = other.hands.clone();
        locks = other.locks.clone();
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
        return locks[side];
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
        return lives.key() ^ LOCK_KEYS[locks[Side.WHITE] + 1] ^ LOCK_KEYS[65 + locks[Side.BLACK] + 1];
    }

    @Override
    public void make(int move) {
        int extra = (locks[Side.WHITE] + 1) | (locks[Side.BLACK] + 1) << LOCK_BITS;
        if (ShbangMoves.isHit(move)) {
            remember(move, Board.EMPTY, extra);
            hit(target(move));
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
        locks[owner] = target;
        countTurn(false);
    }

    /** Lives and lock follow their piece; a captured piece takes its lock along. */
    private void carryStacks(int move, int captured) {
        int side = sideToMove();
        int from = Moves.from(move);
        int to = Moves.to(move);
        if (captured != Board.EMPTY && locks[side ^ 1] == target(move)) {
            locks[side ^ 1] = Squares.NONE;
        }
        lives.move(from, to);
        if (locks[side] == from) {
            locks[side] = to;
        }
        if (Moves.special(move) == Moves.CASTLING) {
            int rook = Castling.rookFrom(to);
            lives.move(rook, Castling.rookTo(to));
            if (locks[side] == rook) {
                locks[side] = Castling.rookTo(to);
            }
        }
    }

    /** Where the piece stands that a capture or hit is aimed at. */
    private int target(int move) {
        int to = Moves.to(move);
        return Moves.special(move) == Moves.EN_PASSANT ? EnPassant.victim(sideToMove(), to) : to;
    }

    @Override
    public void unmake() {
        int move = takeBack();
        int extra = (int) rememberedExtra();
        locks[Side.WHITE] = (extra & LOCK_MASK) - 1;
        locks[Side.BLACK] = (extra >> LOCK_BITS & LOCK_MASK) - 1;
        if (ShbangMoves.isHit(move)) {
            lives.increment(target(move));
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
        return ShbangMoves.isHit(move) ? ShbangText.announcement(lives.at(target(move)) - 1) : null;
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
        if (locks[Board.sideOf(board().pieceAt(square))] == square) {
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
