package org.shbangzero.evaluate.cli.match;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.shbangzero.evaluate.match.Anchor;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads {@code NAME} or {@code NAME=ELO}; the name may hold equals signs. */
final class AnchorConverter implements ITypeConverter<Anchor> {
    private static final Pattern WITH_ELO = Pattern.compile("(.+)=([+-]?\\d{1,5}(?:\\.\\d+)?)");

    @Override
    public Anchor convert(String text) {
        if (text.isBlank()) {
            throw new TypeConversionException("the name of a player is missing, as in stockfish=1350");
        }
        Matcher matcher = WITH_ELO.matcher(text);
        return matcher.matches()
                ? new Anchor(matcher.group(1), Double.parseDouble(matcher.group(2)))
                : new Anchor(text, 0);
    }
}
