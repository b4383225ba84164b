package org.shbangzero.evaluate.player;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.shbangzero.core.InputException;
import org.shbangzero.evaluate.engine.EngineLimits;
import org.shbangzero.evaluate.engine.EnginePatience;
import org.shbangzero.evaluate.engine.EngineSettings;

/**
 * Reads what the specification of an external engine says: {@code uci:COMMAND}, whose words may stand between double quotes, and beside
 * the keys of its kind {@code option.NAME} for each UCI option.
 */
final class EngineSpec {
    private static final String PREFIX = "uci:";
    static final String OPTION = "option.";
    /** A word, or several between quotes. */
    private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|([^\"\\s]+)");

    private EngineSpec() {}

    /** Whether a key names an option of the engine's own. */
    static boolean isOption(String key) {
        return key.startsWith(OPTION) && key.length() > OPTION.length();
    }

    /**
     * The program and its arguments.
     *
     * @throws InputException if there is none, or a quote is not closed
     */
    static List<String> command(String who) {
        List<String> words = new ArrayList<>();
        Matcher matcher = WORD.matcher(who.substring(PREFIX.length()));
        while (matcher.find()) {
            words.add(matcher.group(1) != null ? matcher.group(1) : matcher.group(2));
        }
        if (!matcher.replaceAll("").isBlank()) {
            throw new InputException("a quote is not closed");
        }
        if (words.isEmpty() || words.get(0).isBlank()) {
            throw new InputException(
                    "there is no program after " + PREFIX + "; expected e.g. " + PREFIX + "stockfish,depth=5");
        }
        return words;
    }

    /** The engine that a specification of this kind describes. */
    static EngineSettings settings(PlayerSpec spec) {
        Map<String, String> options = new LinkedHashMap<>();
        spec.settings().forEach((key, value) -> {
            if (isOption(key)) {
                options.put(key.substring(OPTION.length()), value);
            }
        });
        return new EngineSettings(
                command(spec.who()),
                spec.text(PlayerKey.FOLDER).map(Path::of),
                options,
                spec.text(PlayerKey.VARIANT),
                new EngineLimits(
                        asLong(spec.number(PlayerKey.NODES)),
                        spec.number(PlayerKey.PLIES),
                        asLong(spec.number(PlayerKey.MOVE_TIME))),
                patience(spec));
    }

    private static EnginePatience patience(PlayerSpec spec) {
        EnginePatience usual = EnginePatience.USUAL;
        return usual.withReady(seconds(spec.number(PlayerKey.STARTUP), usual.ready()))
                .withMove(seconds(spec.number(PlayerKey.TIMEOUT), usual.move()));
    }

    private static Duration seconds(OptionalInt number, Duration usual) {
        return number.isPresent() ? Duration.ofSeconds(number.getAsInt()) : usual;
    }

    private static OptionalLong asLong(OptionalInt number) {
        return number.isPresent() ? OptionalLong.of(number.getAsInt()) : OptionalLong.empty();
    }
}
