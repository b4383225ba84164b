package org.shbangzero.evaluate.cli;

import java.io.PrintWriter;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code shbang games}: the registered games. */
@Command(
        name = "games",
        description = "Lists the games: id, number of start positions, rules in one line.",
        footer = {"", "Example:", "  shbang games"})
final class GamesCommand implements Runnable {
    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        PrintWriter out = spec.commandLine().getOut();
        for (Game game : Games.all()) {
            String starts = game.startCount() == 1 ? "1 start" : game.startCount() + " starts";
            out.printf("%-10s  %-11s  %s%n", game.id(), starts, game.summary());
        }
    }
}
