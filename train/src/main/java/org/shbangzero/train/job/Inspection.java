package org.shbangzero.train.job;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Collectors;
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
     * Clears up. Nothing is moved before it is sure that the run can go on.
     *
     * @return the manifest without what is damaged
     * @throws InputException if something is damaged that cannot be made again
     */
    Manifest inspect(Manifest manifest) throws IOException {
        Set<Manifest.Shard> lostShards = lostShards(manifest);
        Set<Integer> lostCheckpoints = lostCheckpoints(manifest);
        Manifest whole = withoutNewest(lostCheckpoints, manifest);
        requireNeeded(whole, lostCheckpoints, lostShards);

        for (Manifest.Shard shard : lostShards) {
            setAsideLost(run.file(shard.file()), "its games are played again");
        }
        for (int checkpoint : lostCheckpoints) {
            boolean needed = checkpoint > newestCheckpoint(whole);
            setAsideLost(run.checkpoint(checkpoint), needed ? "it is trained again" : "it is no longer needed");
        }
        whole = withoutShards(lostShards, whole);
        setAsideUnlisted(whole);
        return whole;
    }

    private Set<Manifest.Shard> lostShards(Manifest manifest) throws IOException {
        Set<Manifest.Shard> lost = new LinkedHashSet<>();
        for (Manifest.Shard shard : manifest.shards()) {
            if (!shard.stamp().matches(run.file(shard.file()))) {
                lost.add(shard);
            }
        }
        return lost;
    }

    private Set<Integer> lostCheckpoints(Manifest manifest) throws IOException {
        Set<Integer> lost = new TreeSet<>();
        for (Manifest.Checkpoint checkpoint : manifest.checkpoints()) {
            if (!isWhole(checkpoint)) {
                lost.add(checkpoint.number());
            }
        }
        return lost;
    }

    private static int newestCheckpoint(Manifest manifest) {
        List<Manifest.Checkpoint> checkpoints = manifest.checkpoints();
        return checkpoints.isEmpty()
                ? 0
                : checkpoints.get(checkpoints.size() - 1).number();
    }

    /** Back to the newest checkpoint that is whole: those after it can be trained again. */
    private static Manifest withoutNewest(Set<Integer> lostCheckpoints, Manifest manifest) {
        Manifest whole = manifest;
        for (int newest = newestCheckpoint(whole); newest > 0 && lostCheckpoints.contains(newest); newest--) {
            whole = cutBackTo(whole, newest);
        }
        return whole;
    }

    private void requireNeeded(Manifest manifest, Set<Integer> lostCheckpoints, Set<Manifest.Shard> lostShards) {
        Set<Integer> needed = new TreeSet<>(List.of(0, manifest.best()));
        for (Manifest.Iteration iteration : manifest.iterations()) {
            if (iteration.shards().stream().anyMatch(lostShards::contains)) {
                needed.add(iteration.player());
            }
        }
        needed.retainAll(lostCheckpoints);
        for (int checkpoint : needed) {
            throw new InputException("checkpoint " + run.checkpoint(checkpoint)
                    + " is damaged, and the run needs it and cannot make it again; restore the folder from a copy,"
                    + " or start a new run with another --run");
        }
    }

    private static Manifest withoutShards(Set<Manifest.Shard> lost, Manifest manifest) {
        Manifest result = manifest;
        for (Manifest.Iteration iteration : manifest.iterations()) {
            List<Manifest.Shard> whole = iteration.shards().stream()
                    .filter(shard -> !lost.contains(shard))
                    .toList();
            result = result.withIteration(iteration.withShards(whole));
        }
        return result;
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
            for (Path path : RunFolder.entries(folder)) {
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

    private void setAsideLost(Path path, String consequence) throws IOException {
        if (Files.exists(path)) {
            setAside(path, "damaged; " + consequence);
        } else {
            messages.accept(path + ": missing; " + consequence);
        }
    }

    private void setAside(Path path, String why) throws IOException {
        messages.accept(path + ": " + why + "; moved to " + setAside.move(path));
    }
}
