package org.shbangzero.evaluate.play.terminal;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The lines that a person types besides moves. */
enum Command {
    HELP("this list"),
    MOVES("all legal moves"),
    BOARD("the board again"),
    FLIP("turn the board round"),
    FEN("the position as FEN"),
    HINT("what the engine would play for you"),
    UNDO("take your last move back, and the answer to it"),
    DRAW("offer a draw, with your next move"),
    RESIGN("give the game up"),
    NEW("another game: new, new white, new black"),
    SAVE("write the game as PGN: save FILE.pgn"),
    QUIT("end (so does Ctrl+D)");

    private final String purpose;

    Command(String purpose) {
        this.purpose = purpose;
    }

    /** What it does. */
    String purpose() {
        return purpose;
    }

    /** As it is typed. */
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Those of all, in order. */
    static List<String> words() {
        return Arrays.stream(values()).map(Command::word).toList();
    }
}
