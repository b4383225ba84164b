package org.shbangzero.core.orthodox;

import org.shbangzero.core.Side;
import org.shbangzero.core.board.Attacks;
import org.shbangzero.core.board.Bitboards;
import org.shbangzero.core.board.Board;
import org.shbangzero.core.board.Squares;

/**
 * Recognises locked positions from which no sequence of moves leads to mate (FIDE Laws of Chess, article 5.2.2). True is a proof,
 * false says nothing: most positions in which mate is impossible for another reason, too little material among them, are not found.
 *
 * <p>Only kings, bishops and pawns may be left, and at least one pawn. Then:
 *
 * <ol>
 *   <li>A piece is <b>fixed</b> if it can't move while the other fixed ones stand where they are: a pawn behind a fixed piece,
 *       and a bishop whose diagonal neighbours are all fixed pieces of its own side. All pawns must be fixed. The fixed
 *       pieces are the only walls in what follows: kings and other bishops may move away.
 *   <li>The <b>reach</b> of a king is all squares that it gets to by steps over squares that are not fixed pieces and that no
 *       enemy pawn attacks; the reach of a side's bishops is all squares that those not fixed get to by sliding between fixed pieces.
 *   <li>Nothing breaks the lock: no bishop attacks a fixed enemy piece from its reach; no king's reach touches a fixed enemy
 *       piece that no pawn guards; no pawn attacks a fixed enemy piece; and there is no en-passant capture. (A bishop that a pawn
 *       could capture would attack that pawn too.)
 *   <li>No check is mate: whenever a king's reach holds a square that enemy pawns or bishops may attack, a flight square lies next
 *       to it. That is a square without a fixed piece, where no bishop of its own can stand, and which no enemy piece attacks from
 *       anywhere in its reach.
 * </ol>
 *
 * <p>Why that suffices: as long as the fixed pieces stand as they do now, every move keeps kings and bishops within their reach,
 * since a reach only leaves out what is illegal for good. By 1 no fixed piece can move without a capture, and by 3 none can capture
 * or be captured, so by induction over the moves none ever does. A capture of a bishop that isn't fixed only takes attackers
 * and blockers away. So in every later position a king in check can step to its flight square, or capture a bishop there that
 * nothing guards; where there is no check there is no mate either. Other draws by rule only end a game earlier.
 */
final class DeadPosition {
    private DeadPosition() {}

    /**
     * Whether mate is impossible for both sides, as far as this class can tell. Allocates nothing.
     *
     * @param enPassant the passed square if an en-passant capture is legal, else {@link Squares#NONE}
     */
    static boolean isProved(Board board, int enPassant) {
        long others = board.ofKind(Kinds.KNIGHT) | board.ofKind(Kinds.ROOK) | board.ofKind(Kinds.QUEEN);
        long pawns = board.ofKind(Kinds.PAWN);
        if (others != 0 || pawns == 0 || enPassant != Squares.NONE) {
            return false;
        }
        long fixed = fixed(board);
        return (pawns & ~fixed) == 0
                && !breaksLock(board, Side.WHITE, fixed)
                && !breaksLock(board, Side.BLACK, fixed)
                && !mayMate(board, Side.WHITE, fixed)
                && !mayMate(board, Side.BLACK, fixed);
    }

    /**
     * The largest set of pawns and bishops that hold each other: pieces that can move are left out until none is left to. Ends
     * early, with too large a set, once a pawn is left out.
     */
    private static long fixed(Board board) {
        long pawns = board.ofKind(Kinds.PAWN);
        long fixed = pawns | board.ofKind(Kinds.BISHOP);
        long before;
        do {
            before = fixed;
            fixed = blockedPawns(board, before) | enclosedBishops(board, before);
        } while (fixed != before && (pawns & ~fixed) == 0);
        return fixed;
    }

    private static long blockedPawns(Board board, long fixed) {
        long white = board.of(Side.WHITE, Kinds.PAWN) & Long.rotateRight(fixed, PawnMoves.forward(Side.WHITE));
        long black = board.of(Side.BLACK, Kinds.PAWN) & Long.rotateRight(fixed, PawnMoves.forward(Side.BLACK));
        return white | black;
    }

    private static long enclosedBishops(Board board, long fixed) {
        long enclosed = 0;
        for (long rest = board.ofKind(Kinds.BISHOP); rest != 0; rest = Bitboards.rest(rest)) {
            int square = Bitboards.first(rest);
            long walls = fixed & board.ofSide(Board.sideOf(board.pieceAt(square)));
            long neighbours = Attacks.bishop(square, -1L);
            if ((neighbours & ~walls) == 0) {
                enclosed |= Bitboards.bit(square);
            }
        }
        return enclosed;
    }

    /** Whether a side may ever capture a fixed piece, or be captured by the pawn that its bishop attacks. */
    private static boolean breaksLock(Board board, int side, long fixed) {
        int enemy = Side.opponent(side);
        long targets = fixed & board.ofSide(enemy);
        long byBishops = bishopAttacks(board, side, fixed) & targets;
        long byKing = kingSteps(kingReach(board, side, fixed)) & targets & ~pawnAttacks(board, enemy);
        // A bishop in reach of a pawn attacks that pawn too, so this leaves out nothing.
        long byPawns = pawnAttacks(board, side) & targets;
        return (byBishops | byKing | byPawns) != 0;
    }

    /** Whether a side may ever check the other king on a square next to which no flight square is certain. */
    private static boolean mayMate(Board board, int side, long fixed) {
        int enemy = Side.opponent(side);
        long attacked = pawnAttacks(board, side) | bishopAttacks(board, side, fixed);
        long checks = kingReach(board, enemy, fixed) & attacked;
        long unsure = attacked | kingSteps(kingReach(board, side, fixed)) | bishopReach(board, enemy, fixed) | fixed;
        return (checks & ~kingSteps(~unsure)) != 0;
    }

    private static long kingReach(Board board, int side, long fixed) {
        long allowed = ~(fixed | pawnAttacks(board, Side.opponent(side)));
        long reach = board.of(side, Kinds.KING);
        long before;
        do {
            before = reach;
            reach |= kingSteps(before) & allowed;
        } while (reach != before);
        return reach;
    }

    private static long bishopReach(Board board, int side, long fixed) {
        return (board.of(side, Kinds.BISHOP) | bishopAttacks(board, side, fixed)) & ~fixed;
    }

    /** The squares that a side's bishops, fixed ones aside, attack from anywhere in their reach; fixed pieces among them. */
    private static long bishopAttacks(Board board, int side, long fixed) {
        long reach = board.of(side, Kinds.BISHOP) & ~fixed;
        long attacks = 0;
        for (long rest = reach; rest != 0; ) {
            long more = Attacks.bishop(Bitboards.first(rest), fixed);
            long added = more & ~fixed & ~reach;
            attacks |= more;
            reach |= added;
            rest = Bitboards.rest(rest) | added;
        }
        return attacks;
    }

    private static long pawnAttacks(Board board, int side) {
        return PawnMoves.attacks(board.of(side, Kinds.PAWN), side);
    }

    /** A set of squares and all that touch them. */
    private static long kingSteps(long squares) {
        long row = squares | (squares & ~Bitboards.FILE_H) << 1 | (squares & ~Bitboards.FILE_A) >>> 1;
        return row | row << 8 | row >>> 8;
    }
}
