package org.shbangzero.core.game.shbang;

import org.shbangzero.core.Side;
import org.shbangzero.core.board.Bitboards;
import org.shbangzero.core.board.Board;
import org.shbangzero.core.board.Squares;
import org.shbangzero.core.notation.FenReader;
import org.shbangzero.core.orthodox.OrthodoxSetup;
import org.shbangzero.core.orthodox.PawnSquares;
import org.shbangzero.core.orthodox.Threats;

/** What a Shbang FEN says, not yet a position. */
final class ShbangSetup {
    private static final String HEX = "0123456789abcdef";

    private final FenReader reader;
    private final OrthodoxSetup orthodox;
    private final Lives lives = new Lives();
    private final int[] hands = new int[2];
    private final int[] locks = {Squares.NONE, Squares.NONE};

    private ShbangSetup(FenReader reader, OrthodoxSetup orthodox) {
        this.reader = reader;
        this.orthodox = orthodox;
    }

    /** Reads all fields; faults go to the reader, and then the setup must not be used. */
    static ShbangSetup read(FenReader reader) {
        ShbangSetup setup = new ShbangSetup(reader, OrthodoxSetup.read(reader, PawnSquares.STANDARD));
        setup.readExtension();
        return setup;
    }

    OrthodoxSetup orthodox() {
        return orthodox;
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

    private void readExtension() {
        if (reader.field("lives") == null) {
            return;
        }
        boolean livesFit = readLives();
        boolean handsFit = readHands();
        readLocks();
        if (livesFit && handsFit) {
            checkTotals();
        }
        if (livesFit && orthodox.hasTwoKings()) {
            checkIdleKing();
        }
    }

    private boolean readLives() {
        String[] groups = reader.field("lives").split("/", -1);
        if (groups.length != 8) {
            reader.fault("lives", "has " + groups.length + " ranks, expected 8");
            return false;
        }
        boolean fit = true;
        for (int i = 0; i < 8; i++) {
            fit &= readRank(7 - i, groups[i]);
        }
        return fit;
    }

    private boolean readRank(int rank, String group) {
        long pieces = orthodox.board().occupied() & Bitboards.RANK_1 << (8 * rank);
        int expected = Long.bitCount(pieces);
        if (expected == 0 || group.length() != expected) {
            if (expected > 0 || !group.equals("-")) {
                String wanted = expected == 0 ? "- (no pieces)" : expected + " digits, one a piece";
                reader.fault("lives", "rank " + (rank + 1) + " is '" + group + "', expected " + wanted);
                return false;
            }
            return true;
        }
        boolean fit = true;
        long rest = pieces;
        for (int i = 0; i < expected; i++, rest = Bitboards.rest(rest)) {
            fit &= readDigit(Bitboards.first(rest), group.charAt(i));
        }
        return fit;
    }

    private boolean readDigit(int square, char digit) {
        int count = HEX.indexOf(digit);
        if (count < 0) {
            reader.fault("lives", "'" + digit + "' on " + Squares.name(square) + " is not a digit 0 to 9 or a to f");
            return false;
        }
        for (int i = 0; i < count; i++) {
            lives.increment(square);
        }
        return true;
    }

    private boolean readHands() {
        String[] parts = reader.readPair("hands");
        if (parts == null) {
            return false;
        }
        boolean fit = true;
        for (int side = 0; side < 2; side++) {
            hands[side] = reader.parseNumber("hands", parts[side]);
            fit &= hands[side] > 0 || parts[side].matches("0{1,9}");
        }
        return fit;
    }

    private void checkTotals() {
        for (int side = 0; side < 2; side++) {
            int onBoard = lives.sum(orthodox.board().ofSide(side));
            if (onBoard + hands[side] != Lives.TOTAL) {
                reader.fault(
                        "hands",
                        Side.name(side) + " has " + onBoard + " lives on the board and " + hands[side]
                                + " in hand, together not " + Lives.TOTAL);
            }
        }
    }

    private void readLocks() {
        String[] parts = reader.readPair("locks");
        for (int side = 0; parts != null && side < 2; side++) {
            if (!parts[side].equals("-")) {
                readLock(side, parts[side]);
            }
        }
    }

    private void readLock(int side, String text) {
        int square = Squares.parse(text);
        if (square == Squares.NONE) {
            reader.fault("locks", "'" + text + "' is neither a square nor -");
            return;
        }
        int piece = orthodox.board().pieceAt(square);
        if (piece == Board.EMPTY || Board.sideOf(piece) != side) {
            reader.fault("locks", "no piece of " + Side.name(side) + " on " + text);
        }
        locks[side] = square;
    }

    /** Only a king without lives can stand in check. */
    private void checkIdleKing() {
        int idle = Side.opponent(orthodox.side());
        int king = orthodox.attackedIdleKing();
        if (king != Squares.NONE && lives.at(Threats.king(orthodox.board(), idle)) == 0) {
            OrthodoxSetup.faultIdleCheck(reader, idle, king);
        }
    }
}
