package org.shbangzero.evaluate.cli.match;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import org.shbangzero.evaluate.cli.option.SeedOption;
import org.shbangzero.evaluate.cli.option.ThreadsOption;
import org.shbangzero.evaluate.cli.shell.ExitCodes;
import org.shbangzero.evaluate.cli.shell.Interruption;
import org.shbangzero.evaluate.cli.terminal.ConsoleProgress;
import org.shbangzero.evaluate.ladder.Ladder;
import org.shbangzero.evaluate.match.MatchSettings;
import org.shbangzero.evaluate.player.PlayerSpec;
import org.shbangzero.selfplay.search.SearchAlgorithm;
import org.shbangzero.selfplay.search.SearchSettings;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code shbang ladder}: rates the checkpoints of a run. */
@Command(
        name = "ladder",
        description =
                "Rates the checkpoints of a run and its anchors: plays the games that tell most, and draws the result.",
        footer = {
            "",
            "Writes eval/ratings.csv and eval/ratings.svg into the run's folder. All games",
            "are kept: called again, it goes on where it was, with new checkpoints or more",
            "games.",
            "",
            "Examples:",
            "  shbang ladder runs/shbang-quickstart --games 400",
            "  shbang ladder runs/shbang-quickstart --games 800 greedy alphabeta,depth=1"
        })
public final class LadderCommand implements Callable<Integer> {
    private static final int LEAST_CHECKPOINTS = 2;

    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "RUN", description = "The run's folder.")
    private Path run;

    @Parameters(
            index = "1..*",
            arity = "0..*",
            paramLabel = "PLAYER",
            description = "Players beside the checkpoints and the anchors of the run's config, as in match.")
    private List<String> more = List.of();

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "400",
            description = "Games to be played in all, those of earlier calls included (default: ${DEFAULT-VALUE}).")
    private int games;

    @Option(
            names = "--checkpoints",
            paramLabel = "N",
            defaultValue = "20",
            description =
                    "Checkpoints that take part at most: first, last and evenly between (default: ${DEFAULT-VALUE}).")
    private int checkpoints;

    @Option(
            names = "--sims",
            paramLabel = "S",
            defaultValue = "16",
            description = "Simulations for each move of players that search (default: ${DEFAULT-VALUE}).")
    private int simulations;

    @Option(
            names = "--balance",
            paramLabel = "CP",
            defaultValue = "" + MatchSettings.USUAL_BALANCE,
            converter = OpeningOptions.BalanceConverter.class,
            description = "Leave out openings in which a side is further ahead than so many centipawns, or none: off"
                    + " (default: ${DEFAULT-VALUE}).")
    private OptionalInt balance;

    @Mixin
    private SeedOption seed;

    @Mixin
    private ThreadsOption threads;

    @Override
    public Integer call() throws IOException {
        requireUsefulNumbers();
        List<PlayerSpec> players = more.stream().map(PlayerSpec::parse).toList();
        Ladder ladder = new Ladder(
                run,
                checkpoints,
                players,
                SearchSettings.of(SearchAlgorithm.GUMBEL, simulations),
                MatchSettings.balanced(seed.seed(), threads.threads(), balance));
        try (Interruption interruption = new Interruption()) {
            Optional<String> table;
            Scoreboard scoreboard = new Scoreboard();
            try (ConsoleProgress progress = ConsoleProgress.start("ladder", "games", scoreboard)) {
                table = ladder.play(games, progress, scoreboard, interruption::requested);
            }
            if (table.isEmpty()) {
                spec.commandLine().getErr().println("shbang: interrupted; the same command goes on");
                spec.commandLine().getErr().flush();
                return ExitCodes.INTERRUPTED;
            }
            PrintWriter out = spec.commandLine().getOut();
            out.print(table.get());
            out.flush();
            return ExitCodes.OK;
        }
    }

    private void requireUsefulNumbers() {
        OptionFault.unless(
                games >= 2 && games % 2 == 0, spec, "--games", games + " is not an even number of at least 2");
        OptionFault.unless(
                checkpoints >= LEAST_CHECKPOINTS,
                spec,
                "--checkpoints",
                checkpoints + " is not at least " + LEAST_CHECKPOINTS);
        OptionFault.unless(simulations >= 1, spec, "--sims", simulations + " is not at least 1");
    }
}
