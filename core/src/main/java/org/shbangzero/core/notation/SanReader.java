package org.shbangzero.core.notation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.shbangzero.core.InputException;
import org.shbangzero.core.Position;
import org.shbangzero.core.Suggestion;

/**
 * Finds the legal move that a text in SAN or UCI names. Knows no game: it compares with what the position itself writes.
 *
 * <p>Forgiven are: signs of check and praise that are missing or needless ({@code + # ! ?}), castling with zeros, {@code e8Q} and
 * {@code e8=q} for {@code e8=Q}, more of the square of origin than is needed ({@code Ng1f3}, {@code e2-e4}). The letter's case and
 * the mark of a capture or hit must be right.
 */
public final class SanReader {
    private static final String DECORATION = "+#!?";
    private static final int MOST_MOVES_SHOWN = 8;
    private static final Pattern CASTLING_WITH_ZEROS = Pattern.compile("0-0(-0)?");
    private static final Pattern MOVE =
            Pattern.compile("([A-Z])?([a-h])?([1-8])?([-x*])?([a-h][1-8])(?:=?([A-Za-z]))?");

    private final Position position;
    private final String text;
    private final int[] legal;

    private SanReader(Position position, String text) {
        this.position = position;
        this.text = text;
        int[] moves = new int[position.game().maxLegalMoves()];
        legal = Arrays.copyOf(moves, position.legalMoves(moves));
    }

    /**
     * The legal move of that text.
     *
     * @throws InputException if there is none, or more than one; the message says what there is
     */
    public static int read(Position position, String text) {
        return new SanReader(position, text).read();
    }

    private int read() {
        String bare = bare(text);
        for (int move : legal) {
            if (position.uci(move).equals(bare)) {
                return move;
            }
        }
        List<Integer> found = ofForm(bare);
        if (found.isEmpty()) {
            found = ofSpelling(bare);
        }
        if (found.size() == 1) {
            return found.get(0);
        }
        throw new InputException(
                "'" + shown(text) + "' " + fault(found) + " in " + position.fen() + expected(bare, found));
    }

    /** Whether nothing is left of a text without the signs of check and praise. */
    static boolean isDecoration(String text) {
        return bare(text).isEmpty();
    }

    private static String bare(String text) {
        int end = text.length();
        while (end > 0 && DECORATION.indexOf(text.charAt(end - 1)) >= 0) {
            end--;
        }
        return text.substring(0, end);
    }

    /** The moves to the square, with the piece, mark and promotion of a text that has the form of SAN. */
    private List<Integer> ofForm(String bare) {
        List<Integer> found = new ArrayList<>();
        Matcher wanted = MOVE.matcher(bare);
        if (wanted.matches()) {
            for (int move : legal) {
                // Writing SAN takes long, so the squares come first.
                if (fits(wanted, position.uci(move)) && isAlike(wanted, MOVE.matcher(bare(position.san(move))))) {
                    found.add(move);
                }
            }
        }
        return found;
    }

    private static boolean fits(Matcher wanted, String uci) {
        String file = wanted.group(2);
        String rank = wanted.group(3);
        return uci.startsWith(wanted.group(5), 2)
                && (file == null || uci.startsWith(file))
                && (rank == null || uci.startsWith(rank, 1));
    }

    private static boolean isAlike(Matcher wanted, Matcher written) {
        return written.matches()
                && Objects.equals(wanted.group(1), written.group(1))
                && mark(wanted).equals(mark(written))
                && promotion(wanted).equalsIgnoreCase(promotion(written));
    }

    private static String mark(Matcher move) {
        String mark = move.group(4);
        return mark == null || mark.equals("-") ? "" : mark;
    }

    private static String promotion(Matcher move) {
        return Objects.requireNonNullElse(move.group(6), "");
    }

    /** The moves that are written like that, in whatever form: castling, and what only one game knows. */
    private List<Integer> ofSpelling(String bare) {
        String spelling = CASTLING_WITH_ZEROS.matcher(bare).matches() ? bare.replace('0', 'O') : bare;
        return Arrays.stream(legal)
                .filter(move -> bare(position.san(move)).equals(spelling))
                .boxed()
                .toList();
    }

    private static String shown(String text) {
        return text.length() <= 20 ? text : text.substring(0, 20) + "…";
    }

    private static String fault(List<Integer> found) {
        return found.isEmpty() ? "is no legal move" : "can be more than one move";
    }

    private String expected(String bare, List<Integer> found) {
        if (legal.length == 0) {
            return ", where the game is over";
        }
        List<Integer> near = found.isEmpty() ? toSameSquare(bare) : found;
        if (!near.isEmpty()) {
            return "; expected " + listed(near);
        }
        List<Integer> all = Arrays.stream(legal).boxed().toList();
        String hint = Suggestion.hint(text, all.stream().map(position::san).toList());
        return hint.isEmpty() ? "; expected " + listed(all) : hint;
    }

    private List<Integer> toSameSquare(String bare) {
        Matcher wanted = MOVE.matcher(bare);
        return Arrays.stream(legal)
                .filter(move -> wanted.matches() && position.uci(move).startsWith(wanted.group(5), 2))
                .boxed()
                .toList();
    }

    private String listed(List<Integer> moves) {
        int more = moves.size() - MOST_MOVES_SHOWN;
        return moves.stream().limit(MOST_MOVES_SHOWN).map(position::san).collect(Collectors.joining(", "))
                + (more > 0 ? " or one of " + more + " more" : "");
    }
}
