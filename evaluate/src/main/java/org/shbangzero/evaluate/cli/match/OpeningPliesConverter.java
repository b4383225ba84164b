package org.shbangzero.evaluate.cli.match;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads {@code 4-8} or {@code 6}: how many plies openings have. */
final class OpeningPliesConverter implements ITypeConverter<OpeningPliesConverter.Range> {
    private static final Pattern PATTERN = Pattern.compile("(\\d{1,3})(?:-(\\d{1,3}))?");

    /** Fewest and most plies. */
    record Range(int least, int most) {}

    @Override
    public Range convert(String text) {
        Matcher matcher = PATTERN.matcher(text);
        if (!matcher.matches()) {
            throw new TypeConversionException("'" + text + "' is not a number of plies such as 6 or 4-8");
        }
        int least = Integer.parseInt(matcher.group(1));
        int most = matcher.group(2) == null ? least : Integer.parseInt(matcher.group(2));
        if (least > most) {
            throw new TypeConversionException("'" + text + "' does not have the smaller number first, as 4-8 has");
        }
        return new Range(least, most);
    }
}
