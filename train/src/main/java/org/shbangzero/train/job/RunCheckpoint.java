package org.shbangzero.train.job;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.shbangzero.core.InputException;

/** A checkpoint of a run, and how it came about, for reading: the run may go on meanwhile. */
public final class RunCheckpoint {
    private final RunFolder run;
    private final Manifest manifest;
    private final Manifest.Checkpoint checkpoint;

    private RunCheckpoint(RunFolder run, Manifest manifest, Manifest.Checkpoint checkpoint) {
        this.run = run;
        this.manifest = manifest;
        this.checkpoint = checkpoint;
    }

    /**
     * The checkpoint in a folder, if that is in a run.
     *
     * @throws InputException if the run's manifest is damaged or does not list the checkpoint, or a file of the checkpoint is not
     *     as it was written
     */
    public static Optional<RunCheckpoint> find(Path folder) throws IOException {
        Path checkpoint = folder.toAbsolutePath().normalize();
        Path checkpoints = checkpoint.getParent();
        if (checkpoints == null || checkpoints.getParent() == null) {
            return Optional.empty();
        }
        RunFolder run = new RunFolder(checkpoints.getParent());
        ManifestFile manifest = new ManifestFile(run.manifest());
        if (!checkpoints.equals(run.checkpoints()) || !manifest.exists()) {
            return Optional.empty();
        }
        return Optional.of(in(run, manifest.read(), checkpoint));
    }

    private static RunCheckpoint in(RunFolder run, Manifest manifest, Path folder) throws IOException {
        Manifest.Checkpoint listed = manifest.checkpoints().stream()
                .filter(checkpoint -> folder.endsWith(RunFolder.checkpointName(checkpoint.number())))
                .findFirst()
                .orElseThrow(() -> new InputException("the checkpoint " + folder + " does not count: " + run.manifest()
                        + " does not list it; take another, e.g. " + run.root() + "@latest"));
        for (Map.Entry<String, FileStamp> file : new TreeMap<>(listed.files()).entrySet()) {
            if (!file.getValue().matches(folder.resolve(file.getKey()))) {
                throw new InputException("the checkpoint " + folder + " is damaged: " + file.getKey()
                        + " is missing or not as it was written; take another, or restore the folder from a copy");
            }
        }
        return new RunCheckpoint(run, manifest, listed);
    }

    /** The replay files of the games before it that are still there, newest first. */
    public List<Path> replay() {
        List<Path> files = new ArrayList<>();
        iterations()
                .flatMap(iteration -> iteration.shards().stream())
                .map(shard -> run.file(shard.file()))
                .filter(Files::isRegularFile)
                .forEach(files::add);
        Collections.reverse(files);
        return files;
    }

    private Stream<Manifest.Iteration> iterations() {
        return manifest.iterations().stream().filter(iteration -> iteration.number() <= checkpoint.number());
    }

    /**
     * How it came about, in entries for a network's metadata: {@code run}, {@code iteration}, {@code config_hash}, the games and
     * positions of self-play so far, its losses, and how it stands against the untrained network ({@code against_000000}) and
     * {@code against_random}, as far as it has played them.
     */
    public Map<String, String> summary() {
        GameCounts counts = iterations().map(Manifest.Iteration::counts).reduce(GameCounts.NONE, GameCounts::plus);
        Map<String, String> entries = new TreeMap<>();
        entries.put("run", run.name());
        entries.put("iteration", Integer.toString(checkpoint.number()));
        entries.put("config_hash", manifest.configHash());
        entries.put("selfplay_games", Long.toString(counts.games()));
        entries.put("selfplay_positions", Long.toString(counts.positions()));
        if (checkpoint.losses() != null) {
            entries.put("policy_loss", nats(checkpoint.losses().policy()));
            entries.put("value_loss", nats(checkpoint.losses().value()));
        }
        for (String opponent : MatchRounds.FINAL_OPPONENTS) {
            outcome(opponent).ifPresent(text -> entries.put("against_" + opponent, text));
        }
        return entries;
    }

    private static String nats(double loss) {
        return String.format(Locale.ROOT, "%.3f", loss);
    }

    /** The final evaluation has more games than the match after the iteration, if it was of this checkpoint. */
    private Optional<String> outcome(String opponent) {
        Manifest.Standing standing = manifest.standing();
        if (standing != null && standing.checkpoint() == checkpoint.number()) {
            Optional<String> last =
                    against(opponent, standing.matches()).map(match -> match.outcome(standing.simulations()));
            if (last.isPresent()) {
                return last;
            }
        }
        return iterations()
                .filter(iteration -> iteration.number() == checkpoint.number())
                .findFirst()
                .flatMap(iteration -> against(opponent, iteration.matches()))
                .map(MatchResult::outcome);
    }

    private static Optional<MatchResult> against(String opponent, List<MatchResult> matches) {
        return matches.stream()
                .filter(match -> match.opponent().equals(opponent))
                .findFirst();
    }
}
