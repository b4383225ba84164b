package org.shbangzero.train.job;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.zip.CRC32;
import org.shbangzero.evaluate.match.MatchReport;
import org.shbangzero.evaluate.stats.PairTable;
import org.shbangzero.evaluate.stats.Pentanomial;
import org.shbangzero.evaluate.stats.Trinomial;
import org.shbangzero.selfplay.ProgressListener;
import org.shbangzero.selfplay.io.AtomicFiles;

/** Stages whose files are lines of text that depend on the task and on the files they are made from, so equal runs have equal files. */
final class FakeStages implements Stages {
    private static final int GAMES_PER_SHARD = 4;
    private static final int POSITIONS_PER_SHARD = 100;

    private final RunFolder folder;
    private final Faults faults;
    private int quartersWon = 3;

    FakeStages(RunFolder folder, Faults faults) {
        this.folder = folder;
        this.faults = faults;
    }

    /** Sets how many quarters of its pairs a new network wins; the rest it loses. */
    FakeStages winning(int quarters) {
        quartersWon = quarters;
        return this;
    }

    @Override
    public void createUntrained(Path target) throws IOException {
        faults.point();
        Files.writeString(target.resolve("model.zip"), "untrained");
        faults.point();
        Files.writeString(target.resolve("model.onnx"), "untrained");
    }

    @Override
    public void play(GamesTask task, Listener<Manifest.Shard> written, ProgressListener progress) throws IOException {
        for (int index : task.shards()) {
            faults.point();
            Path file = folder.shard(task.iteration(), index);
            String text = "games " + index + " of iteration " + task.iteration() + " by "
                    + digest(folder.checkpoint(task.player()));
            AtomicFiles.writeString(file, text);
            faults.point();
            GameCounts counts = new GameCounts(GAMES_PER_SHARD, POSITIONS_PER_SHARD, 400, 1, 0, 0);
            written.accept(new Manifest.Shard(folder.name(file), index, FileStamp.of(file), counts));
        }
    }

    @Override
    public Manifest.Losses train(TrainingTask task, Listener<Interval> intervals, ProgressListener progress)
            throws IOException {
        StringBuilder text = new StringBuilder(digest(task.from()));
        for (Manifest.Shard shard : task.replay()) {
            text.append(' ').append(Files.readString(folder.file(shard.file())));
        }
        faults.point();
        Manifest.Losses losses =
                new Manifest.Losses(3.0 / task.iteration(), 1.0 / task.iteration(), 0.1, 2, 0.5, 0.6, 1.5);
        intervals.accept(new Interval(task.firstStep() + task.steps(), losses, 0.01, 500, 0));
        faults.point();
        Files.writeString(task.target().resolve("model.zip"), text + " trained " + task.steps());
        faults.point();
        Files.writeString(task.target().resolve("model.onnx"), "exported " + text);
        return losses;
    }

    @Override
    public MatchResult match(MatchTask task, ProgressListener progress) throws IOException {
        faults.point();
        int pairs = task.games() / 2;
        int won = pairs * quartersWon / 4;
        Path games = folder.games().resolve(task.name() + ".pgn");
        AtomicFiles.writeString(games, digest(folder.checkpoint(task.candidate())) + " against " + task.opponent());
        faults.point();
        MatchReport report = new MatchReport(
                "chess",
                RunFolder.checkpointName(task.candidate()),
                task.opponent(),
                new Trinomial(2L * won, 0, 2L * (pairs - won)),
                new Pentanomial(pairs - won, 0, 0, 0, won),
                Map.of("checkmate", task.games()),
                80,
                PairTable.of(pairs - won, 0, 0, 0, 0, 0, 0, 0, won),
                new MatchReport.Repeats(0, 0, 0),
                null);
        return new MatchResult(task.opponent(), folder.name(games), report);
    }

    @Override
    public void recorded(MatchTask task) {
        faults.point();
    }

    private static String digest(Path checkpoint) throws IOException {
        CRC32 checksum = new CRC32();
        checksum.update(Files.readString(checkpoint.resolve("model.zip")).getBytes(StandardCharsets.UTF_8));
        return Long.toHexString(checksum.getValue());
    }
}
