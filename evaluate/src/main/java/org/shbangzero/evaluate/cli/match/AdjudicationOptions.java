package org.shbangzero.evaluate.cli.match;

import java.util.Optional;
import org.shbangzero.core.InputException;
import org.shbangzero.evaluate.match.Adjudication;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** When games of a match end early. */
final class AdjudicationOptions {
    @Option(
            names = "--adjudicate-draws",
            paramLabel = "M,N,X",
            converter = DrawConverter.class,
            description = "From move M on, games are draws once both players have expected a score of ½, give or take"
                    + " X, for N moves each (e.g. 40,8,0.02; default: never).")
    private Adjudication.Draw draw;

    @Option(
            names = "--adjudicate-wins",
            paramLabel = "N,X",
            converter = WinConverter.class,
            description =
                    "Games are won once the winner has expected at least X, and the loser the rest, for N moves each (e.g."
                            + " 4,0.98; default: never).")
    private Adjudication.Win win;

    Adjudication adjudication() {
        return new Adjudication(Optional.ofNullable(draw), Optional.ofNullable(win));
    }

    /** Reads {@code 40,8,0.02}. */
    static final class DrawConverter implements ITypeConverter<Adjudication.Draw> {
        @Override
        public Adjudication.Draw convert(String text) {
            double[] numbers = numbers(text, "M,N,X such as 40,8,0.02", 3);
            try {
                return new Adjudication.Draw((int) numbers[0], (int) numbers[1], numbers[2]);
            } catch (InputException e) {
                throw new TypeConversionException(e.getMessage());
            }
        }
    }

    /** Reads {@code 4,0.98}. */
    static final class WinConverter implements ITypeConverter<Adjudication.Win> {
        @Override
        public Adjudication.Win convert(String text) {
            double[] numbers = numbers(text, "N,X such as 4,0.98", 2);
            try {
                return new Adjudication.Win((int) numbers[0], numbers[1]);
            } catch (InputException e) {
                throw new TypeConversionException(e.getMessage());
            }
        }
    }

    /** Whole numbers, and then one that need not be whole. */
    private static double[] numbers(String text, String expected, int count) {
        String whole = "\\s*\\d{1,6}\\s*,".repeat(count - 1);
        if (!text.matches(whole + "\\s*\\d*\\.?\\d+\\s*")) {
            throw new TypeConversionException("'" + text + "' is not " + expected);
        }
        String[] parts = text.split(",");
        double[] numbers = new double[count];
        for (int i = 0; i < count; i++) {
            numbers[i] = Double.parseDouble(parts[i].strip());
        }
        return numbers;
    }
}
