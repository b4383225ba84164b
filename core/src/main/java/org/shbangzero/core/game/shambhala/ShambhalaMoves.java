package org.shbangzero.core.game.shambhala;

import org.shbangzero.core.Side;
import org.shbangzero.core.board.Attacks;
import org.shbangzero.core.board.Bitboards;
import org.shbangzero.core.board.Board;
import org.shbangzero.core.orthodox.MoveWriter;
import org.shbangzero.core.orthodox.Moves;

/**
 * Legal moves. There is no check, so a move is legal wherever its piece can go. Moves are ints: bits 0–5 the from-square, 6–11 the
 * to-square, 12–14 the kind that a pawn becomes, or 0.
 */
final class ShambhalaMoves {
    private static final int PROMOTION_SHIFT = 12;

    private static final long[] LAST_RANK = {Bitboards.RANK_8, Bitboards.RANK_1};

    private ShambhalaMoves() {}

    /** The kind that a pawn becomes, or 0. */
    static int promotedKind(int move) {
        return move >> PROMOTION_SHIFT & 7;
    }

    /** Whether a move of a piece is its leap. */
    static boolean isLeap(int kind, int move) {
        long to = Bitboards.bit(Moves.to(move));
        return switch (kind) {
            case Pieces.GENERAL -> (Pieces.generalLeap(Moves.from(move)) & to) != 0;
            case Pieces.ADVISOR -> (Pieces.advisorLeap(Moves.from(move)) & to) != 0;
            default -> false;
        };
    }

    /** Whether a side has a general or an advisor. */
    static boolean hasRoyal(Board board, int side) {
        return (board.ofSide(side) & (board.ofKind(Pieces.GENERAL) | board.ofKind(Pieces.ADVISOR))) != 0;
    }

    /** Writes the legal moves and returns their number; counts only if {@code moves} is null. A side that has lost has none. */
    static int generate(Board board, int side, int leaps, int[] moves) {
        if (!hasRoyal(board, side)) {
            return 0;
        }
        long own = board.ofSide(side);
        long occupied = board.occupied();
        int count = addRoyals(moves, 0, board, own, side, leaps);
        count = addJumpers(moves, count, board, own);
        for (long rest = own & board.ofKind(Pieces.WAR_ENGINE); rest != 0; rest = Bitboards.rest(rest)) {
            int from = Bitboards.first(rest);
            count = MoveWriter.add(moves, count, from, Attacks.bishop(from, occupied) & ~own);
        }
        for (long rest = own & board.ofKind(Pieces.CHARIOT); rest != 0; rest = Bitboards.rest(rest)) {
            int from = Bitboards.first(rest);
            count = MoveWriter.add(moves, count, from, Attacks.rook(from, occupied) & ~own);
        }
        return addPawns(moves, count, board, side, occupied);
    }

    private static int addRoyals(int[] moves, int count, Board board, long own, int side, int leaps) {
        int next = count;
        long general = own & board.ofKind(Pieces.GENERAL);
        if (general != 0) {
            int from = Bitboards.first(general);
            long leap = Leaps.hasGeneral(leaps, side) ? Pieces.generalLeap(from) : 0;
            next = MoveWriter.add(moves, next, from, (Pieces.general(from) | leap) & ~own);
        }
        long advisor = own & board.ofKind(Pieces.ADVISOR);
        if (advisor != 0) {
            int from = Bitboards.first(advisor);
            long leap = Leaps.hasAdvisor(leaps, side) ? Pieces.advisorLeap(from) : 0;
            next = MoveWriter.add(moves, next, from, (Pieces.advisor(from) | leap) & ~own);
        }
        return next;
    }

    private static int addJumpers(int[] moves, int count, Board board, long own) {
        int next = count;
        for (long rest = own & board.ofKind(Pieces.HORSE); rest != 0; rest = Bitboards.rest(rest)) {
            int from = Bitboards.first(rest);
            next = MoveWriter.add(moves, next, from, Attacks.knight(from) & ~own);
        }
        for (long rest = own & board.ofKind(Pieces.ELEPHANT); rest != 0; rest = Bitboards.rest(rest)) {
            int from = Bitboards.first(rest);
            next = MoveWriter.add(moves, next, from, Pieces.elephant(from) & ~own);
        }
        return next;
    }

    private static int addPawns(int[] moves, int count, Board board, int side, long occupied) {
        int up = side == Side.WHITE ? 8 : -8;
        long last = LAST_RANK[side];
        long enemy = board.ofSide(side ^ 1);
        // Shifts are rotations: nothing wraps, since stuck pawns are left out.
        long pawns = board.of(side, Pieces.PAWN) & ~last;
        long ahead = Long.rotateLeft(pawns, up) & ~occupied;
        long left = Long.rotateLeft(pawns & ~Bitboards.FILE_A, up - 1) & enemy;
        long right = Long.rotateLeft(pawns & ~Bitboards.FILE_H, up + 1) & enemy;
        int next = MoveWriter.addShifted(moves, count, ahead & ~last, up, 0);
        next = MoveWriter.addShifted(moves, next, left & ~last, up - 1, 0);
        next = MoveWriter.addShifted(moves, next, right & ~last, up + 1, 0);
        if (((ahead | left | right) & last) == 0) {
            return next;
        }
        boolean promotes = false;
        for (int kind = Pieces.CHARIOT; kind <= Pieces.ADVISOR; kind++) {
            if (Pieces.captured(board, side, kind) > 0) {
                promotes = true;
                next = addArrivals(moves, next, ahead & last, left & last, right & last, up, kind);
            }
        }
        return promotes ? next : addArrivals(moves, next, ahead & last, left & last, right & last, up, 0);
    }

    /** Moves to the last rank: promotions to a kind, or moves of pawns that are stuck there if the kind is 0. */
    private static int addArrivals(int[] moves, int count, long ahead, long left, long right, int up, int kind) {
        int flags = kind << PROMOTION_SHIFT;
        int next = MoveWriter.addShifted(moves, count, ahead, up, flags);
        next = MoveWriter.addShifted(moves, next, left, up - 1, flags);
        return MoveWriter.addShifted(moves, next, right, up + 1, flags);
    }
}
