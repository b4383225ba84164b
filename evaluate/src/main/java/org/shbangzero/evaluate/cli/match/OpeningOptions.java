package org.shbangzero.evaluate.cli.match;

import java.io.IOException;
import java.util.Locale;
import java.util.OptionalInt;
import org.shbangzero.core.InputException;
import org.shbangzero.evaluate.match.MatchSettings;
import org.shbangzero.evaluate.opening.OpeningBook;
import org.shbangzero.evaluate.opening.OpeningSettings;
import org.shbangzero.evaluate.opening.OpeningSettings.Order;
import org.shbangzero.selfplay.io.FileErrors;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** What the games of a match begin with. */
final class OpeningOptions {
    @Option(
            names = "--openings",
            paramLabel = "BOOK",
            defaultValue = OpeningBook.RANDOM,
            description = "What games begin with: random (moves), starts (of the game), or a file .epd, .fen, .txt or"
                    + " .pgn (default: ${DEFAULT-VALUE}).")
    private String book;

    @Option(
            names = "--openings-plies",
            paramLabel = "N[-M]",
            converter = OpeningPliesConverter.class,
            description =
                    "Plies of random openings (default: 4-8), or of each game of a PGN file at most (default: all).")
    private OpeningPliesConverter.Range plies;

    @Option(
            names = "--openings-order",
            paramLabel = "ORDER",
            description =
                    "Whether a book's openings are taken as in the file or shuffled by the seed (default: shuffled"
                            + " for starts, file for files).")
    private Order order;

    @Option(
            names = "--balance",
            paramLabel = "CP",
            converter = BalanceConverter.class,
            description = "Leave out openings in which a side is further ahead than so many centipawns, or none: off"
                    + " (default: " + MatchSettings.USUAL_BALANCE + " for random openings, off for others).")
    private OptionalInt balance;

    /**
     * Reads the book.
     *
     * @throws InputException if there is no such book
     */
    OpeningBook book() {
        try {
            return OpeningBook.of(book);
        } catch (IOException e) {
            throw new InputException("cannot read the openings " + book + ": " + FileErrors.describe(e), e);
        }
    }

    boolean isRandom() {
        return book.equals(OpeningBook.RANDOM);
    }

    OpeningSettings settings(long seed) {
        Order usualOrder = book.equals(OpeningBook.STARTS) ? Order.SHUFFLED : Order.FILE;
        OptionalInt usualBalance = isRandom() ? OptionalInt.of(MatchSettings.USUAL_BALANCE) : OptionalInt.empty();
        return new OpeningSettings(
                leastPlies(),
                mostPlies(),
                order == null ? usualOrder : order,
                balance == null ? usualBalance : balance,
                seed);
    }

    private int leastPlies() {
        if (plies != null) {
            return plies.least();
        }
        return isRandom() ? MatchSettings.DEFAULT_MIN_OPENING_PLIES : 0;
    }

    /** Plies of the longest opening. */
    int mostPlies() {
        if (plies != null) {
            return plies.most();
        }
        return isRandom() ? MatchSettings.DEFAULT_MAX_OPENING_PLIES : OpeningSettings.ALL_PLIES;
    }

    /** Reads a number of centipawns, or {@code off}. */
    static final class BalanceConverter implements ITypeConverter<OptionalInt> {
        @Override
        public OptionalInt convert(String text) {
            if (text.toLowerCase(Locale.ROOT).equals("off")) {
                return OptionalInt.empty();
            }
            if (!text.matches("\\d{1,6}")) {
                throw new TypeConversionException("'" + text + "' is not a number of centipawns such as 100, or off");
            }
            return OptionalInt.of(Integer.parseInt(text));
        }
    }
}
