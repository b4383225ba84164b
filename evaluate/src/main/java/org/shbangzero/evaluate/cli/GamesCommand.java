package org.shbangzero.evaluate.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code shbang games}: the registered games. */
@Command(
        name = "games",
        description = "Lists the games, and the rules of each in one line.",
        footer = {
            "",
            "Columns: the start ids, for 'startpos:ID'; the planes that a network sees; the",
            "moves that it can answer with (policy); the levels of the curriculum of easier",
            "starts, of which level 0 is the real one.",
            "",
            "Example:",
            "  shbang games"
        })
final class GamesCommand implements Runnable {
    private static final List<String> HEADER = List.of("game", "starts", "planes", "policy", "levels", "rules");

    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        List<List<String>> rows = new ArrayList<>();
        rows.add(HEADER);
        Games.all().forEach(game -> rows.add(row(game)));
        print(rows, spec.commandLine().getOut());
    }

    private static List<String> row(Game game) {
        return List.of(
                game.id(),
                game.startCount() == 1 ? "0" : "0-" + (game.startCount() - 1),
                String.valueOf(game.planes().planeCount()),
                String.valueOf(game.policy().size()),
                String.valueOf(game.curriculumLevels()),
                game.summary());
    }

    /** Columns as wide as their longest cell: the first and the last from the left, the others from the right. */
    private static void print(List<List<String>> rows, PrintWriter out) {
        int last = HEADER.size() - 1;
        for (List<String> row : rows) {
            StringBuilder line = new StringBuilder();
            for (int column = 0; column < last; column++) {
                String padding =
                        " ".repeat(width(rows, column) - row.get(column).length());
                line.append(column == 0 ? row.get(column) + padding : padding + row.get(column));
                line.append("  ");
            }
            out.println(line.append(row.get(last)));
        }
    }

    private static int width(List<List<String>> rows, int column) {
        return rows.stream().mapToInt(row -> row.get(column).length()).max().orElseThrow();
    }
}
