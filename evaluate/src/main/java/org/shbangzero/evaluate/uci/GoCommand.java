package org.shbangzero.evaluate.uci;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Consumer;
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
    /** Asks for a search that may end by itself, but need not: it ends with a proof, however many moves that takes. */
    private static final String MATE = "mate";

    private static final Set<String> NUMBERS =
            Set.of("wtime", "btime", "winc", "binc", "movestogo", "depth", "nodes", MATE, "movetime", PERFT);
    /** What ends a search by itself, beside a clock. */
    private static final List<String> LIMITS = List.of("nodes", "depth", "movetime");

    private static final List<String> CLOCKS = List.of("wtime", "btime");
    private static final Set<String> FLAGS = Set.of("infinite", "ponder");
    private static final String SEARCH_MOVES = "searchmoves";
    private static final String NOT_WHOLE = ", expected a whole number";
    /** The least numbers that make sense. */
    private static final Map<String, Long> LEAST =
            Map.of("nodes", 1L, "depth", 1L, "movetime", 1L, MATE, 1L, PERFT, 1L, "wtime", 0L, "btime", 0L);

    private final Map<String, Long> numbers = new HashMap<>();
    /** Why what stood in the place of a number is of no use, by the word before it. */
    private final Map<String, String> faults = new LinkedHashMap<>();
    /** Which number was taken for the one that was given, and why, by the word before it. */
    private final Map<String, String> changes = new LinkedHashMap<>();

    private final Set<String> keywords = new HashSet<>();
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
            if (isKeyword(word)) {
                go.keywords.add(word);
            }
            if (NUMBERS.contains(word)) {
                boolean hasValue = i + 1 < words.size() && !isKeyword(words.get(i + 1));
                go.readNumber(word, hasValue ? words.get(++i) : "");
            } else if (readsMoves && !isKeyword(word)) {
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
        String is = "go " + name + " is ";
        String shown = CommandWords.shortened(text);
        Optional<GoNumber> number = GoNumber.parse(text);
        if (number.isEmpty()) {
            faults.put(name, text.isEmpty() ? "go " + name + " has no number" : is + "'" + shown + "'" + NOT_WHOLE);
            return;
        }
        long wanted = number.get().value();
        long taken = Math.max(wanted, LEAST.getOrDefault(name, wanted));
        String tooSmall = is + shown + ", expected at least " + taken;
        if (wanted < taken && (name.equals(MATE) || name.equals(PERFT))) {
            faults.put(name, tooSmall);
            return;
        }
        numbers.put(name, taken);
        changes.remove(name);
        if (wanted < taken) {
            changes.put(name, tooSmall);
        } else if (number.get().isTooBig()) {
            changes.put(name, is + shown + ", more than can be counted");
        } else if (number.get().isCut()) {
            changes.put(name, is + shown + NOT_WHOLE);
        }
    }

    /** A search that was meant to end by itself must not go on forever because its only limit cannot be read. */
    private void keepBounded() {
        if (!isInfinite() && !isBounded()) {
            Stream.concat(LIMITS.stream(), CLOCKS.stream())
                    .filter(faults::containsKey)
                    .forEach(limit -> numbers.put(limit, 1L));
        }
    }

    boolean isInfinite() {
        return keywords.contains("infinite");
    }

    boolean isPonder() {
        return keywords.contains("ponder");
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
                complaints.accept("searchmoves: " + CommandWords.shortened(text) + " is not legal here");
            } else {
                moves.add(move);
            }
        }
        return moves;
    }

    /** A number that was given, or what was taken for it; never less than makes sense. */
    OptionalLong number(String name) {
        Long number = numbers.get(name);
        return number == null ? OptionalLong.empty() : OptionalLong.of(number);
    }

    /** Plies to search to. */
    OptionalInt depth() {
        return plies("depth");
    }

    /**
     * Plies to count moves to, instead of thinking.
     *
     * @throws InputException if they are no number, or less than 1, and no move was asked for either
     */
    OptionalInt perft() {
        if (faults.containsKey(PERFT) && !numbers.containsKey(PERFT) && !asksForMove()) {
            throw new InputException(faults.get(PERFT) + "; nothing is counted");
        }
        return plies(PERFT);
    }

    /** Whether something was said that makes sense with a search alone, whose asker waits for a move. */
    private boolean asksForMove() {
        return keywords.contains(MATE)
                || Stream.of(LIMITS, CLOCKS, FLAGS).flatMap(Collection::stream).anyMatch(keywords::contains);
    }

    private OptionalInt plies(String name) {
        return number(name).stream()
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
        List<String> remarks = new ArrayList<>();
        changes.forEach((name, change) -> remarks.add(change + taken(name)));
        faults.forEach((name, fault) -> remarks.add(fault + taken(name)));
        if (!isInfinite() && !clock(side).equals(clockOf(side))) {
            remarks.add("go has no " + clockOf(side) + " for the side to move; " + clock(side) + " is taken instead");
        }
        return remarks;
    }

    private String taken(String name) {
        return numbers.containsKey(name) ? "; " + numbers.get(name) + " is taken" : "; it is passed over";
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
            budget = TimeManager.budget(ClockFace.perMove(number("movetime").getAsLong()), overhead, gamePly);
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
