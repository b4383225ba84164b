package org.shbangzero.core.game.shbang;

import org.shbangzero.core.board.Attacks;
import org.shbangzero.core.board.Bitboards;
import org.shbangzero.core.board.Board;
import org.shbangzero.core.board.Lines;
import org.shbangzero.core.board.Squares;
import org.shbangzero.core.orthodox.Castling;
import org.shbangzero.core.orthodox.EnPassant;
import org.shbangzero.core.orthodox.Kinds;
import org.shbangzero.core.orthodox.MoveWriter;
import org.shbangzero.core.orthodox.Moves;
import org.shbangzero.core.orthodox.PawnMoves;
import org.shbangzero.core.orthodox.Threats;

/**
 * Legal turns. Only a bare king (one without lives) is ever in check, and only then do pins and attacks restrain moves. A hit
 * changes no piece's place, so it is legal exactly when the own king is not in check, whatever is pinned.
 */
final class ShbangMoves {
    /** A capture move against a piece with lives. */
    static final int HIT = Moves.GAME_BIT;

    /** A checker from hand under the piece on the from-square, which is the to-square too. */
    static final int STACK = Moves.GAME_BIT << 1;

    private ShbangMoves() {}

    static boolean isHit(int move) {
        return (move & HIT) != 0;
    }

    static boolean isStack(int move) {
        return (move & STACK) != 0;
    }

    /** Writes the legal moves and returns their number; counts only if {@code moves} is null. */
    static int generate(ShbangPosition position, int[] moves) {
        Board board = position.board();
        long armored = position.lives().any();
        int side = position.sideToMove();
        long own = board.ofSide(side);
        long enemy = board.ofSide(side ^ 1);
        long occupied = own | enemy;
        int king = Threats.king(board, side);
        boolean bare = !Bitboards.contains(armored, king);
        long checkers = bare ? Threats.attackers(board, king, side ^ 1, occupied) : 0;

        long allowed = ~occupied | (enemy & ~armored & ~board.ofKind(Kinds.KING));
        long hittable = checkers == 0 ? enemy & armored : 0;
        long steps = Attacks.king(king) & allowed;
        int count = MoveWriter.add(moves, 0, king, bare ? safe(board, side, king, steps, occupied) : steps);
        if (Bitboards.hasMany(checkers)) {
            return count;
        }
        count = MoveWriter.add(moves, count, king | HIT, Attacks.king(king) & hittable);
        if (checkers == 0) {
            count = addQuietTurns(moves, count, position, own, bare);
        } else {
            allowed &= Lines.between(king, Bitboards.first(checkers)) | checkers;
        }
        long pinned = bare ? Threats.pinned(board, king, side, occupied) : 0;
        count = addKnights(moves, count, own & board.ofKind(Kinds.KNIGHT), allowed, hittable, pinned);
        count = addSliders(moves, count, board, own, occupied, allowed, hittable, pinned, king);
        count = addPawns(moves, count, board, side, occupied, allowed, hittable, pinned, king);
        return position.enPassant() == Squares.NONE ? count : addEnPassant(moves, count, position, bare, checkers);
    }

    /** The king's steps that end on no attacked square. */
    private static long safe(Board board, int side, int king, long steps, long occupied) {
        long withoutKing = occupied ^ Bitboards.bit(king);
        long safe = 0;
        for (long rest = steps; rest != 0; rest = Bitboards.rest(rest)) {
            if (!Threats.isAttacked(board, Bitboards.first(rest), side ^ 1, withoutKing)) {
                safe |= rest & -rest;
            }
        }
        return safe;
    }

    /** Castling and stacked lives: what a king in check may not do. */
    private static int addQuietTurns(int[] moves, int count, ShbangPosition position, long own, boolean bare) {
        int side = position.sideToMove();
        int next = count;
        if (Castling.of(position.rights(), side) != 0) {
            next = Castling.add(moves, next, position.board(), side, position.rights(), bare);
        }
        if (position.hand(side) == 0) {
            return next;
        }
        int lock = position.lock(side);
        long stackable = lock == Squares.NONE ? own : own & ~Bitboards.bit(lock);
        return MoveWriter.addShifted(moves, next, stackable, 0, STACK);
    }

    private static int addKnights(int[] moves, int count, long knights, long allowed, long hittable, long pinned) {
        int next = count;
        for (long rest = knights; rest != 0; rest = Bitboards.rest(rest)) {
            int from = Bitboards.first(rest);
            long attacks = Attacks.knight(from);
            if ((pinned & rest & -rest) == 0) {
                next = MoveWriter.add(moves, next, from, attacks & allowed);
            }
            next = MoveWriter.add(moves, next, from | HIT, attacks & hittable);
        }
        return next;
    }

    private static int addSliders(
            int[] moves,
            int count,
            Board board,
            long own,
            long occupied,
            long allowed,
            long hittable,
            long pinned,
            int king) {
        long queens = board.ofKind(Kinds.QUEEN);
        int next = count;
        for (long rest = own & (board.ofKind(Kinds.BISHOP) | queens); rest != 0; rest = Bitboards.rest(rest)) {
            int from = Bitboards.first(rest);
            long attacks = Attacks.bishop(from, occupied);
            long line = (pinned & rest & -rest) == 0 ? allowed : allowed & Lines.through(king, from);
            next = MoveWriter.add(moves, next, from, attacks & line);
            next = MoveWriter.add(moves, next, from | HIT, attacks & hittable);
        }
        for (long rest = own & (board.ofKind(Kinds.ROOK) | queens); rest != 0; rest = Bitboards.rest(rest)) {
            int from = Bitboards.first(rest);
            long attacks = Attacks.rook(from, occupied);
            long line = (pinned & rest & -rest) == 0 ? allowed : allowed & Lines.through(king, from);
            next = MoveWriter.add(moves, next, from, attacks & line);
            next = MoveWriter.add(moves, next, from | HIT, attacks & hittable);
        }
        return next;
    }

    private static int addPawns(
            int[] moves,
            int count,
            Board board,
            int side,
            long occupied,
            long allowed,
            long hittable,
            long pinned,
            int king) {
        long pawns = board.of(side, Kinds.PAWN);
        int next = PawnMoves.addSteps(moves, count, pawns & ~pinned, side, ~occupied, allowed);
        next = PawnMoves.addCaptures(moves, next, pawns & ~pinned, side, occupied & allowed);
        for (long rest = pawns & pinned; rest != 0; rest = Bitboards.rest(rest)) {
            long line = allowed & Lines.through(king, Bitboards.first(rest));
            next = PawnMoves.addSteps(moves, next, rest & -rest, side, ~occupied, line);
            next = PawnMoves.addCaptures(moves, next, rest & -rest, side, occupied & line);
        }
        return PawnMoves.addAttacks(moves, next, pawns, side, hittable, HIT);
    }

    private static int addEnPassant(int[] moves, int count, ShbangPosition position, boolean bare, long checkers) {
        Board board = position.board();
        int side = position.sideToMove();
        int passed = position.enPassant();
        boolean hit = position.lives().at(EnPassant.victim(side, passed)) > 0;
        if (!hit && bare) {
            return EnPassant.add(moves, count, board, side, passed);
        }
        int next = count;
        if (!hit || checkers == 0) {
            int flags = hit ? Moves.EN_PASSANT | HIT : Moves.EN_PASSANT;
            for (long rest = EnPassant.capturers(board, side, passed); rest != 0; rest = Bitboards.rest(rest)) {
                next = MoveWriter.add(moves, next, Bitboards.first(rest) | flags, Bitboards.bit(passed));
            }
        }
        return next;
    }
}
