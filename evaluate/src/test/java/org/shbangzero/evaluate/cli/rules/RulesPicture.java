package org.shbangzero.evaluate.cli.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.shbangzero.core.Games;
import org.shbangzero.core.Position;
import org.shbangzero.core.Side;
import org.shbangzero.evaluate.cli.CommandLineRun;

/**
 * A picture in a page on rules: the boards before and after a move side by side, or one board; then lines of what {@code shbang show}
 * says besides, and of moves that are legal or illegal in what it shows; last the command that shows it.
 *
 * @param lines all but the command
 * @param words the command's, without {@code $ shbang}
 */
record RulesPicture(List<String> lines, List<String> words) {
    static final String LEGAL = "legal:";
    static final String ILLEGAL = "illegal:";

    private static final String COMMAND = "$ shbang ";
    private static final String GAP = "    ";
    private static final Pattern WORD = Pattern.compile("'([^']*)'|(\\S+)");

    static boolean isPicture(RulesPage.Block block) {
        return !isCommand(block.lines().get(0)) && isCommand(last(block.lines()));
    }

    static boolean isCommand(String line) {
        return line.startsWith(COMMAND);
    }

    static RulesPicture of(RulesPage.Block block) {
        List<String> lines = block.lines();
        return new RulesPicture(lines.subList(0, lines.size() - 1), words(last(lines)));
    }

    /** The arguments of a command line, as a shell would split it. */
    static List<String> words(String command) {
        List<String> words = new ArrayList<>();
        Matcher word = WORD.matcher(command.substring(COMMAND.length()));
        while (word.find()) {
            words.add(word.group(1) == null ? word.group(2) : word.group(1));
        }
        return words;
    }

    /** What the command prints. */
    CommandLineRun run() {
        return CommandLineRun.shbang(words.toArray(String[]::new));
    }

    /** The first lines as they must be: a header if there are moves, and the boards. */
    List<String> draw() {
        List<String> after = board(position());
        if (moves().isEmpty()) {
            return after;
        }
        List<String> before = board(beforeLastMove());
        int width = before.stream().mapToInt(String::length).max().orElseThrow();
        List<String> drawing = new ArrayList<>();
        drawing.add(beside("before", width, "after " + lastMove() + " (" + lastSan() + ")"));
        for (int i = 0; i < before.size(); i++) {
            drawing.add(beside(before.get(i), width, after.get(i)));
        }
        return drawing;
    }

    private static String beside(String left, int width, String right) {
        return left + " ".repeat(width - left.length()) + GAP + right;
    }

    private static List<String> board(Position position) {
        return position.draw(Side.WHITE).lines().limit(9).toList();
    }

    /** The position that the command shows. */
    Position position() {
        Position position = start();
        PositionText.play(position, String.join(" ", moves()));
        return position;
    }

    private Position beforeLastMove() {
        Position position = start();
        PositionText.play(position, String.join(" ", moves().subList(0, moves().size() - 1)));
        return position;
    }

    private Position start() {
        return PositionText.parse(Games.byId(option("--game", "shbang")), option("--fen", PositionText.START));
    }

    /** In UCI. */
    List<String> moves() {
        String moves = option("--moves", "");
        return moves.isEmpty() ? List.of() : Arrays.asList(moves.split(" "));
    }

    String lastMove() {
        return last(moves());
    }

    String lastSan() {
        Position position = beforeLastMove();
        return position.san(position.parseMove(lastMove()));
    }

    private String option(String name, String otherwise) {
        int at = words.indexOf(name);
        return at < 0 ? otherwise : words.get(at + 1);
    }

    private static <T> T last(List<T> list) {
        return list.get(list.size() - 1);
    }
}
