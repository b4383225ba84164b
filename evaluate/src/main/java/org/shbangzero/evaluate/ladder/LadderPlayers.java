package org.shbangzero.evaluate.ladder;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.shbangzero.core.InputException;
import org.shbangzero.evaluate.player.NetworkFiles;
import org.shbangzero.evaluate.player.PlayerSpec;
import org.shbangzero.selfplay.config.EntryReader;

/**
 * Who is on the ladder of a training run: its checkpoints, and the anchors of its config.
 *
 * @param checkpoints ascending
 * @param anchors the other players
 */
record LadderPlayers(List<PlayerSpec> checkpoints, List<PlayerSpec> anchors) {
    /** The anchor that stands for the untrained checkpoint, which is on the ladder anyway. */
    private static final String START = "start";

    /**
     * Looks into a run.
     *
     * @param most checkpoints at most: the first, the last, and others evenly between them
     * @param more players beside the anchors
     * @throws InputException if it is no run, or has no checkpoints
     */
    static LadderPlayers of(Path run, int most, List<PlayerSpec> more) {
        List<String> found = NetworkFiles.checkpoints(run);
        if (found.isEmpty()) {
            throw new InputException("the run '" + run + "' has no finished checkpoint yet");
        }
        List<String> names = spread(found, most);
        List<PlayerSpec> checkpoints = names.stream()
                .map(name ->
                        PlayerSpec.of(NetworkFiles.inRun(run, name).toString()).named(name))
                .toList();
        Set<PlayerSpec> anchors = new LinkedHashSet<>(anchors(run));
        anchors.addAll(more);
        return new LadderPlayers(checkpoints, List.copyOf(anchors));
    }

    /** All of them, the checkpoints first. */
    List<PlayerSpec> all() {
        List<PlayerSpec> all = new ArrayList<>(checkpoints);
        all.addAll(anchors);
        return all;
    }

    /** At most so many of the names, evenly, the first and the last among them. */
    private static List<String> spread(List<String> names, int most) {
        if (names.size() <= most) {
            return names;
        }
        TreeSet<Integer> chosen = new TreeSet<>();
        IntStream.range(0, most)
                .map(i -> (int) Math.round(i * (names.size() - 1.0) / (most - 1)))
                .forEach(chosen::add);
        return chosen.stream().map(names::get).toList();
    }

    private static List<PlayerSpec> anchors(Path run) {
        return EntryReader.readWithin(run.resolve("config.yaml"), "evaluation", "anchors").stream()
                .filter(anchor -> !anchor.text().equals(START))
                .map(PlayerSpec::of)
                .toList();
    }
}
