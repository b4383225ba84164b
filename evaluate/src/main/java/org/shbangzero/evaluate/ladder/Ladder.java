package org.shbangzero.evaluate.ladder;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.evaluate.match.Match;
import org.shbangzero.evaluate.match.MatchFiles;
import org.shbangzero.evaluate.match.MatchObserver;
import org.shbangzero.evaluate.match.MatchOutcome;
import org.shbangzero.evaluate.match.MatchSettings;
import org.shbangzero.evaluate.match.TournamentReport;
import org.shbangzero.evaluate.player.NetworkGames;
import org.shbangzero.evaluate.player.Player;
import org.shbangzero.evaluate.player.PlayerFactory;
import org.shbangzero.evaluate.player.PlayerSpec;
import org.shbangzero.evaluate.stats.PairingPlan;
import org.shbangzero.evaluate.stats.PoolResults;
import org.shbangzero.evaluate.stats.Ratings;
import org.shbangzero.evaluate.stats.Transitivity;
import org.shbangzero.selfplay.ProgressListener;
import org.shbangzero.selfplay.search.SearchSettings;

/**
 * Rates the checkpoints of a run and its anchors. Who meets whom is chosen for what the games are expected to tell. All
 * games ever played stay in {@code eval/ladder.progress.jsonl}, so that a ladder goes on after a kill, when the run has new checkpoints, and
 * when more games are asked for.
 */
public final class Ladder {
    private static final int ANCHOR = 0;

    private final Path run;
    private final LadderPlayers players;
    private final SearchSettings search;
    private final MatchSettings settings;

    /**
     * A ladder of a run.
     *
     * @param mostCheckpoints checkpoints that take part, at least 2
     * @param more players beside the checkpoints and the anchors of the run's config
     * @param search how networks play
     * @throws org.shbangzero.core.InputException if it is no run, or has no checkpoint
     */
    public Ladder(Path run, int mostCheckpoints, List<PlayerSpec> more, SearchSettings search, MatchSettings settings) {
        this.run = run;
        this.players = LadderPlayers.of(run, mostCheckpoints, more);
        this.search = search;
        this.settings = settings;
    }

    /** Number of players. */
    public int size() {
        return players.all().size();
    }

    /**
     * Plays until so many games have been played in all, then writes {@code eval/ratings.csv}, {@code eval/ratings.svg}, and games and
     * reports as a match does.
     *
     * @param games even; those of earlier calls count
     * @return the ladder as a table for people, with the files' names; nothing if it was cancelled
     */
    public Optional<String> play(
            int games, ProgressListener progress, MatchObserver observer, BooleanSupplier cancelled)
            throws IOException {
        Game game = NetworkGames.of(players.checkpoints()).orElseGet(() -> Games.byId("shbang"));
        Path folder = run.resolve("eval");
        Files.createDirectories(folder);
        MatchFiles files = new MatchFiles(folder.resolve("ladder.pgn"));
        try (PlayerFactory factory =
                new PlayerFactory(game, search).logsIn(folder.resolve("logs")).forMatch("ladder")) {
            List<Player> entered = players.all().stream().map(factory::create).toList();
            LadderSchedule schedule =
                    new LadderSchedule(entered.size(), Match.pairs(games), Ladder::pairingsThatTellMost);
            MatchOutcome outcome = new Match(game, entered, schedule, settings)
                    .journal(files.journal())
                    .progress(progress)
                    .observer(observer)
                    .cancelWhen(cancelled)
                    .startingOn(LocalDate.now(ZoneId.systemDefault()))
                    .play();
            if (outcome.status() == MatchOutcome.Status.CANCELLED) {
                return Optional.empty();
            }
            LadderReport report = report(outcome.table());
            files.keepingJournal("the same command goes on", () -> {
                files.write(game, outcome);
                write(folder, report);
            });
            return Optional.of(report.text() + "  files: " + csv(folder) + ", .svg" + System.lineSeparator());
        }
    }

    private static List<int[]> pairingsThatTellMost(TournamentReport soFar, int count) {
        return PairingPlan.of(soFar.pool(), ANCHOR, count).stream()
                .map(pairing -> new int[] {pairing.first(), pairing.second()})
                .toList();
    }

    private LadderReport report(TournamentReport table) {
        PoolResults pool = table.pool();
        int checkpoints = players.checkpoints().size();
        return LadderReport.of(
                table.game(), table.players(), checkpoints, Ratings.of(pool, ANCHOR, 0), warning(pool, checkpoints));
    }

    private static Path csv(Path folder) {
        return folder.resolve("ratings.csv");
    }

    private void write(Path folder, LadderReport report) throws IOException {
        RatingsFile.write(csv(folder), report);
        String title = run.toAbsolutePath().normalize().getFileName().toString();
        RatingsPlot.write(folder.resolve("ratings.svg"), report, title);
    }

    private static String warning(PoolResults pool, int checkpoints) {
        if (checkpoints < 2) {
            return "";
        }
        List<Integer> steps = IntStream.range(0, checkpoints).boxed().toList();
        List<Integer> anchors =
                IntStream.range(checkpoints, pool.players()).boxed().toList();
        return Transitivity.of(pool, steps, anchors)
                .filter(Transitivity::stepsOverstate)
                .map(measured -> "gains over the checkpoint before do not show against the anchors: step by step "
                        + measured.stepByStep() + " from first to last, against the anchors "
                        + measured.againstAnchors())
                .orElse("");
    }
}
