package org.shbangzero.evaluate.uci;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Consumer;
import org.shbangzero.core.InputException;
import org.shbangzero.core.Position;
import org.shbangzero.core.Side;
import org.shbangzero.evaluate.clock.ClockFace;
import org.shbangzero.evaluate.clock.TimeBudget;
import org.shbangzero.evaluate.clock.TimeManager;

/** The words after {@code go}. */
final class GoCommand {
    private static final Set<String> NUMBERS =
            Set.of("wtime", "btime", "winc", "binc", "movestogo", "depth", "nodes", "mate", "movetime", "perft");
    private static final Set<String> FLAGS = Set.of("infinite", "ponder");
    private static final String SEARCH_MOVES = "searchmoves";

    private final Map<String, Long> numbers = new HashMap<>();
    private final Set<String> flags = new HashSet<>();
    private final List<String> searchMoves = new ArrayList<>();

    private GoCommand() {}

    /**
     * Reads the words; those of no meaning are passed over, as the protocol wants it.
     *
     * @throws InputException if a number is missing or is none
     */
    static GoCommand parse(List<String> words) {
        GoCommand go = new GoCommand();
        boolean readsMoves = false;
        for (int i = 0; i < words.size(); i++) {
            String word = words.get(i);
            boolean isNumber = NUMBERS.contains(word);
            if (isNumber) {
                go.numbers.put(word, number(word, i + 1 < words.size() ? words.get(++i) : ""));
            } else if (FLAGS.contains(word)) {
                go.flags.add(word);
            } else if (readsMoves) {
                go.searchMoves.add(word);
            }
            readsMoves = word.equals(SEARCH_MOVES) || (readsMoves && !isNumber && !FLAGS.contains(word));
        }
        return go;
    }

    private static long number(String name, String text) {
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException e) {
            throw new InputException(
                    "go " + name + " is '" + text + "', expected a whole number; nothing is searched", e);
        }
    }

    boolean isInfinite() {
        return flags.contains("infinite");
    }

    boolean isPonder() {
        return flags.contains("ponder");
    }

    /** The moves to choose from, as typed; empty for all. */
    List<String> searchMoves() {
        return searchMoves;
    }

    /**
     * Those of the moves to choose from that are legal; empty for all.
     *
     * @param complaints hears of the others
     */
    Set<Integer> legalSearchMoves(Position position, Consumer<String> complaints) {
        Set<Integer> moves = new HashSet<>();
        for (String text : searchMoves) {
            int move = position.parseMove(text);
            if (move == 0) {
                complaints.accept("searchmoves: " + text + " is not legal here");
            } else {
                moves.add(move);
            }
        }
        return moves;
    }

    /** A number that was given, raised to at least 1. */
    OptionalLong positive(String name) {
        Long number = numbers.get(name);
        return number == null ? OptionalLong.empty() : OptionalLong.of(Math.max(1, number));
    }

    /** Plies to search to. */
    OptionalInt depth() {
        return plies("depth");
    }

    /** Plies to count moves to, instead of thinking. */
    OptionalInt perft() {
        return plies("perft");
    }

    private OptionalInt plies(String name) {
        return positive(name).stream()
                .mapToInt(number -> (int) Math.min(Integer.MAX_VALUE, number))
                .findFirst();
    }

    /** Whether a number of nodes is the only end of the search that was named. */
    boolean hasOnlyNodes() {
        return numbers.keySet().equals(Set.of("nodes")) && !isInfinite();
    }

    /**
     * The time for the move, from {@code movetime} and the own clock.
     *
     * @param side that is to move
     * @param overhead milliseconds lost with each move
     */
    TimeBudget time(int side, long overhead, int gamePly) {
        TimeBudget budget = TimeBudget.UNLIMITED;
        if (numbers.containsKey("movetime")) {
            budget = TimeManager.budget(ClockFace.perMove(numbers.get("movetime")), overhead, gamePly);
        }
        Long remaining = numbers.get(side == Side.WHITE ? "wtime" : "btime");
        if (remaining == null) {
            return budget;
        }
        long increment = Math.max(0, numbers.getOrDefault(side == Side.WHITE ? "winc" : "binc", 0L));
        int movesToGo = (int) Math.max(0, Math.min(Integer.MAX_VALUE, numbers.getOrDefault("movestogo", 0L)));
        return budget.atMost(TimeManager.budget(ClockFace.running(remaining, increment, movesToGo), overhead, gamePly));
    }
}
