package org.shbangzero.evaluate.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.evaluate.clock.TimeControl;
import org.shbangzero.evaluate.match.GameRules;
import org.shbangzero.evaluate.match.Match;
import org.shbangzero.evaluate.match.MatchFiles;
import org.shbangzero.evaluate.match.MatchOutcome;
import org.shbangzero.evaluate.match.MatchSettings;
import org.shbangzero.evaluate.opening.OpeningSettings;
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
        description = "Plays players against each other, each opening with both colours, and says who is stronger.",
        footer = {
            "",
            "A player is a .onnx file, a checkpoint's folder, RUN@best, RUN@latest or RUN@3,",
            "or one that needs no network:",
            "  random     plays any move",
            "  greedy     looks one ply ahead",
            "  alphabeta  looks 2 plies ahead, or as many as ',depth=N' says (1 to 5)",
            "  rollout    plays 100 random games a move, or as many as ',playouts=N' says",
            "  uniform    searches as with a network that knows nothing",
            "  uci:CMD    is another program, by UCI; ',option.NAME=X' sets its options,",
            "             ',depth=N', ',nodes=N' or ',movetime=MS' limit its thinking",
            "',sims=N' sets the simulations of a network or uniform; ',name=X' renames any,",
            "',tc=CONTROL' gives any a time of its own.",
            "",
            "A YAML file lists players in the same form, or in sections with the same keys:",
            "  players:",
            "    - alphabeta,depth=3",
            "    - who: runs/shbang-quickstart@best",
            "      sims: 64",
            "",
            "An interrupted match goes on with --resume. The report is written beside",
            "FILE.pgn as FILE.json, the games once more as a table, FILE.parquet.",
            "",
            "Examples:",
            "  shbang match runs/shbang-quickstart@best random --games 100 --sims 64",
            "  shbang match alphabeta,depth=3 greedy --game chess --games 20",
            "  shbang match uci:stockfish,nodes=100 rollout --game chess --games 20"
        })
final class MatchCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "PLAYER",
            arity = "0..*",
            description = "The players, two or more. Results of two are from the first one's view.")
    private List<String> entries = List.of();

    @Option(names = "--players", paramLabel = "FILE", description = "A YAML file with more players, see below.")
    private Path playersFile;

    @Option(
            names = "--format",
            paramLabel = "NAME",
            defaultValue = "round-robin",
            converter = FormatConverter.class,
            description =
                    "Who meets whom: round-robin (everyone everyone) or gauntlet (the first player everyone else);"
                            + " default: ${DEFAULT-VALUE}.")
    private FormatConverter.Format format;

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
            description = "Number of games of each two that meet, even (default: ${DEFAULT-VALUE}).")
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
                    + " (0.05 each). With 'normalised:' before it, the Elo is normalised.")
    private Sprt test;

    @Option(
            names = "--tc",
            paramLabel = "CONTROL",
            converter = TimeControlConverter.class,
            description =
                    "Time of each player: 60+0.6 (seconds for the game, and for each move), 40/60 (for each 40 moves)"
                            + " or 0.1/move (default: no clocks).")
    private TimeControl time;

    @Option(
            names = "--time-margin",
            paramLabel = "MS",
            defaultValue = "" + GameRules.DEFAULT_TIME_MARGIN,
            description = "What a move may take beyond what the clock shows (default: ${DEFAULT-VALUE}).")
    private long timeMargin;

    @Mixin
    private AdjudicationOptions adjudication;

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
        List<PlayerSpec> specs = specs();
        MatchSettings settings = settings(specs.size());
        SearchSettings search = SearchSettings.of(algorithm, simulations);
        Game played = game != null ? game : NetworkGames.of(specs).orElseGet(() -> Games.byId("shbang"));
        try (PlayerFactory factory = new PlayerFactory(played, search)) {
            List<Player> players = players(factory, specs);
            MatchFiles files = new MatchTarget(pgn, resume)
                    .choose(players.stream().map(Player::name).toList());
            Match match = new Match(played, players, format.schedule(players.size(), games / 2), settings)
                    .journal(files.journal());
            if (test != null) {
                match.stopBy(test);
            }
            CrowdedClocks.warning(settings, players, Runtime.getRuntime().availableProcessors())
                    .ifPresent(this::note);
            return play(match, played, files);
        }
    }

    private MatchSettings settings(int playerCount) {
        require(
                games >= 2 && games % 2 == 0,
                "--games",
                games + " is not an even number of at least 2 (each opening is played with both colours)");
        require(simulations >= 1, "--sims", simulations + " is not at least 1");
        require(
                maxPlies > openingPlies.most(),
                "--max-plies",
                maxPlies + " is not more than the " + openingPlies.most() + " plies of the longest opening");
        require(timeMargin >= 0, "--time-margin", timeMargin + " is not at least 0");
        require(test == null || playerCount == 2, "--sprt", "a sequential test is for two players");
        GameRules rules = new GameRules(
                maxPlies, time == null ? TimeControl.UNLIMITED : time, timeMargin, adjudication.adjudication());
        OpeningSettings openings = new OpeningSettings(openingPlies.least(), openingPlies.most(), seed.seed());
        return new MatchSettings(seed.seed(), threads.threads(), openings, rules);
    }

    private List<PlayerSpec> specs() {
        List<PlayerSpec> specs =
                new ArrayList<>(entries.stream().map(PlayerSpec::parse).toList());
        if (playersFile != null) {
            specs.addAll(PlayerSpec.readAll(playersFile));
        }
        if (specs.size() < 2) {
            throw new ParameterException(
                    spec.commandLine(), "a match needs two players or more, found " + specs.size());
        }
        return specs;
    }

    private void require(boolean fine, String option, String fault) {
        if (!fine) {
            throw new ParameterException(spec.commandLine(), "Invalid value for option '" + option + "': " + fault);
        }
    }

    /** The players; one that has the name of an earlier one gets a number. */
    private static List<Player> players(PlayerFactory factory, List<PlayerSpec> specs) {
        Map<String, Player> players = new LinkedHashMap<>();
        for (PlayerSpec entry : specs) {
            Player player = factory.create(entry);
            String name = player.name();
            for (int number = 2; players.containsKey(player.name()); number++) {
                player = factory.create(entry.named(name + "-" + number));
            }
            players.put(player.name(), player);
        }
        return List.copyOf(players.values());
    }

    private Integer play(Match match, Game played, MatchFiles files) throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        try (Interruption interruption = new Interruption()) {
            MatchOutcome outcome;
            Scoreboard scoreboard = new Scoreboard();
            try (ConsoleProgress progress = ConsoleProgress.start("match", "games", scoreboard)) {
                outcome = match.progress(progress)
                        .observer(scoreboard)
                        .cancelWhen(interruption::requested)
                        .play();
            }
            out.print(outcome.table().text());
            out.flush();
            if (outcome.status() == MatchOutcome.Status.CANCELLED) {
                note("interrupted; go on with --resume --pgn " + files.pgn());
                return ExitCodes.INTERRUPTED;
            }
            files.publish(played, outcome);
            out.printf(Locale.ROOT, "  %-9s %.1f s%n", "time", outcome.elapsed().toMillis() / 1000.0);
            out.printf("  %-9s %s, %s, %s%n", "files", files.pgn(), files.report(), files.table());
            out.flush();
            return ExitCodes.OK;
        }
    }

    private void note(String line) {
        spec.commandLine().getErr().println("shbang: " + line);
        spec.commandLine().getErr().flush();
    }
}
