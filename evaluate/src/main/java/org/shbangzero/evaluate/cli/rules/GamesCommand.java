package org.shbangzero.evaluate.cli.rules;

import java.util.ArrayList;
import java.util.List;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.evaluate.match.TextLayout;
import org.shbangzero.evaluate.match.TextTable;
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
public final class GamesCommand implements Runnable {
    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        TextTable table = new TextTable("lrrrr", "  ").row("game", "starts", "planes", "policy", "levels");
        Games.all().forEach(game -> table.row(cells(game)));
        List<String> rules =
                new ArrayList<>(Games.all().stream().map(Game::summary).toList());
        rules.add(0, "rules");
        List<String> lines = table.lines();
        for (int i = 0; i < lines.size(); i++) {
            spec.commandLine().getOut().print(TextLayout.wrapped(lines.get(i) + "  ", rules.get(i)));
        }
    }

    private static String[] cells(Game game) {
        return new String[] {
            game.id(),
            game.startCount() == 1 ? "0" : "0-" + (game.startCount() - 1),
            String.valueOf(game.planes().planeCount()),
            String.valueOf(game.policy().size()),
            String.valueOf(game.curriculumLevels())
        };
    }
}
