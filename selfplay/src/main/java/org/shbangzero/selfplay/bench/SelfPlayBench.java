package org.shbangzero.selfplay.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.TreeSet;
import org.shbangzero.core.Game;
import org.shbangzero.selfplay.ProgressListener;
import org.shbangzero.selfplay.inference.Evaluator;
import org.shbangzero.selfplay.inference.OnnxEvaluator;
import org.shbangzero.selfplay.search.SearchAlgorithm;
import org.shbangzero.selfplay.search.SearchSettings;
import org.shbangzero.selfplay.worker.SelfPlay;
import org.shbangzero.selfplay.worker.SelfPlayStatistics;
import org.shbangzero.selfplay.worker.SelfPlayTask;

/** Measures self-play with a network, against the network alone and against search alone. */
public final class SelfPlayBench {
    private static final double SLOT_SECONDS = 1;
    private static final int WARM_UP_SLOTS = 10;

    private final SelfPlayBenchSettings settings;
    private ProgressListener progressListener = ProgressListener.NONE;

    public SelfPlayBench(SelfPlayBenchSettings settings) {
        this.settings = settings;
    }

    /** Sets who hears how many games of the network's part are finished. */
    public SelfPlayBench onProgress(ProgressListener listener) {
        progressListener = listener;
        return this;
    }

    /**
     * Runs all parts, which takes some minutes.
     *
     * @param name of the network, for the report
     * @param onnx the network
     * @param game the network's game
     * @param freeGames games to measure without a network
     * @throws org.shbangzero.core.InputException if the network is none for the game
     */
    public SelfPlayBenchReport run(String name, Path onnx, Game game, List<Game> freeGames)
            throws IOException, InterruptedException {
        Path folder = Files.createTempDirectory("shbang-bench");
        try (OnnxEvaluator network = OnnxEvaluator.open(onnx, game)) {
            return run(name, network, game, freeGames, folder);
        } finally {
            delete(folder);
        }
    }

    /**
     * As {@link #run(String, Path, Game, List)}, with any evaluator.
     *
     * @param name of the evaluator, for the report
     * @param folder for replay files
     */
    SelfPlayBenchReport run(String name, Evaluator network, Game game, List<Game> freeGames, Path folder)
            throws IOException, InterruptedException {
        int inFlight = settings.gamesInFlight() / settings.threads();
        int games = settings.games();
        SelfPlayTask task = new SelfPlayTask(1, 0, "none", "none", folder, new TreeSet<>(List.of(0)), games);
        SearchSettings search = SearchSettings.of(SearchAlgorithm.GUMBEL, settings.simulations());
        long start = System.nanoTime();
        AlternatingEvaluator alternating =
                new AlternatingEvaluator(network, SLOT_SECONDS, WARM_UP_SLOTS, System::nanoTime);
        SelfPlayStatistics statistics = new SelfPlay(
                        game, BenchSettings.plain(settings.threads(), inFlight, games, settings.maxPlies()), search)
                .onProgress(progressListener)
                .play(task, alternating);
        double seconds = (System.nanoTime() - start) / 1e9 - alternating.heldSeconds();
        OptionalLong peak = ProcessMemory.peakBytes();
        return new SelfPlayBenchReport(
                settings,
                name,
                game.id(),
                alternating.rawRate(),
                alternating.selfPlayRate(),
                statistics.simulations() / seconds,
                statistics.positions() / seconds,
                statistics.games() / seconds,
                (double) Files.size(task.shardFile(0)) / statistics.positions(),
                peak,
                measureFree(freeGames, folder));
    }

    private List<SearchRate> measureFree(List<Game> games, Path folder) throws IOException, InterruptedException {
        SearchBench bench = new SearchBench(folder, settings.seconds());
        List<SearchRate> rates = new ArrayList<>();
        for (Game game : games) {
            for (SearchAlgorithm algorithm : SearchAlgorithm.values()) {
                rates.add(bench.measure(game, algorithm, settings.simulations()));
            }
        }
        return rates;
    }

    private static void delete(Path folder) throws IOException {
        try (var files = Files.list(folder)) {
            for (Path file : (Iterable<Path>) files::iterator) {
                Files.delete(file);
            }
        }
        Files.delete(folder);
    }
}
