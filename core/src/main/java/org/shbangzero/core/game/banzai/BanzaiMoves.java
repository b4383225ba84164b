package org.shbangzero.core.game.banzai;

import org.shbangzero.core.Side;
import org.shbangzero.core.board.Attacks;
import org.shbangzero.core.board.Bitboards;
import org.shbangzero.core.board.Board;
import org.shbangzero.core.board.Lines;
import org.shbangzero.core.board.Squares;
import org.shbangzero.core.orthodox.Kinds;
import org.shbangzero.core.orthodox.MoveWriter;
import org.shbangzero.core.orthodox.Moves;
import org.shbangzero.core.orthodox.PawnMoves;
import org.shbangzero.core.orthodox.StandardMoves;
import org.shbangzero.core.orthodox.Threats;

/**
 * What Banzai adds to the legal moves of chess: double steps from the first rank, and pushes.
 *
 * <p>The square of the pushed piece stays occupied. So a push that neither moves nor pushes the king changes the enemy's lines in
 * two places only: the mover's square opens, the landing square closes. Those landing squares that leave the king unattacked are
 * a set: all empty ones, but in check or with a pinned mover only those between king and attacker.
 */
final class BanzaiMoves {
    private static final long[] FIRST_TWO_RANKS = {
        Bitboards.RANK_1 | Bitboards.RANK_1 << 8, Bitboards.RANK_8 | Bitboards.RANK_8 >>> 8
    };
    private static final long[] THIRD_RANK = {Bitboards.RANK_1 << 16, Bitboards.RANK_1 << 40};

    /** Ranks on which a pawn is when a push promotes it, by side. */
    private static final long[] SEVENTH_RANK = {Bitboards.RANK_1 << 48, Bitboards.RANK_1 << 8};

    private final Board board;
    private final PushableSets pushable = new PushableSets();
    // The position at hand, while generating.
    private int[] moves;
    private int count;
    private int side;
    private int king;
    private long own;
    private long occupied;
    /** Own pawns that a push forward promotes. */
    private long promotable;

    BanzaiMoves(Board board) {
        this.board = board;
    }

    /** Writes the legal moves and returns their number; counts only if {@code array} is null. */
    int generate(int mover, int rights, int enPassant, int[] array) {
        moves = array;
        side = mover;
        own = board.ofSide(side);
        occupied = board.occupied();
        king = Threats.king(board, side);
        promotable = own & board.ofKind(Kinds.PAWN) & SEVENTH_RANK[side];
        count = StandardMoves.generate(board, side, rights, enPassant, moves);
        addPushesByKing();
        addPushesOfKing();
        long checkers = Threats.attackers(board, king, side ^ 1, occupied);
        if (!Bitboards.hasMany(checkers)) {
            long landing = checkers == 0 ? ~occupied : Lines.between(king, Bitboards.first(checkers));
            long pinned = Threats.pinned(board, king, side, occupied);
            addPushes(own & ~pinned, landing);
            for (long rest = pinned; rest != 0; rest = Bitboards.rest(rest)) {
                addPushes(rest & -rest, landingForPinned(Bitboards.first(rest), landing));
            }
        }
        moves = null;
        return count;
    }

    private void addPushesByKing() {
        for (long rest = Attacks.king(king) & own; rest != 0; rest = Bitboards.rest(rest)) {
            int to = Bitboards.first(rest);
            int landing = emptyLanding(king, to);
            if (landing != Squares.NONE) {
                long after = (occupied ^ Bitboards.bit(king)) | Bitboards.bit(landing);
                if (!Threats.isAttacked(board, to, side ^ 1, after)) {
                    add(king, Bitboards.bit(to));
                }
            }
        }
    }

    private void addPushesOfKing() {
        long pawns = own & board.ofKind(Kinds.PAWN);
        long movers = Threats.attackers(board, king, side, occupied) & ~pawns;
        long behind = Long.rotateLeft(Bitboards.bit(king), -PawnMoves.forward(side));
        movers |= behind & pawns;
        for (long rest = movers; rest != 0; rest = Bitboards.rest(rest)) {
            addPushOfKing(Bitboards.first(rest), 0);
        }
        long twoBehind = Long.rotateLeft(behind & ~occupied, -PawnMoves.forward(side));
        if ((twoBehind & pawns & FIRST_TWO_RANKS[side]) != 0) {
            addPushOfKing(Bitboards.first(twoBehind), Moves.DOUBLE_STEP);
        }
    }

    private void addPushOfKing(int from, int flags) {
        int landing = emptyLanding(from, king);
        if (landing != Squares.NONE) {
            long after = (occupied ^ Bitboards.bit(from)) | Bitboards.bit(landing);
            if (!Threats.isAttacked(board, landing, side ^ 1, after)) {
                count = MoveWriter.add(moves, count, from | flags | Pushes.PUSH, Bitboards.bit(king));
            }
        }
    }

    private int emptyLanding(int from, int to) {
        int landing = Pushes.landing(from, to);
        return landing != Squares.NONE && Bitboards.contains(occupied, landing) ? Squares.NONE : landing;
    }

    /** The landing squares that leave the king unattacked when the pinned piece on {@code from} leaves. */
    private long landingForPinned(int from, long landing) {
        long attackers = Threats.attackers(board, king, side ^ 1, occupied ^ Bitboards.bit(from));
        return Bitboards.hasMany(attackers) ? 0 : landing & Lines.between(king, Bitboards.first(attackers));
    }

    /** Pushes of all pieces but the king, by pieces other than the king. */
    private void addPushes(long movers, long landing) {
        long others = own ^ Bitboards.bit(king);
        pushable.compute(others, landing);
        for (long rest = movers & board.ofKind(Kinds.KNIGHT); rest != 0; rest = Bitboards.rest(rest)) {
            int from = Bitboards.first(rest);
            add(from, pushable.diagonal(from, Attacks.knight(from) & others));
        }
        long queens = board.ofKind(Kinds.QUEEN);
        for (long rest = movers & (board.ofKind(Kinds.BISHOP) | queens); rest != 0; rest = Bitboards.rest(rest)) {
            int from = Bitboards.first(rest);
            add(from, pushable.diagonal(from, Attacks.bishop(from, occupied) & others));
        }
        for (long rest = movers & (board.ofKind(Kinds.ROOK) | queens); rest != 0; rest = Bitboards.rest(rest)) {
            int from = Bitboards.first(rest);
            add(from, pushable.straight(from, Attacks.rook(from, occupied) & others));
        }
        addPawnMoves(movers & board.ofKind(Kinds.PAWN), landing);
    }

    /** Pushes by pawns; and double steps from the first rank without a push, for which the pawn's target must be a landing square. */
    private void addPawnMoves(long pawns, long landing) {
        int up = PawnMoves.forward(side);
        long ahead = pushable.ahead(side);
        long once = Long.rotateLeft(pawns, up) & ahead;
        count = MoveWriter.addShifted(moves, count, once & ~promotable, up, Pushes.PUSH);
        for (long rest = once & promotable; rest != 0; rest = Bitboards.rest(rest)) {
            addPromotions(Bitboards.first(rest) - up, rest & -rest);
        }
        long passed = Long.rotateLeft(pawns & FIRST_TWO_RANKS[side], up) & ~occupied;
        long twice = Long.rotateLeft(passed, up);
        count = MoveWriter.addShifted(moves, count, twice & ahead, 2 * up, Moves.DOUBLE_STEP | Pushes.PUSH);
        count = MoveWriter.addShifted(moves, count, twice & landing & THIRD_RANK[side], 2 * up, Moves.DOUBLE_STEP);
    }

    /** Appends pushes by one piece that is no pawn. */
    private void add(int from, long targets) {
        long promoting = targets & promotable;
        if (promoting != 0) {
            // Only a push forward takes a pawn to its last rank.
            long below = (1L << (from & 56)) - 1;
            long above = -2L << (from | 7);
            promoting &= side == Side.WHITE ? above : below;
            addPromotions(from, promoting);
        }
        count = MoveWriter.add(moves, count, from | Pushes.PUSH, targets ^ promoting);
    }

    private void addPromotions(int from, long targets) {
        if (moves == null) {
            count += 3 * Long.bitCount(targets);
            return;
        }
        for (long rest = targets; rest != 0; rest = Bitboards.rest(rest)) {
            for (int kind = Kinds.ROOK; kind >= Kinds.KNIGHT; kind--) {
                moves[count++] = Pushes.promotion(from, Bitboards.first(rest), kind);
            }
        }
    }
}
