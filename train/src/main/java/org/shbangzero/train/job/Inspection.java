package org.shbangzero.train.job;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.shbangzero.core.InputException;
import org.shbangzero.selfplay.io.AtomicFiles;

/**
 * Looks through a run's folder before the run goes on. What a killed process left half-written or unlisted, and what is
 * damaged, moves to the folder {@code set-aside}; the manifest is cut back to what is whole, so that the rest is made
 * again.
 */
final class Inspection {
    private final RunFolder run;
    private final SetAside setAside;
    private final Consumer<String> messages;

    Inspection(RunFolder run, Consumer<String> messages) {
        this.run = run;
        this.setAside = new SetAside(run);
        this.messages = messages;
    }

    /**
     * Clears up.
     *
     * @return the manifest without what is damaged
     * @throws InputException if something is damaged that cannot be made again
     */
    Manifest inspect(Manifest manifest) throws IOException {
        Manifest whole = withoutDamagedCheckpoints(withoutDamagedShards(manifest));
        setAsideUnlisted(whole);
        return whole;
    }

    private Manifest withoutDamagedShards(Manifest manifest) throws IOException {
        Manifest result = manifest;
        for (Manifest.Iteration iteration : manifest.iterations()) {
            List<Manifest.Shard> whole = new ArrayList<>();
            for (Manifest.Shard shard : iteration.shards()) {
                if (shard.stamp().matches(run.file(shard.file()))) {
                    whole.add(shard);
                } else {
                    setAside(run.file(shard.file()), "damaged; its games are played again");
                }
            }
            result = result.withIteration(iteration.withShards(whole));
        }
        return result;
    }

    private Manifest withoutDamagedCheckpoints(Manifest manifest) throws IOException {
        List<Manifest.Checkpoint> checkpoints = manifest.checkpoints();
        for (int i = 0; i < checkpoints.size(); i++) {
            Manifest.Checkpoint checkpoint = checkpoints.get(i);
            if (isWhole(checkpoint)) {
                continue;
            }
            int number = checkpoint.number();
            boolean newest = i == checkpoints.size() - 1;
            if (number == 0 || (!newest && number == manifest.best())) {
                throw new InputException("checkpoint " + run.checkpoint(number)
                        + " is damaged, and the run needs it and cannot make it again; restore the folder from a copy,"
                        + " or start a new run with another --run");
            }
            setAside(
                    run.checkpoint(number),
                    newest ? "damaged; it is trained again" : "damaged; it is no longer needed");
            if (newest) {
                return cutBackTo(manifest, number);
            }
        }
        return manifest;
    }

    private boolean isWhole(Manifest.Checkpoint checkpoint) throws IOException {
        Path folder = run.checkpoint(checkpoint.number());
        for (Map.Entry<String, FileStamp> file : checkpoint.files().entrySet()) {
            if (!file.getValue().matches(folder.resolve(file.getKey()))) {
                return false;
            }
        }
        return true;
    }

    /** The manifest as it was when the games of iteration {@code number} had been played. */
    private static Manifest cutBackTo(Manifest manifest, int number) {
        Manifest.Iteration last = manifest.iterations().get(number);
        List<Manifest.Iteration> kept = new ArrayList<>(manifest.iterations().subList(0, number));
        kept.add(new Manifest.Iteration(number, last.player(), last.shards(), null, List.of(), null));
        return new Manifest(
                manifest.version(),
                manifest.game(),
                manifest.configHash(),
                kept,
                manifest.resumes(),
                manifest.standing());
    }

    private void setAsideUnlisted(Manifest manifest) throws IOException {
        Set<Path> listed = listed(manifest);
        for (Path folder : List.of(run.replay(), run.checkpoints(), run.games(), run.evaluations(), run.root())) {
            for (Path path : entries(folder)) {
                if (AtomicFiles.isTemporary(path)) {
                    setAside(path, "half-written");
                } else if (isOurs(folder) && !listed.contains(path)) {
                    setAside(path, "not in the manifest; what it holds is made again");
                }
            }
        }
    }

    private boolean isOurs(Path folder) {
        return folder.equals(run.replay()) || folder.equals(run.checkpoints());
    }

    private Set<Path> listed(Manifest manifest) {
        Set<Path> listed = manifest.shards().stream()
                .map(shard -> run.file(shard.file()))
                .collect(Collectors.toCollection(HashSet::new));
        manifest.checkpoints().forEach(checkpoint -> listed.add(run.checkpoint(checkpoint.number())));
        return listed;
    }

    private static List<Path> entries(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> entries = Files.list(folder)) {
            return entries.sorted().toList();
        }
    }

    /** Moves a file or folder away; one that is missing needs only the message. */
    private void setAside(Path path, String why) throws IOException {
        if (!Files.exists(path)) {
            messages.accept(path + ": missing, " + why);
            return;
        }
        messages.accept(path + ": " + why + "; moved to " + setAside.move(path));
    }
}
