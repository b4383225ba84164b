package org.shbangzero.evaluate.player;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.shbangzero.core.InputException;
import org.shbangzero.core.Suggestion;
import org.shbangzero.evaluate.yardstick.AlphaBetaSearch;
import org.shbangzero.evaluate.yardstick.UctSearch;

/**
 * A player as the command line names it: {@code WHO[,key=value]…}, where WHO is {@code random}, {@code greedy}, {@code uniform},
 * {@code alphabeta}, {@code rollout} or a network ({@link NetworkFiles} lists the ways to name one). The keys are {@code name}, and
 * {@code depth} for alphabeta, {@code playouts} for rollout, {@code sims} for networks and uniform.
 *
 * @param who the first part, as typed
 * @param name what to call the player, if given
 * @param effort how hard it thinks for each move, if given: its depth, playouts or simulations
 */
public record PlayerSpec(String who, Optional<String> name, OptionalInt effort) {
    static final String RANDOM = "random";
    static final String GREEDY = "greedy";
    static final String UNIFORM = "uniform";
    static final String ALPHA_BETA = "alphabeta";
    static final String ROLLOUT = "rollout";

    /** The players that need no file. */
    static final List<String> BUILT_IN = List.of(RANDOM, GREEDY, UNIFORM, ALPHA_BETA, ROLLOUT);

    private static final String NAME = "name";

    /** What the effort of a kind of player is counted in. */
    private enum Effort {
        SIMS(Integer.MAX_VALUE),
        DEPTH(AlphaBetaSearch.MAX_DEPTH),
        PLAYOUTS(UctSearch.MAX_PLAYOUTS);

        private final int most;

        Effort(int most) {
            this.most = most;
        }

        private String key() {
            return name().toLowerCase(Locale.ROOT);
        }

        private String range() {
            return most == Integer.MAX_VALUE ? "at least 1" : "1 to " + most;
        }
    }

    /**
     * Reads a player's specification. Files are not looked at yet.
     *
     * @throws InputException if a key is unknown, or not for this player, or a value is of no use
     */
    public static PlayerSpec parse(String text) {
        if (text.chars().anyMatch(Character::isISOControl)) {
            throw new InputException("player '" + text.replaceAll("\\p{Cntrl}", "?")
                    + "' has a line break, tab or other control character; leave it out");
        }
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
        Optional<Effort> effortKind = effortKind();
        boolean isEffort = effortKind.map(Effort::key).filter(key::equals).isPresent();
        if (!isEffort && !key.equals(NAME)) {
            throw wrongKey(key, text);
        }
        if (value.isEmpty()) {
            throw new InputException("player '" + text + "': " + key + " has no value; write " + key + "=…");
        }
        return isEffort
                ? new PlayerSpec(who, name, OptionalInt.of(inRange(effortKind.orElseThrow(), value, text)))
                : named(value);
    }

    private Optional<Effort> effortKind() {
        return switch (kind()) {
            case RANDOM, GREEDY -> Optional.empty();
            case ALPHA_BETA -> Optional.of(Effort.DEPTH);
            case ROLLOUT -> Optional.of(Effort.PLAYOUTS);
            default -> Optional.of(Effort.SIMS);
        };
    }

    private InputException wrongKey(String key, String text) {
        List<String> keys = Stream.concat(Stream.of(NAME), effortKind().map(Effort::key).stream())
                .toList();
        String fault = "unknown key '" + key + "'" + Suggestion.hint(key, keys);
        if (Arrays.stream(Effort.values()).map(Effort::key).anyMatch(key::equals)) {
            fault = isBuiltIn()
                    ? kind() + " takes no " + key
                    : "a network takes no " + key + Suggestion.hint(who, BUILT_IN);
        }
        return new InputException("player '" + text + "': " + fault + " (keys: " + String.join(", ", keys) + ")");
    }

    private static int inRange(Effort effort, String value, String text) {
        String problem = "player '" + text + "': " + effort.key() + " is ";
        try {
            int number = Integer.parseInt(value);
            if (number >= 1 && number <= effort.most) {
                return number;
            }
        } catch (NumberFormatException e) {
            throw new InputException(problem + "'" + value + "', expected a whole number, " + effort.range(), e);
        }
        throw new InputException(problem + value + ", expected " + effort.range());
    }

    /** The same player under another name. */
    public PlayerSpec named(String newName) {
        return new PlayerSpec(who, Optional.of(newName), effort);
    }

    /** Whether the first part names a player that needs no file. */
    boolean isBuiltIn() {
        return BUILT_IN.contains(kind());
    }

    /** The first part as {@link #BUILT_IN} lists it, if it does. */
    String kind() {
        return who.toLowerCase(Locale.ROOT);
    }
}
