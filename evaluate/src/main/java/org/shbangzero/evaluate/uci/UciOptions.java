package org.shbangzero.evaluate.uci;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.core.InputException;
import org.shbangzero.core.Suggestion;
import org.shbangzero.evaluate.clock.TimeManager;

/** The engine's options and their values, except for those that are commands: a change of the game, and clearing the hash. */
final class UciOptions {
    static final String VARIANT = "UCI_Variant";
    static final String CLEAR_HASH = "Clear Hash";

    /** Least memory, in MiB, with which anything can think. */
    static final int MIN_HASH = 4;

    private static final int DEFAULT_HASH = 256;
    private static final int MOST_LINES = 500;
    private static final int MOST_OVERHEAD = 5000;

    private static final String HASH = "Hash";
    private static final String THREADS = "Threads";
    private static final String MULTI_PV = "MultiPV";
    private static final String PONDER = "Ponder";
    private static final String OVERHEAD = "Move Overhead";
    private static final String SHOW_WDL = "UCI_ShowWDL";
    private static final String DECLARATIONS = "Declarations";
    private static final String CHESS960 = "UCI_Chess960";
    private static final List<String> NAMES =
            List.of(HASH, CLEAR_HASH, THREADS, MULTI_PV, PONDER, OVERHEAD, SHOW_WDL, DECLARATIONS, CHESS960, VARIANT);

    private final int mostHash;
    private final List<Game> playable;
    private final Game defaultGame;
    private int hash;
    private int multiPv = 1;
    private int overhead = TimeManager.USUAL_OVERHEAD;
    private boolean showsWdl;
    private boolean declares;

    /**
     * Options at their presets.
     *
     * @param playable games: the others are declared as well, since user interfaces want to know all names, and refused when chosen
     * @param heapBytes that the process may use, half of it for the hash
     */
    UciOptions(List<Game> playable, Game defaultGame, long heapBytes) {
        this.playable = playable;
        this.defaultGame = defaultGame;
        mostHash = (int) Math.max(MIN_HASH, Math.min(Integer.MAX_VALUE, heapBytes >> 21));
        hash = Math.min(DEFAULT_HASH, mostHash);
    }

    /** The lines that declare the options. */
    List<String> declarations() {
        String variants = Games.all().stream().map(game -> " var " + game.id()).collect(Collectors.joining());
        return List.of(
                spin(HASH, Math.min(DEFAULT_HASH, mostHash), MIN_HASH, mostHash),
                "option name " + CLEAR_HASH + " type button",
                spin(THREADS, 1, 1, 1),
                spin(MULTI_PV, 1, 1, MOST_LINES),
                check(PONDER),
                spin(OVERHEAD, TimeManager.USUAL_OVERHEAD, 0, MOST_OVERHEAD),
                check(SHOW_WDL),
                check(DECLARATIONS),
                check(CHESS960),
                "option name " + VARIANT + " type combo default " + defaultGame.id() + variants);
    }

    private static String spin(String name, int preset, int min, int max) {
        return "option name " + name + " type spin default " + preset + " min " + min + " max " + max;
    }

    private static String check(String name) {
        return "option name " + name + " type check default false";
    }

    /**
     * The option that is meant, whatever the case of its letters.
     *
     * @throws InputException if there is none
     */
    static String canonical(String name) {
        return NAMES.stream()
                .filter(name::equalsIgnoreCase)
                .findFirst()
                .orElseThrow(() -> new InputException("unknown option '" + name + "'" + Suggestion.hint(name, NAMES)));
    }

    /**
     * Sets an option.
     *
     * @param name as {@link #canonical} gives it
     * @return what the user should know about it, if anything
     * @throws InputException if the value is of no use; the option stays as it was
     */
    Optional<String> set(String name, String value) {
        switch (name) {
            case HASH -> hash = number(name, value, MIN_HASH, mostHash);
            case MULTI_PV -> multiPv = number(name, value, 1, MOST_LINES);
            case OVERHEAD -> overhead = number(name, value, 0, MOST_OVERHEAD);
            case SHOW_WDL -> showsWdl = isTrue(name, value);
            case DECLARATIONS -> declares = isTrue(name, value);
            case THREADS -> {
                if (number(name, value, 1, Integer.MAX_VALUE) > 1) {
                    return Optional.of("one search uses one thread; Threads stays 1");
                }
            }
            case CHESS960 -> {
                if (isTrue(name, value)) {
                    return Optional.of("no game here has the castling of Chess960; UCI_Chess960 changes nothing");
                }
            }
            case PONDER -> isTrue(name, value);
            default -> throw new IllegalArgumentException(name + " is no option with a value of its own");
        }
        return Optional.empty();
    }

    /**
     * The game that a value of {@link #VARIANT} names.
     *
     * @param current game, which stays if that one cannot be played
     * @throws InputException if there is no such game, or the engine does not play it
     */
    Game variant(String value, Game current) {
        String stays = VARIANT + " stays " + current.id() + ": ";
        try {
            Game wanted = Games.byId(value);
            if (playable.stream().anyMatch(game -> game.id().equals(wanted.id()))) {
                return wanted;
            }
        } catch (InputException e) {
            throw new InputException(stays + e.getMessage(), e);
        }
        throw new InputException(stays + "this network plays "
                + playable.stream().map(Game::id).collect(Collectors.joining(", ")) + " only; for " + value
                + " start the engine with --net and a network for it, or with --engine uniform or alphabeta");
    }

    private static int number(String name, String value, int min, int max) {
        try {
            int number = Integer.parseInt(value);
            if (number >= min && number <= max) {
                return number;
            }
        } catch (NumberFormatException e) {
            throw new InputException(name + " is '" + value + "', expected a whole number", e);
        }
        throw new InputException(name + " is " + value + ", expected " + min + " to " + max);
    }

    private static boolean isTrue(String name, String value) {
        return switch (value.toLowerCase(Locale.ROOT)) {
            case "true" -> true;
            case "false" -> false;
            default -> throw new InputException(name + " is '" + value + "', expected true or false");
        };
    }

    /** Memory for the tree and remembered evaluations, in MiB. */
    int hash() {
        return hash;
    }

    /** How many lines to report. */
    int multiPv() {
        return multiPv;
    }

    /** Milliseconds lost with each move on a clock. */
    int overhead() {
        return overhead;
    }

    boolean showsWdl() {
        return showsWdl;
    }

    /** Whether to resign lost games and offer draws, in words that the protocol does not have. */
    boolean declares() {
        return declares;
    }
}
