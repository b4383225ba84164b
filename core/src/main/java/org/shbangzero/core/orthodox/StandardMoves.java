package org.shbangzero.core.orthodox;

import org.shbangzero.core.board.Attacks;
import org.shbangzero.core.board.Bitboards;
import org.shbangzero.core.board.Board;
import org.shbangzero.core.board.Lines;
import org.shbangzero.core.board.Squares;

/**
 * Legal moves by the FIDE Laws. Legality comes from checkers and pins, known before any move is written; only en passant and the
 * king's own steps are tested one by one.
 */
public final class StandardMoves {
    private StandardMoves() {}

    /**
     * Writes the legal moves.
     *
     * @param moves receives them; null to count only
     * @param rights castling rights, see {@link Castling}
     * @param enPassant the passed square, or {@link Squares#NONE}
     * @return their number
     */
    public static int generate(Board board, int side, int rights, int enPassant, int[] moves) {
        long own = board.ofSide(side);
        long enemy = board.ofSide(side ^ 1);
        long occupied = own | enemy;
        int king = Threats.king(board, side);
        long checkers = Threats.attackers(board, king, side ^ 1, occupied);
        int count = addKingSteps(moves, board, side, king, own, occupied);
        if (Bitboards.hasMany(checkers)) {
            return count;
        }
        long allowed = ~own;
        if (checkers != 0) {
            allowed &= Lines.between(king, Bitboards.first(checkers)) | checkers;
        } else if (Castling.of(rights, side) != 0) {
            count = Castling.add(moves, count, board, side, rights, true);
        }
        long pinned = Threats.pinned(board, king, side, occupied);
        count = addPieces(moves, count, board, own, occupied, allowed, king, pinned);
        long pawns = own & board.ofKind(Kinds.PAWN);
        count = PawnMoves.addSteps(moves, count, pawns & ~pinned, side, ~occupied, allowed);
        count = PawnMoves.addCaptures(moves, count, pawns & ~pinned, side, enemy & allowed);
        for (long rest = pawns & pinned; rest != 0; rest = Bitboards.rest(rest)) {
            long onLine = allowed & Lines.through(king, Bitboards.first(rest));
            long pawn = rest & -rest;
            count = PawnMoves.addSteps(moves, count, pawn, side, ~occupied, onLine);
            count = PawnMoves.addCaptures(moves, count, pawn, side, enemy & onLine);
        }
        return enPassant == Squares.NONE ? count : EnPassant.add(moves, count, board, side, enPassant);
    }

    private static int addKingSteps(int[] moves, Board board, int side, int king, long own, long occupied) {
        long withoutKing = occupied ^ Bitboards.bit(king);
        long safe = 0;
        for (long rest = Attacks.king(king) & ~own; rest != 0; rest = Bitboards.rest(rest)) {
            if (!Threats.isAttacked(board, Bitboards.first(rest), side ^ 1, withoutKing)) {
                safe |= rest & -rest;
            }
        }
        return MoveWriter.add(moves, 0, king, safe);
    }

    private static int addPieces(
            int[] moves, int count, Board board, long own, long occupied, long allowed, int king, long pinned) {
        int next = count;
        for (long rest = own & board.ofKind(Kinds.KNIGHT) & ~pinned; rest != 0; rest = Bitboards.rest(rest)) {
            int from = Bitboards.first(rest);
            next = MoveWriter.add(moves, next, from, Attacks.knight(from) & allowed);
        }
        long queens = board.ofKind(Kinds.QUEEN);
        for (long rest = own & (board.ofKind(Kinds.BISHOP) | queens); rest != 0; rest = Bitboards.rest(rest)) {
            int from = Bitboards.first(rest);
            long targets = Attacks.bishop(from, occupied) & allowed;
            if ((pinned & rest & -rest) != 0) {
                targets &= Lines.through(king, from);
            }
            next = MoveWriter.add(moves, next, from, targets);
        }
        for (long rest = own & (board.ofKind(Kinds.ROOK) | queens); rest != 0; rest = Bitboards.rest(rest)) {
            int from = Bitboards.first(rest);
            long targets = Attacks.rook(from, occupied) & allowed;
            if ((pinned & rest & -rest) != 0) {
                targets &= Lines.through(king, from);
            }
            next = MoveWriter.add(moves, next, from, targets);
        }
        return next;
    }
}
