package org.shbangzero.evaluate.opening;

import java.io.IOException;
import java.util.function.BooleanSupplier;
import org.shbangzero.core.Game;
import org.shbangzero.core.InputException;

/** Where openings come from: chance, the starts of the game, or a file. Thread-safe. */
public interface OpeningBook {
    String RANDOM = "random";
    String STARTS = "starts";

    /**
     * The book of that text: {@code random}, {@code starts}, or the name of a file that ends in {@code .pgn}, or for positions in
     * {@code .epd}, {@code .fen} or {@code .txt}. A file is read at once, and understood when openings are drawn from it.
     *
     * @throws InputException if the text is none of these
     * @throws IOException if the file cannot be read
     */
    static OpeningBook of(String text) throws IOException {
        return switch (text) {
            case RANDOM -> random();
            case STARTS -> new StartOpenings();
            default -> OpeningFile.read(text);
        };
    }

    /** Random legal moves from a random start. */
    static OpeningBook random() {
        return new RandomOpenings();
    }

    /**
     * Draws openings. No two reach the same position, and none has ended. They depend on game and settings alone, and the first n
     * are the same however many are drawn.
     *
     * @param count at least 0
     * @throws InputException if there are not that many, or the file holds something that is no opening of the game
     */
    default DrawnOpenings draw(Game game, OpeningSettings settings, int count) {
        return draw(game, settings, count, () -> false);
    }

    /**
     * The same, and stops when that is wanted.
     *
     * @param cancelled asked before each opening
     * @throws java.util.concurrent.CancellationException if it was stopped
     */
    DrawnOpenings draw(Game game, OpeningSettings settings, int count, BooleanSupplier cancelled);

    /** What decides the openings beside game and settings: {@code random}, {@code starts}, or a file's name and checksum. */
    String description();
}
