package org.shbangzero.selfplay.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import org.shbangzero.core.Game;
import org.shbangzero.selfplay.search.SearchAlgorithm;
import org.shbangzero.selfplay.search.SearchSettings;
import org.shbangzero.selfplay.worker.SelfPlay;
import org.shbangzero.selfplay.worker.SelfPlaySettings;
import org.shbangzero.selfplay.worker.SelfPlayStatistics;
import org.shbangzero.selfplay.worker.SelfPlayTask;

/** Measures simulations per second and core with a free evaluator: one thread, no cache, no tree reuse. */
final class SearchBench {
    private static final int GAMES = 16;
    private static final int MAX_PLIES = 200;

    private final Path folder;
    private final double seconds;

    /**
     * A bench.
     *
     * @param folder for replay files, which are written over each other
     * @param seconds to measure, after as long a warm-up
     */
    SearchBench(Path folder, double seconds) {
        this.folder = folder;
        this.seconds = seconds;
    }

    SearchRate measure(Game game, SearchAlgorithm algorithm, int simulations) throws IOException, InterruptedException {
        SearchSettings search = SearchSettings.of(algorithm, simulations).withReuseTree(false);
        SelfPlay selfPlay = new SelfPlay(game, settings(), search);
        rate(selfPlay);
        return new SearchRate(game.id(), algorithm, simulations, rate(selfPlay));
    }

    private double rate(SelfPlay selfPlay) throws IOException, InterruptedException {
        FreeEvaluator evaluator = new FreeEvaluator();
        long start = System.nanoTime();
        long simulations = 0;
        double elapsed = 0;
        for (int round = 0; elapsed < seconds; round++) {
            SelfPlayTask task = new SelfPlayTask(1, round, "none", "none", folder, new TreeSet<>(List.of(0)), GAMES);
            SelfPlayStatistics statistics = selfPlay.play(task, evaluator);
            simulations += statistics.simulations();
            elapsed = (System.nanoTime() - start) / 1e9;
        }
        return simulations / elapsed;
    }

    private static SelfPlaySettings settings() {
        return BenchSettings.plain(1, GAMES, GAMES, MAX_PLIES);
    }
}
