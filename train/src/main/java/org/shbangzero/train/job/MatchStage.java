package org.shbangzero.train.job;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import org.shbangzero.core.Game;
import org.shbangzero.core.InputException;
import org.shbangzero.evaluate.match.JournalRepair;
import org.shbangzero.evaluate.match.Match;
import org.shbangzero.evaluate.match.MatchFiles;
import org.shbangzero.evaluate.match.MatchOutcome;
import org.shbangzero.evaluate.match.MatchSettings;
import org.shbangzero.evaluate.match.UnusableJournalException;
import org.shbangzero.evaluate.player.Player;
import org.shbangzero.evaluate.player.PlayerFactory;
import org.shbangzero.evaluate.player.PlayerSpec;
import org.shbangzero.selfplay.ProgressListener;
import org.shbangzero.selfplay.SplitMix64;
import org.shbangzero.selfplay.search.SearchSettings;

/** Plays the matches of a run, each with a journal, so that an interrupted one goes on with its next game. */
final class MatchStage {
    private final Game game;
    private final long seed;
    private final SearchSettings search;
    private final EvaluationSettings settings;
    private final RunFolder folder;
    private final Consumer<String> messages;

    MatchStage(
            Game game,
            long seed,
            SearchSettings search,
            EvaluationSettings settings,
            RunFolder folder,
            Consumer<String> messages) {
        this.game = game;
        this.seed = seed;
        this.search = search;
        this.settings = settings;
        this.folder = folder;
        this.messages = messages;
    }

    /**
     * Looks whether all anchors can play, before hours of work depend on it.
     *
     * @throws InputException naming one that is unknown, missing, or of another game
     */
    void checkAnchors() {
        try (PlayerFactory players = players(search)) {
            settings.anchors().stream()
                    .filter(anchor -> !anchor.equals(EvaluationSettings.START))
                    .forEach(players::create);
        }
    }

    MatchResult match(Stages.MatchTask task, ProgressListener progress) throws IOException, InterruptedException {
        MatchFiles files = files(task);
        try (PlayerFactory players =
                players(search.withSimulations(task.simulations())).forMatch(task.name())) {
            Player candidate = players.create(checkpoint(task.candidate()));
            Player opponent = players.create(opponent(task.opponent()));
            MatchSettings rules =
                    settings.match(SplitMix64.derive(seed, task.name().hashCode()));
            Match match = Match.between(game, candidate, opponent, task.games(), rules)
                    .journal(files.journal())
                    .progress(progress);
            task.test().ifPresent(match::stopBy);
            MatchOutcome outcome = play(match, files);
            files.write(game, outcome);
            return new MatchResult(task.opponent(), folder.name(files.pgn()), outcome.report());
        }
    }

    private PlayerFactory players(SearchSettings settings) {
        return new PlayerFactory(game, settings).logsIn(folder.evaluations().resolve("logs"));
    }

    /** Plays on from the journal; one that is of no use, or of a match with other settings, is set aside first. */
    private MatchOutcome play(Match match, MatchFiles files) throws IOException, InterruptedException {
        if (Files.exists(files.journal())) {
            keepWholeLines(files.journal());
        }
        MatchOutcome outcome;
        try {
            outcome = match.play();
        } catch (UnusableJournalException e) {
            messages.accept(e.getMessage() + "; moved to " + new SetAside(folder).move(files.journal()));
            outcome = match.play();
        }
        if (Thread.interrupted() || outcome.status() == MatchOutcome.Status.CANCELLED) {
            throw new InterruptedException("match interrupted");
        }
        return outcome;
    }

    private void keepWholeLines(Path journal) throws IOException {
        JournalRepair repair = JournalRepair.of(journal);
        List<Integer> damaged = repair.damagedLines();
        if (!damaged.isEmpty()) {
            Path copy = new SetAside(folder).copy(journal);
            repair.removeDamagedLines();
            messages.accept(journal + ": damaged lines " + damaged + "; the games of these are played again; copied to "
                    + copy);
        }
    }

    void recorded(Stages.MatchTask task) throws IOException {
        files(task).removeJournal();
    }

    private MatchFiles files(Stages.MatchTask task) {
        return new MatchFiles(
                folder.games().resolve(task.name() + ".pgn"),
                folder.evaluations().resolve(task.name() + ".json"),
                folder.games().resolve(task.name() + ".parquet"),
                folder.evaluations().resolve(task.name() + ".progress.jsonl"));
    }

    private PlayerSpec opponent(String name) {
        return name.matches("[0-9]{6}") ? checkpoint(Integer.parseInt(name)) : PlayerSpec.parse(name);
    }

    private PlayerSpec checkpoint(int number) {
        return PlayerSpec.of(folder.checkpoint(number).toString()).named(RunFolder.checkpointName(number));
    }
}
