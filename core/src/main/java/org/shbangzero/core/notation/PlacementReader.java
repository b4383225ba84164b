package org.shbangzero.core.notation;

import org.shbangzero.core.Side;
import org.shbangzero.core.board.Board;
import org.shbangzero.core.board.Squares;

/** Reads the placement field: ranks 8 to 1, letters and counts of empty squares. */
final class PlacementReader {
    private static final String FIELD = "placement";

    private final FenReader reader;
    private final String letters;
    private final Board board;

    /**
     * @param letters the upper-case letter of kind i at index i; index 0 is no kind
     */
    PlacementReader(FenReader reader, String letters, Board board) {
        this.reader = reader;
        this.letters = letters;
        this.board = board;
    }

    void read(String text) {
        String[] ranks = text.split("/", -1);
        if (ranks.length != 8) {
            reader.fault(FIELD, "has " + ranks.length + " ranks, expected 8");
        }
        for (int i = 0; i < Math.min(8, ranks.length); i++) {
            readRank(7 - i, ranks[i]);
        }
    }

    private void readRank(int rank, String text) {
        int file = 0;
        for (int i = 0; i < text.length(); i++) {
            char letter = text.charAt(i);
            if (letter >= '1' && letter <= '8') {
                file += letter - '0';
            } else {
                readPiece(rank, file, letter);
                file++;
            }
        }
        if (file != 8) {
            reader.fault(FIELD, "rank " + (rank + 1) + " has " + file + " squares, expected 8");
        }
    }

    private void readPiece(int rank, int file, char letter) {
        int kind = letters.indexOf(letter >= 'a' && letter <= 'z' ? letter - ('a' - 'A') : letter);
        if (kind <= 0) {
            String place = file < 8 ? Squares.name(Squares.of(file, rank)) : "rank " + (rank + 1);
            reader.fault(FIELD, "unknown letter '" + letter + "' on " + place);
        } else if (file < 8) {
            int side = letter >= 'a' ? Side.BLACK : Side.WHITE;
            board.put(Board.piece(side, kind), Squares.of(file, rank));
        }
    }
}
