package org.shbangzero.evaluate.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.evaluate.match.Match;
import org.shbangzero.evaluate.match.MatchFiles;
import org.shbangzero.evaluate.match.MatchOutcome;
import org.shbangzero.evaluate.match.MatchSettings;
import org.shbangzero.evaluate.player.NetworkGames;
import org.shbangzero.evaluate.player.Player;
import org.shbangzero.evaluate.player.PlayerFactory;
import org.shbangzero.evaluate.player.PlayerSpec;
import org.shbangzero.evaluate.stats.Sprt;
import org.shbangzero.selfplay.search.SearchAlgorithm;
import org.shbangzero.selfplay.search.SearchSettings;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code shbang match}: plays two players against each other, and says who is stronger. */
@Command(
        name = "match",
        description = "Plays two players against each other, each opening with both colours, and says who is stronger.",
        footer = {
            "",
            "A player is a .onnx file, a checkpoint's folder, RUN@best, RUN@latest or RUN@3,",
            "or one that needs no network:",
            "  random     plays any move",
            "  greedy     looks one ply ahead",
            "  alphabeta  looks 2 plies ahead, or as many as ',depth=N' says (1 to 5)",
            "  rollout    plays 100 random games a move, or as many as ',playouts=N' says",
            "  uniform    searches as with a network that knows nothing",
            "',sims=N' sets the simulations of a network or uniform; ',name=X' renames any.",
            "",
            "An interrupted match goes on with --resume. The report is written beside",
            "FILE.pgn as FILE.json.",
            "",
            "Examples:",
            "  shbang match runs/shbang-quickstart@best random --games 100 --sims 64",
            "  shbang match alphabeta,depth=3 greedy --game chess --games 20"
        })
final class MatchCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "A", description = "The first player; results are from its view.")
    private String first;

    @Parameters(index = "1", paramLabel = "B", description = "The second player.")
    private String second;

    @Option(
            names = {"-g", "--game"},
            paramLabel = "GAME",
            converter = GameConverter.class,
            description = "The game (default: that of the networks, or else shbang).")
    private Game game;

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "100",
            description = "Number of games, even (default: ${DEFAULT-VALUE}).")
    private int games;

    @Option(
            names = "--sims",
            paramLabel = "S",
            defaultValue = "64",
            description = "Simulations for each move of players that search (default: ${DEFAULT-VALUE}).")
    private int simulations;

    @Option(
            names = "--search",
            paramLabel = "NAME",
            defaultValue = "gumbel",
            description = "How they search: gumbel or puct (default: ${DEFAULT-VALUE}).")
    private SearchAlgorithm algorithm;

    @Option(
            names = "--openings-plies",
            paramLabel = "N[-M]",
            defaultValue = "4-8",
            converter = OpeningPliesConverter.class,
            description = "Random plies that games begin with (default: ${DEFAULT-VALUE}).")
    private OpeningPliesConverter.Range openingPlies;

    @Option(
            names = "--max-plies",
            paramLabel = "N",
            defaultValue = "600",
            description = "Longer games are draws (default: ${DEFAULT-VALUE}).")
    private int maxPlies;

    @Option(
            names = "--sprt",
            paramLabel = "E0,E1[,A,B]",
            converter = SprtConverter.class,
            description = "Stop as soon as a sequential test of Elo E0 against E1 is decided, with error rates A and B"
                    + " (0.05 each).")
    private Sprt test;

    @Mixin
    private SeedOption seed;

    @Mixin
    private ThreadsOption threads;

    @Option(
            names = "--pgn",
            paramLabel = "FILE",
            description = "Where to write the games (default: matches/A-vs-B.pgn, with a number if it exists).")
    private Path pgn;

    @Option(names = "--resume", description = "Go on with an interrupted match.")
    private boolean resume;

    @Override
    public Integer call() throws IOException {
        MatchSettings settings = settings();
        SearchSettings search = SearchSettings.of(algorithm, simulations);
        PlayerSpec specA = PlayerSpec.parse(first);
        PlayerSpec specB = PlayerSpec.parse(second);
        Game played = game != null ? game : NetworkGames.of(specA, specB).orElseGet(() -> Games.byId("shbang"));
        try (PlayerFactory players = new PlayerFactory(played, search)) {
            Player a = players.create(specA);
            Player b = second(players, specB, a);
            MatchFiles files = new MatchTarget(pgn, resume).choose(a.name(), b.name());
            Match match = new Match(played, a, b, settings).journal(files.journal());
            if (test != null) {
                match.stopBy(test);
            }
            return play(match, played, files);
        }
    }

    private MatchSettings settings() {
        require(
                games >= 2 && games % 2 == 0,
                "--games",
                games + " is not an even number of at least 2 (each opening is played with both colours)");
        require(simulations >= 1, "--sims", simulations + " is not at least 1");
        require(
                maxPlies > openingPlies.most(),
                "--max-plies",
                maxPlies + " is not more than the " + openingPlies.most() + " plies of the longest opening");
        return new MatchSettings(
                games, seed.seed(), threads.threads(), openingPlies.least(), openingPlies.most(), maxPlies);
    }

    private void require(boolean fine, String option, String fault) {
        if (!fine) {
            throw new ParameterException(spec.commandLine(), "Invalid value for option '" + option + "': " + fault);
        }
    }

    /** The second player, under another name if the first has its name. */
    private static Player second(PlayerFactory players, PlayerSpec spec, Player a) {
        Player b = players.create(spec);
        return b.name().equals(a.name()) ? players.create(spec.named(b.name() + "-2")) : b;
    }

    private Integer play(Match match, Game played, MatchFiles files) throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        try (Interruption interruption = new Interruption()) {
            MatchOutcome outcome;
            try (ConsoleProgress progress = ConsoleProgress.start("match", "games")) {
                outcome = match.progress(progress)
                        .cancelWhen(interruption::requested)
                        .play();
            }
            out.print(outcome.report().text());
            out.flush();
            if (outcome.status() == MatchOutcome.Status.CANCELLED) {
                spec.commandLine().getErr().println("shbang: interrupted; go on with --resume --pgn " + files.pgn());
                spec.commandLine().getErr().flush();
                return ExitCodes.INTERRUPTED;
            }
            files.publish(played, outcome);
            out.printf(Locale.ROOT, "  %-9s %.1f s%n", "time", outcome.elapsed().toMillis() / 1000.0);
            out.printf("  %-9s %s, %s%n", "files", files.pgn(), files.report());
            out.flush();
            return ExitCodes.OK;
        }
    }
}
