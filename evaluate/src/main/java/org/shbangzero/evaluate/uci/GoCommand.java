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
    /** What ends a search by itself, beside a clock; less than 1 makes no sense. */
    private static final List<String> LIMITS = List.of("nodes", "depth", "movetime", "mate");

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

    /**
     * Plies to count moves to, instead of thinking.
     *
     * @throws InputException if they are less than 1
     */
    OptionalInt perft() {
        long plies = numbers.getOrDefault("perft", 1L);
        if (plies < 1) {
            throw new InputException("go perft is " + plies + ", expected at least 1; nothing is counted");
        }
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

    /** Whether the search ends by itself, whatever happens. Until it is told that its pondering has an end, no search does. */
    boolean isBounded() {
        return !isInfinite() && (hasLimit() || numbers.containsKey("wtime") || numbers.containsKey("btime"));
    }

    private boolean hasLimit() {
        return LIMITS.stream().anyMatch(numbers::containsKey);
    }

    /** What is strange about the numbers, and what is made of it; for people. */
    List<String> remarks(int side) {
        List<String> remarks = new ArrayList<>();
        for (String limit : LIMITS) {
            if (numbers.getOrDefault(limit, 1L) < 1) {
                remarks.add("go " + limit + " is " + numbers.get(limit) + ", expected at least 1; 1 is taken");
            }
        }
        if (!isInfinite() && !clock(side).equals(clockOf(side))) {
            remarks.add("go has no " + clockOf(side) + " for the side to move; " + clock(side) + " is taken instead");
        }
        return remarks;
    }

    private static String clockOf(int side) {
        return side == Side.WHITE ? "wtime" : "btime";
    }

    /** Which clock counts: the opponent's if the own one is missing and the search would have no end otherwise. */
    private String clock(int side) {
        String own = clockOf(side);
        String opponents = clockOf(Side.opponent(side));
        return numbers.containsKey(own) || !numbers.containsKey(opponents) || hasLimit() ? own : opponents;
    }

    /**
     * The time for the move, from {@code movetime} and the own clock, in place of which the opponent's may stand.
     *
     * @param side that is to move
     * @param overhead milliseconds lost with each move
     */
    TimeBudget time(int side, long overhead, int gamePly) {
        TimeBudget budget = TimeBudget.UNLIMITED;
        if (numbers.containsKey("movetime")) {
            budget = TimeManager.budget(ClockFace.perMove(positive("movetime").getAsLong()), overhead, gamePly);
        }
        Long remaining = numbers.get(clock(side));
        if (remaining == null) {
            return budget;
        }
        long increment = Math.max(0, numbers.getOrDefault(side == Side.WHITE ? "winc" : "binc", 0L));
        int movesToGo = (int) Math.max(0, Math.min(Integer.MAX_VALUE, numbers.getOrDefault("movestogo", 0L)));
        return budget.atMost(TimeManager.budget(ClockFace.running(remaining, increment, movesToGo), overhead, gamePly));
    }
}
