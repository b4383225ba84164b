package org.shbangzero.evaluate.uci;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.shbangzero.core.InputException;
import org.shbangzero.core.Position;
import org.shbangzero.core.Side;
import org.shbangzero.evaluate.clock.ClockFace;
import org.shbangzero.evaluate.clock.TimeBudget;
import org.shbangzero.evaluate.clock.TimeManager;

/** The words after {@code go}. */
final class GoCommand {
    private static final String PERFT = "perft";
    private static final Set<String> NUMBERS =
            Set.of("wtime", "btime", "winc", "binc", "movestogo", "depth", "nodes", "mate", "movetime", PERFT);
    /** What ends a search by itself, beside a clock; less than 1 makes no sense. */
    private static final List<String> LIMITS = List.of("nodes", "depth", "movetime", "mate");

    private static final List<String> CLOCKS = List.of("wtime", "btime");
    private static final Set<String> FLAGS = Set.of("infinite", "ponder");
    private static final String SEARCH_MOVES = "searchmoves";

    private static final Pattern NUMBER = Pattern.compile("([-+]?[0-9]+)([.][0-9]*)?");
    private static final BigInteger MOST = BigInteger.valueOf(Long.MAX_VALUE);

    private final Map<String, Long> numbers = new HashMap<>();
    /** What stood in the place of a number, by the word before it; empty if nothing did. */
    private final Map<String, String> unreadable = new LinkedHashMap<>();

    private final List<String> changedNumbers = new ArrayList<>();
    private final Set<String> flags = new HashSet<>();
    private final List<String> searchMoves = new ArrayList<>();

    private GoCommand() {}

    /**
     * Reads the words, whatever they are, since who says {@code go} waits for a move: those of no meaning are passed over, as the protocol
     * wants it, and {@link #remarks} tells what was made of numbers that are none.
     */
    static GoCommand parse(List<String> words) {
        GoCommand go = new GoCommand();
        boolean readsMoves = false;
        for (int i = 0; i < words.size(); i++) {
            String word = words.get(i);
            if (NUMBERS.contains(word)) {
                boolean hasValue = i + 1 < words.size() && !isKeyword(words.get(i + 1));
                go.readNumber(word, hasValue ? words.get(++i) : "");
            } else if (FLAGS.contains(word)) {
                go.flags.add(word);
            } else if (readsMoves) {
                go.searchMoves.add(word);
            }
            readsMoves = word.equals(SEARCH_MOVES) || (readsMoves && !isKeyword(word));
        }
        go.keepBounded();
        return go;
    }

    private static boolean isKeyword(String word) {
        return NUMBERS.contains(word) || FLAGS.contains(word) || word.equals(SEARCH_MOVES);
    }

    private void readNumber(String name, String text) {
        Matcher matcher = NUMBER.matcher(text);
        if (!matcher.matches()) {
            unreadable.put(name, text);
            return;
        }
        BigInteger wanted = new BigInteger(matcher.group(1));
        long taken = wanted.min(MOST).max(MOST.negate()).longValue();
        numbers.put(name, taken);
        if (matcher.group(2) != null) {
            changedNumbers.add("go " + name + " is " + text + ", expected a whole number; " + taken + " is taken");
        } else if (!wanted.equals(BigInteger.valueOf(taken))) {
            changedNumbers.add("go " + name + " is " + text + ", more than can be counted; " + taken + " is taken");
        }
    }

    /** A search that was meant to end by itself must not go on forever because its only limit cannot be read. */
    private void keepBounded() {
        if (!isInfinite() && !isBounded()) {
            Stream.concat(LIMITS.stream(), CLOCKS.stream())
                    .filter(unreadable::containsKey)
                    .forEach(limit -> numbers.put(limit, 1L));
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
     * @throws InputException if they are no number, or less than 1
     */
    OptionalInt perft() {
        if (unreadable.containsKey(PERFT)) {
            throw new InputException(fault(PERFT) + "; nothing is counted");
        }
        long plies = numbers.getOrDefault(PERFT, 1L);
        if (plies < 1) {
            throw new InputException("go perft is " + plies + ", expected at least 1; nothing is counted");
        }
        return plies(PERFT);
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
        return !isInfinite() && (hasLimit() || CLOCKS.stream().anyMatch(numbers::containsKey));
    }

    private boolean hasLimit() {
        return LIMITS.stream().anyMatch(numbers::containsKey);
    }

    /** What is strange about the numbers, and what is made of it; for people. */
    List<String> remarks(int side) {
        List<String> remarks = new ArrayList<>(changedNumbers);
        unreadable.keySet().forEach(name -> {
            Long taken = numbers.get(name);
            remarks.add(fault(name) + (taken == null ? "; it is passed over" : "; " + taken + " is taken"));
        });
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

    private String fault(String name) {
        String text = unreadable.get(name);
        return "go " + name + (text.isEmpty() ? " has no number" : " is '" + text + "', expected a whole number");
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
