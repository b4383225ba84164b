package org.shbangzero.train.job;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.shbangzero.selfplay.io.AtomicFiles;

/** Where a run keeps what: the paths below the run's folder. Names in the manifest are relative to the folder, with {@code /}. */
public final class RunFolder {
    private static final String REPLAY = "replay";
    private static final String CHECKPOINTS = "checkpoints";
    private static final String GAMES = "games";
    private static final String EVALUATIONS = "eval";
    private static final String SET_ASIDE = "set-aside";

    private final Path root;

    public RunFolder(Path root) {
        this.root = root;
    }

    /** What the run is called: its folder's own name. */
    String name() {
        Path name = root.toAbsolutePath().normalize().getFileName();
        return name == null ? "run" : name.toString();
    }

    /** Makes the folder and its parts, as far as they are missing. */
    void create() throws IOException {
        for (String part : List.of(REPLAY, CHECKPOINTS, GAMES, EVALUATIONS)) {
            Files.createDirectories(root.resolve(part));
        }
    }

    /** Whether a run has begun here. */
    boolean holdsRun() {
        return Files.exists(manifest()) || Files.exists(config());
    }

    /** Whether there is anything that a run, killed at its very beginning, would not have left. */
    boolean holdsOtherFiles() throws IOException {
        Set<Path> parts = Set.of(lock(), replay(), checkpoints(), games(), evaluations());
        return entries(root).stream().anyMatch(path -> !parts.contains(path) && !AtomicFiles.isTemporary(path))
                || holdsResults();
    }

    /** Whether there are games, networks or matches. */
    boolean holdsResults() throws IOException {
        for (Path part : List.of(replay(), checkpoints(), games(), evaluations())) {
            if (!entries(part).isEmpty()) {
                return true;
            }
        }
        return false;
    }

    /** What is in a folder, sorted; nothing if it is none. */
    static List<Path> entries(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> entries = Files.list(folder)) {
            return entries.sorted().toList();
        }
    }

    public Path root() {
        return root;
    }

    Path config() {
        return root.resolve("config.yaml");
    }

    Path manifest() {
        return root.resolve("manifest.json");
    }

    Path metrics() {
        return root.resolve("metrics.csv");
    }

    Path lock() {
        return root.resolve("run.lock");
    }

    Path replay() {
        return root.resolve(REPLAY);
    }

    Path checkpoints() {
        return root.resolve(CHECKPOINTS);
    }

    Path games() {
        return root.resolve(GAMES);
    }

    Path evaluations() {
        return root.resolve(EVALUATIONS);
    }

    Path setAside() {
        return root.resolve(SET_ASIDE);
    }

    /** The file of an iteration's shard. */
    Path shard(int iteration, int shard) {
        return replay().resolve("iter-%06d-shard-%03d.parquet".formatted(iteration, shard));
    }

    /** The folder of a checkpoint. */
    public Path checkpoint(int number) {
        return checkpoints().resolve(checkpointName(number));
    }

    /** Checkpoints go by six digits: {@code 000012}. */
    static String checkpointName(int number) {
        return "%06d".formatted(number);
    }

    /** The name of a file as the manifest has it. */
    String name(Path file) {
        return root.relativize(file).toString().replace('\\', '/');
    }

    /** The file that the manifest names. */
    Path file(String name) {
        return root.resolve(name);
    }
}
