package org.shbangzero.core.game.banzai;

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
    private static final long[] FIRST_RANK = {Bitboards.RANK_1, Bitboards.RANK_8};
    private static final long[] FIRST_TWO_RANKS = {
        Bitboards.RANK_1 | Bitboards.RANK_1 << 8, Bitboards.RANK_8 | Bitboards.RANK_8 >>> 8
    };

    /** Ranks from which a push can promote a pawn, by side. */
    private static final long[] SEVENTH_RANK = {Bitboards.RANK_1 << 48, Bitboards.RANK_1 << 8};

    private final Board board;
    // The position at hand, while generating.
    private int[] moves;
    private int count;
    private int side;
    private int king;
    private long own;
    private long occupied;

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
        count = StandardMoves.generate(board, side, rights, enPassant, moves);
        addPushesByKing();
        addPushesOfKing();
        long checkers = Threats.attackers(board, king, side ^ 1, occupied);
        if (!Bitboards.hasMany(checkers)) {
            long landing = checkers == 0 ? ~occupied : Lines.between(king, Bitboards.first(checkers));
            long pinned = Threats.pinned(board, king, side, occupied);
            addPieces(landing, pinned);
            addPawns(landing, pinned);
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
                    add(king, to, landing);
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

    /** Pushes by all pieces but king and pawns, of all pieces but the king. */
    private void addPieces(long landing, long pinned) {
        long pushable = own ^ Bitboards.bit(king);
        long queens = board.ofKind(Kinds.QUEEN);
        for (long rest = own & board.ofKind(Kinds.KNIGHT); rest != 0; rest = Bitboards.rest(rest)) {
            int from = Bitboards.first(rest);
            addAll(from, Attacks.knight(from) & pushable, landingFor(from, landing, pinned));
        }
        for (long rest = own & (board.ofKind(Kinds.BISHOP) | queens); rest != 0; rest = Bitboards.rest(rest)) {
            int from = Bitboards.first(rest);
            addAll(from, Attacks.bishop(from, occupied) & pushable, landingFor(from, landing, pinned));
        }
        for (long rest = own & (board.ofKind(Kinds.ROOK) | queens); rest != 0; rest = Bitboards.rest(rest)) {
            int from = Bitboards.first(rest);
            addAll(from, Attacks.rook(from, occupied) & pushable, landingFor(from, landing, pinned));
        }
    }

    /** The landing squares that leave the king unattacked when the piece on {@code from} leaves. */
    private long landingFor(int from, long landing, long pinned) {
        if (!Bitboards.contains(pinned, from)) {
            return landing;
        }
        long attackers = Threats.attackers(board, king, side ^ 1, occupied ^ Bitboards.bit(from));
        return Bitboards.hasMany(attackers) ? 0 : landing & Lines.between(king, Bitboards.first(attackers));
    }

    private void addAll(int from, long targets, long landing) {
        for (long rest = targets; rest != 0; rest = Bitboards.rest(rest)) {
            int to = Bitboards.first(rest);
            int square = Pushes.landing(from, to);
            if (square != Squares.NONE && Bitboards.contains(landing, square)) {
                add(from, to, square);
            }
        }
    }

    private void add(int from, int to, int landing) {
        boolean promotes = Bitboards.contains(SEVENTH_RANK[side], to)
                && board.kindAt(to) == Kinds.PAWN
                && (landing >> 3) == 7 * (side ^ 1);
        if (!promotes) {
            count = MoveWriter.add(moves, count, from | Pushes.PUSH, Bitboards.bit(to));
        } else if (moves == null) {
            count += 3;
        } else {
            for (int kind = Kinds.ROOK; kind >= Kinds.KNIGHT; kind--) {
                moves[count++] = Pushes.promotion(from, to, kind);
            }
        }
    }

    private void addPawns(long landing, long pinned) {
        int up = PawnMoves.forward(side);
        long pawns = own & board.ofKind(Kinds.PAWN);
        long pushable = own ^ Bitboards.bit(king);
        for (long rest = Long.rotateLeft(pawns, up) & pushable; rest != 0; rest = Bitboards.rest(rest)) {
            int from = Bitboards.first(rest) - up;
            addAll(from, rest & -rest, landingFor(from, landing, pinned));
        }
        long passed = Long.rotateLeft(pawns & FIRST_TWO_RANKS[side], up) & ~occupied;
        for (long rest = Long.rotateLeft(passed, up) & pushable; rest != 0; rest = Bitboards.rest(rest)) {
            int from = Bitboards.first(rest) - 2 * up;
            int square = Bitboards.first(rest) + up;
            if (Bitboards.contains(landingFor(from, landing, pinned), square)) {
                count = MoveWriter.add(moves, count, from | Moves.DOUBLE_STEP | Pushes.PUSH, rest & -rest);
            }
        }
        if ((pawns & FIRST_RANK[side]) != 0) {
            addDoubleStepsFromFirstRank(pawns & FIRST_RANK[side], landing, pinned);
        }
    }

    private void addDoubleStepsFromFirstRank(long pawns, long landing, long pinned) {
        int up = PawnMoves.forward(side);
        long passed = Long.rotateLeft(pawns, up) & ~occupied;
        for (long rest = Long.rotateLeft(passed, up) & landing; rest != 0; rest = Bitboards.rest(rest)) {
            int from = Bitboards.first(rest) - 2 * up;
            // Without a push the pawn itself lands: on the line of its pin, or on the way of a check.
            if (Bitboards.contains(landingFor(from, landing, pinned), from + 2 * up)) {
                count = MoveWriter.add(moves, count, from | Moves.DOUBLE_STEP, rest & -rest);
            }
        }
    }
}
