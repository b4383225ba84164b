package org.shbangzero.train.job;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * What a run has, iteration by iteration: the only thing that says which files count. It holds no times, so that a run
 * that was interrupted and resumed has the manifest of one that was not.
 *
 * @param version of this format
 * @param game id of the game
 * @param configHash of the settings that must not change
 * @param iterations in order, the first being number 0, which has the untrained network; the last may be incomplete
 * @param resumes what was changed when the run was resumed
 * @param standing the last final evaluation, or null
 */
record Manifest(
        int version,
        String game,
        String configHash,
        List<Iteration> iterations,
        List<Resume> resumes,
        Standing standing) {
    static final int VERSION = 1;

    Manifest {
        iterations = List.copyOf(iterations);
        resumes = List.copyOf(resumes);
    }

    /**
     * One iteration, as far as it has come.
     *
     * @param number 0 for the untrained network
     * @param player the checkpoint that played its games
     * @param shards the replay files, in order
     * @param checkpoint the network trained after the games, of the iteration's number; null until it is there
     * @param matches the matches played so far
     * @param best the best checkpoint after this iteration; null until the iteration is complete
     */
    record Iteration(
            int number,
            int player,
            List<Shard> shards,
            Checkpoint checkpoint,
            List<MatchResult> matches,
            Integer best) {
        Iteration {
            shards = List.copyOf(shards);
            matches = List.copyOf(matches);
        }

        static Iteration begin(int number, int player) {
            return new Iteration(number, player, List.of(), null, List.of(), null);
        }

        @JsonIgnore
        boolean isComplete() {
            return best != null;
        }

        Iteration withShards(List<Shard> newShards) {
            return new Iteration(number, player, newShards, checkpoint, matches, best);
        }

        /** With one more replay file, in its place. */
        Iteration withShard(Shard shard) {
            List<Shard> all = new ArrayList<>(shards);
            all.add(shard);
            all.sort(Comparator.comparingInt(Shard::index));
            return withShards(all);
        }

        Iteration withCheckpoint(Checkpoint trained) {
            return new Iteration(number, player, shards, trained, matches, best);
        }

        Iteration withMatch(MatchResult match) {
            List<MatchResult> all = new ArrayList<>(matches);
            all.add(match);
            return new Iteration(number, player, shards, checkpoint, all, best);
        }

        Iteration withBest(int checkpointNumber) {
            return new Iteration(number, player, shards, checkpoint, matches, checkpointNumber);
        }

        GameCounts counts() {
            return shards.stream().map(Shard::counts).reduce(GameCounts.NONE, GameCounts::plus);
        }
    }

    /**
     * A replay file.
     *
     * @param file its name in the run folder
     * @param index its place in the iteration: games {@code index * gamesPerShard} and on
     */
    record Shard(String file, int index, FileStamp stamp, GameCounts counts) {}

    /**
     * A checkpoint folder.
     *
     * @param step training steps since the run began
     * @param losses over the steps of its iteration; null for the untrained network
     * @param files all its files
     */
    record Checkpoint(int number, long step, Losses losses, Map<String, FileStamp> files) {
        Checkpoint {
            files = Map.copyOf(files);
        }
    }

    /**
     * Means over a stretch of training.
     *
     * @param policy cross entropy against the search's policy over legal moves, in nats
     * @param value cross entropy of win, draw and loss, in nats
     * @param l2 the L2 term after the last step
     * @param policyEntropy entropy of the predicted policies, in nats
     * @param policyAccuracy share of positions whose most probable move is the search's
     * @param valueAccuracy share of positions whose most probable outcome is the target's
     * @param gradientNorm Euclidean norm before clipping
     */
    record Losses(
            double policy,
            double value,
            double l2,
            double policyEntropy,
            double policyAccuracy,
            double valueAccuracy,
            double gradientNorm) {}

    /**
     * What changed when a run was resumed.
     *
     * @param iteration the iteration that the run went on with
     * @param changes old and new value by key
     */
    record Resume(int iteration, Map<String, String> changes) {}

    /**
     * The final evaluation.
     *
     * @param checkpoint the network evaluated
     * @param games asked for in each match
     * @param simulations per move
     * @param matches played so far
     */
    record Standing(int checkpoint, int games, int simulations, List<MatchResult> matches) {
        Standing {
            matches = List.copyOf(matches);
        }

        /** Whether this is an evaluation of the same kind. */
        boolean isLike(Standing other) {
            return checkpoint == other.checkpoint && games == other.games && simulations == other.simulations;
        }

        Standing withMatch(MatchResult match) {
            List<MatchResult> all = new ArrayList<>(matches);
            all.add(match);
            return new Standing(checkpoint, games, simulations, all);
        }
    }

    /** The last iteration begun. */
    Iteration last() {
        return iterations.get(iterations.size() - 1);
    }

    /** The best checkpoint so far, as the last complete iteration left it. */
    int best() {
        Integer best = null;
        for (Iteration iteration : iterations) {
            best = iteration.isComplete() ? iteration.best() : best;
        }
        return best == null ? 0 : best;
    }

    /** The number of the last complete iteration, or -1 if even the untrained network is missing. */
    int completed() {
        return last().isComplete() ? last().number() : last().number() - 1;
    }

    /** All replay files, oldest first. */
    List<Shard> shards() {
        return iterations.stream()
                .flatMap(iteration -> iteration.shards().stream())
                .toList();
    }

    /** All checkpoints, oldest first. */
    List<Checkpoint> checkpoints() {
        return iterations.stream()
                .flatMap(iteration -> Stream.ofNullable(iteration.checkpoint()))
                .toList();
    }

    Manifest withIteration(Iteration iteration) {
        List<Iteration> all = new ArrayList<>(iterations);
        if (iteration.number() < all.size()) {
            all.set(iteration.number(), iteration);
        } else {
            all.add(iteration);
        }
        return new Manifest(version, game, configHash, all, resumes, standing);
    }

    Manifest withResume(Resume resume) {
        List<Resume> all = new ArrayList<>(resumes);
        all.add(resume);
        return new Manifest(version, game, configHash, iterations, all, standing);
    }

    Manifest withStanding(Standing latest) {
        return new Manifest(version, game, configHash, iterations, resumes, latest);
    }
}
