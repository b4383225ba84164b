package org.shbangzero.evaluate.cli.match;

import java.util.List;
import org.shbangzero.core.Suggestion;
import org.shbangzero.evaluate.match.Schedule;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the name of a format: who meets whom. */
final class FormatConverter implements ITypeConverter<FormatConverter.Format> {
    private static final List<String> NAMES = List.of("round-robin", "gauntlet");

    /** Who meets whom. */
    @FunctionalInterface
    interface Format {
        /** The schedule for a number of players, with so many pairs of games for each two that meet. */
        Schedule schedule(int players, int pairs);
    }

    @Override
    public Format convert(String text) {
        return switch (text) {
            case "round-robin" -> Schedule::roundRobin;
            case "gauntlet" -> Schedule::gauntlet;
            default ->
                throw new TypeConversionException("unknown format '" + text + "'" + Suggestion.hint(text, NAMES)
                        + " (formats: " + String.join(", ", NAMES) + ")");
        };
    }
}
