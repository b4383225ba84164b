package org.shbangzero.evaluate.player;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.shbangzero.core.InputException;
import org.shbangzero.core.Suggestion;

/**
 * A player as the command line names it: {@code WHO[,key=value]…}, where WHO is {@code random}, {@code greedy},
 * {@code uniform} or a network ({@link NetworkFiles} lists the ways to name one), and the keys are {@code name} and
 * {@code sims}.
 *
 * @param who the first part, as typed
 * @param name what to call the player, if given
 * @param simulations for each move, if given; at least 1
 */
public record PlayerSpec(String who, Optional<String> name, OptionalInt simulations) {
    static final String RANDOM = "random";
    static final String GREEDY = "greedy";
    static final String UNIFORM = "uniform";

    /** The players that need no file. */
    static final List<String> BUILT_IN = List.of(RANDOM, GREEDY, UNIFORM);

    private static final List<String> KEYS = List.of("name", "sims");

    /**
     * Reads a player's specification. Files are not looked at yet.
     *
     * @throws InputException if a key is unknown or a value is of no use
     */
    public static PlayerSpec parse(String text) {
        String[] parts = text.split(",", -1);
        PlayerSpec spec = new PlayerSpec(parts[0].strip(), Optional.empty(), OptionalInt.empty());
        if (spec.who.isEmpty()) {
            throw new InputException("player '" + text + "' is empty; expected " + String.join(", ", BUILT_IN)
                    + ", a .onnx file, a checkpoint folder, or RUN@best");
        }
        for (int i = 1; i < parts.length; i++) {
            spec = spec.with(parts[i].strip(), text);
        }
        return spec;
    }

    private PlayerSpec with(String setting, String text) {
        int equals = setting.indexOf('=');
        String key = equals < 0 ? setting : setting.substring(0, equals).strip();
        String value = equals < 0 ? "" : setting.substring(equals + 1).strip();
        if (!KEYS.contains(key)) {
            throw new InputException("player '" + text + "': unknown key '" + key + "'" + Suggestion.hint(key, KEYS)
                    + " (keys: " + String.join(", ", KEYS) + ")");
        }
        if (value.isEmpty()) {
            throw new InputException("player '" + text + "': " + key + " has no value; write " + key + "=…");
        }
        return key.equals("name")
                ? new PlayerSpec(who, Optional.of(value), simulations)
                : new PlayerSpec(who, name, OptionalInt.of(positive(value, text)));
    }

    private static int positive(String value, String text) {
        try {
            int number = Integer.parseInt(value);
            if (number >= 1) {
                return number;
            }
        } catch (NumberFormatException e) {
            throw new InputException("player '" + text + "': sims is '" + value + "', expected a whole number", e);
        }
        throw new InputException("player '" + text + "': sims is " + value + ", expected at least 1");
    }

    /** The same player under another name. */
    public PlayerSpec named(String newName) {
        return new PlayerSpec(who, Optional.of(newName), simulations);
    }

    /** Whether the first part names a player that needs no file. */
    boolean isBuiltIn() {
        return BUILT_IN.contains(who.toLowerCase(Locale.ROOT));
    }
}
