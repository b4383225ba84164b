package org.shbangzero.evaluate.cli.match;

import java.io.IOException;
import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.evaluate.cli.option.GameConverter;
import org.shbangzero.evaluate.cli.option.SeedOption;
import org.shbangzero.evaluate.cli.option.ThreadsOption;
import org.shbangzero.evaluate.cli.shell.ExitCodes;
import org.shbangzero.evaluate.cli.shell.Interruption;
import org.shbangzero.evaluate.cli.terminal.ConsoleProgress;
import org.shbangzero.evaluate.match.Anchor;
import org.shbangzero.evaluate.match.Match;
import org.shbangzero.evaluate.match.MatchFiles;
import org.shbangzero.evaluate.match.MatchOutcome;
import org.shbangzero.evaluate.match.MatchSettings;
import org.shbangzero.evaluate.match.Schedule;
import org.shbangzero.evaluate.match.TextLayout;
import org.shbangzero.evaluate.opening.OpeningSettings;
import org.shbangzero.evaluate.player.NetworkGames;
import org.shbangzero.evaluate.player.Player;
import org.shbangzero.evaluate.player.PlayerFactory;
import org.shbangzero.evaluate.player.PlayerSpec;
import org.shbangzero.evaluate.stats.Sprt;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code shbang match}: plays players against each other, and says who is stronger. */
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
            "',sims=N' sets the simulations of a network or uniform; ',movetime=MS' lets it",
            "or alphabeta think by time; ',tc=CONTROL' gives any a clock of its own;",
            "',name=X' renames any. docs/matches.md has the rest.",
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
public final class MatchCommand implements Callable<Integer> {
    /** All openings are drawn before the first game. */
    private static final int MOST_GAMES = 1_000_000;

    @Spec
    private CommandSpec spec;

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

    @Mixin
    private PlayerOptions players;

    @Mixin
    private OpeningOptions openings;

    @Mixin
    private GameRulesOptions rules;

    @Option(
            names = "--sprt",
            paramLabel = "E0,E1[,A,B]",
            converter = SprtConverter.class,
            description =
                    "Stop as soon as a sequential test of Elo E0 against E1, both from -200 to 200, is decided, with"
                            + " error rates A and B (0.05 each). With 'normalised:' before it, the Elo is normalised.")
    private Sprt test;

    @Option(
            names = "--anchor",
            paramLabel = "NAME[=ELO]",
            converter = AnchorConverter.class,
            description = "The player from whom ratings are measured (default: the first one, with 0).")
    private Anchor anchor;

    @Mixin
    private SeedOption seed;

    @Mixin
    private ThreadsOption threads;

    @Mixin
    private TargetOptions target;

    @Override
    public Integer call() throws IOException {
        List<PlayerSpec> specs = players.specs();
        MatchSettings settings = settings(specs.size());
        Schedule schedule = format.schedule(specs.size(), games / 2);
        Game played = game != null ? game : NetworkGames.of(specs).orElseGet(() -> Games.byId("shbang"));
        try (PlayerFactory factory = new PlayerFactory(played, players.search())) {
            MatchTarget place = target.checked();
            List<Player> entered = PlayerOptions.create(specs, factory.logsIn(place.logFolder()));
            MatchFiles files = place.choose(entered.stream().map(Player::name).toList());
            factory.forMatch(files.name());
            Match match = new Match(played, entered, schedule, settings).journal(files.journal());
            warnOfCrowdedClocks(settings, entered, schedule);
            return play(asWished(match), played, files);
        }
    }

    private Match asWished(Match match) {
        target.name().ifPresent(match::named);
        if (test != null) {
            match.stopBy(test);
        }
        if (anchor != null) {
            match.anchor(anchor);
        }
        return match.startingOn(LocalDate.now(ZoneId.systemDefault()));
    }

    private void warnOfCrowdedClocks(MatchSettings settings, List<Player> entered, Schedule schedule) {
        CrowdedClocks.warning(
                        settings,
                        entered,
                        2L * schedule.pairings(),
                        Runtime.getRuntime().availableProcessors(),
                        ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage())
                .ifPresent(this::note);
    }

    private MatchSettings settings(int playerCount) {
        OptionFault.unless(
                games >= 2 && games % 2 == 0,
                spec,
                "--games",
                games + " is not an even number of at least 2 (each opening is played with both colours)");
        OptionFault.unless(games <= MOST_GAMES, spec, "--games", games + " is more than " + MOST_GAMES);
        OptionFault.unless(
                openings.mostPlies() == OpeningSettings.ALL_PLIES || rules.maxPlies() > openings.mostPlies(),
                spec,
                "--max-plies",
                rules.maxPlies() + " is not more than the " + openings.mostPlies() + " plies of the longest opening");
        OptionFault.unless(test == null || playerCount == 2, spec, "--sprt", "a sequential test is for two players");
        return new MatchSettings(
                seed.seed(), threads.threads(), openings.book(), openings.settings(seed.seed()), rules.rules());
    }

    private Integer play(Match match, Game played, MatchFiles files) throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        String goOn = "go on with --resume --pgn " + files.pgn();
        try (Interruption interruption = new Interruption()) {
            MatchOutcome outcome;
            Scoreboard scoreboard = new Scoreboard();
            try (ConsoleProgress progress = ConsoleProgress.start("match", "games", scoreboard)) {
                outcome = match.progress(progress)
                        .observer(scoreboard)
                        .cancelWhen(interruption::requested)
                        .play();
            }
            if (outcome.hasPairs()) {
                out.print(outcome.text());
                out.flush();
            }
            if (outcome.status() == MatchOutcome.Status.CANCELLED) {
                note(
                        Files.exists(files.journal())
                                ? "interrupted; " + goOn
                                : "interrupted before the first game; there is nothing to go on with");
                return ExitCodes.INTERRUPTED;
            }
            files.publish(played, outcome, goOn);
            out.print(TextLayout.row(
                    "time",
                    String.format(Locale.ROOT, "%.1f s", outcome.elapsed().toMillis() / 1000.0)));
            out.print(TextLayout.row("files", files.inWords()));
            out.flush();
            return ExitCodes.OK;
        }
    }

    private void note(String line) {
        spec.commandLine().getErr().println("shbang: " + line);
        spec.commandLine().getErr().flush();
    }
}
