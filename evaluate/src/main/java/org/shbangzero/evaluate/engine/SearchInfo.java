package org.shbangzero.evaluate.engine;

import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/**
 * What an engine thinks of the game, from its own view, by the {@code info} lines of a search.
 *
 * @param expectedScore 0 loss to 1 win, from {@code wdl} if it is given, else from the score: a mate is 1 or 0, and c
 *     centipawns are 1 / (1 + 10^(−c/400)), as Elo would have it
 * @param centipawns the last exact {@code score cp}, if no mate was found after it
 * @param mate moves to the mate that it gives, or minus those to the one that it gets, if the last exact score is one
 * @param depth plies of the last exact score, 0 if unknown
 * @param nodes most nodes that it told of
 */
public record SearchInfo(
        OptionalDouble expectedScore, OptionalInt centipawns, OptionalInt mate, int depth, long nodes) {
    /** Nothing said. */
    public static final SearchInfo NONE =
            new SearchInfo(OptionalDouble.empty(), OptionalInt.empty(), OptionalInt.empty(), 0, 0);

    private static final double ELO_SCALE = 400;

    /** What is known after one more line. Lines of other than the first variation, bounds, and what makes no sense change nothing. */
    SearchInfo with(String line) {
        Fields fields = new Fields();
        fields.read(Arrays.asList(line.strip().split("\\s+")).iterator());
        if (fields.line > 1) {
            return this;
        }
        long mostNodes = Math.max(nodes, fields.nodes);
        if (!fields.isExact()) {
            return new SearchInfo(expectedScore, centipawns, mate, depth, mostNodes);
        }
        return new SearchInfo(
                OptionalDouble.of(fields.expectedScore()), fields.centipawns, fields.mate, fields.depth, mostNodes);
    }

    /** What stands in one line. */
    private static final class Fields {
        private long line = 1;
        private int depth;
        private long nodes;
        private OptionalInt centipawns = OptionalInt.empty();
        private OptionalInt mate = OptionalInt.empty();
        private OptionalDouble winDrawLoss = OptionalDouble.empty();
        private boolean isBound;

        private void read(Iterator<String> words) {
            while (words.hasNext()) {
                switch (words.next()) {
                    case "multipv" -> line = number(words);
                    case "depth" -> depth = (int) Math.max(0, Math.min(Integer.MAX_VALUE, number(words)));
                    case "nodes" -> nodes = number(words);
                    case "cp" -> centipawns = score(words);
                    case "mate" -> mate = score(words);
                    case "lowerbound", "upperbound" -> isBound = true;
                    case "wdl" -> winDrawLoss = expectation(number(words), number(words), number(words));
                    case "pv", "string" -> {
                        return;
                    }
                    default -> {
                        // Of no interest here.
                    }
                }
            }
        }

        private static long number(Iterator<String> words) {
            try {
                return words.hasNext() ? Long.parseLong(words.next()) : 0;
            } catch (NumberFormatException e) {
                return 0;
            }
        }

        private static OptionalInt score(Iterator<String> words) {
            String word = words.hasNext() ? words.next() : "";
            return word.matches("[-+]?[0-9]{1,9}") ? OptionalInt.of(Integer.parseInt(word)) : OptionalInt.empty();
        }

        private static OptionalDouble expectation(long win, long draw, long loss) {
            List<Long> all = List.of(win, draw, loss);
            double sum = (double) win + draw + loss;
            return sum > 0 && all.stream().allMatch(part -> part >= 0)
                    ? OptionalDouble.of((win + draw / 2.0) / sum)
                    : OptionalDouble.empty();
        }

        private boolean isExact() {
            return !isBound && (centipawns.isPresent() || mate.isPresent());
        }

        private double expectedScore() {
            if (winDrawLoss.isPresent()) {
                return winDrawLoss.getAsDouble();
            }
            return mate.isPresent()
                    ? mate.getAsInt() > 0 ? 1 : 0
                    : 1 / (1 + Math.pow(10, -centipawns.getAsInt() / ELO_SCALE));
        }
    }
}
