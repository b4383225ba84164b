package org.shbangzero.train.export;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import org.shbangzero.core.Game;
import org.shbangzero.evaluate.match.Match;
import org.shbangzero.evaluate.match.MatchOutcome;
import org.shbangzero.evaluate.match.MatchSettings;
import org.shbangzero.evaluate.player.Player;
import org.shbangzero.evaluate.player.SearchPlayer;
import org.shbangzero.selfplay.inference.Evaluator;
import org.shbangzero.selfplay.inference.OnnxEvaluator;
import org.shbangzero.selfplay.io.Sha256;
import org.shbangzero.selfplay.onnx.OnnxDescription;
import org.shbangzero.selfplay.search.SearchAlgorithm;
import org.shbangzero.selfplay.search.SearchSettings;
import org.shbangzero.train.job.JobConsole;
import org.shbangzero.train.network.export.NetworkVariant;
import org.shbangzero.train.network.export.VariantModel;

/** Makes other forms of an exported network, compares each with it, and writes what that showed into its file. */
public final class VariantExport {
    /** Self-play evaluates so many positions at a time, a game against people or programs one. */
    private static final List<Integer> BATCHES = List.of(16, 1);

    private static final long MATCH_SEED = 3000;

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final Path float32;
    private final Game game;
    private final VariantPositions positions;
    private final MatchLength match;
    private final JobConsole console;
    private final BooleanSupplier cancelled;

    /**
     * How long the match against 32-bit floats is.
     *
     * @param games even; 0 for no match
     * @param simulations for each move
     * @param threads games at a time
     */
    public record MatchLength(int games, int simulations, int threads) {}

    /**
     * Prepares for an exported network.
     *
     * @param float32 a file that {@link CheckpointExport} wrote
     * @param replay files of the run's games, newest first
     * @param cancelled is asked now and then
     */
    public VariantExport(
            Path float32,
            Game game,
            List<Path> replay,
            MatchLength match,
            JobConsole console,
            BooleanSupplier cancelled) {
        this.float32 = float32;
        this.game = game;
        this.positions = VariantPositions.choose(game, replay);
        this.match = match;
        this.console = console;
        this.cancelled = cancelled;
    }

    /**
     * Writes a variant, whole or not at all.
     *
     * @param target replaced if it exists
     * @throws CancellationException if the work was cancelled
     */
    public VariantResult write(NetworkVariant variant, Path target) throws IOException {
        VariantModel model = model(variant);
        Map<String, String> metadata =
                new TreeMap<>(OnnxDescription.read(float32).metadata());
        // What was said of the difference to Deeplearning4j holds for 32-bit floats.
        metadata.keySet().removeIf(key -> key.startsWith("parity_"));
        Path measured = Files.createTempFile("shbang-" + variant.word(), ".onnx");
        try {
            model.write(measured, metadata);
            VariantResult result = compare(variant, measured);
            requireWanted();
            metadata.putAll(result.entries());
            model.write(target, metadata);
            return result;
        } finally {
            Files.deleteIfExists(measured);
        }
    }

    private void requireWanted() {
        if (cancelled.getAsBoolean()) {
            throw new CancellationException("the export was cancelled");
        }
    }

    private VariantModel model(NetworkVariant variant) throws IOException {
        return switch (variant) {
            case FLOAT16 -> VariantModel.float16(float32);
            case INT8 -> {
                try (JobConsole.Phase phase = console.phase("int8: calibration", "evaluations")) {
                    yield VariantModel.int8(float32, game, positions.calibration(), phase);
                }
            }
        };
    }

    private VariantResult compare(NetworkVariant variant, Path file) throws IOException {
        try (Evaluator found = OnnxEvaluator.open(file, game);
                Evaluator expected = OnnxEvaluator.open(float32, game)) {
            VariantParity parity = VariantParity.measure(found, expected, game, positions.parity());
            return new VariantResult(
                    variant,
                    Files.size(float32),
                    Sha256.of(float32),
                    variant == NetworkVariant.INT8 ? positions.calibration().size() : 0,
                    parity,
                    positions.replayed(),
                    speeds(variant, found, expected),
                    match.games() == 0 ? Optional.empty() : Optional.of(play(variant, found, expected)));
        }
    }

    private List<SpeedRatio> speeds(NetworkVariant variant, Evaluator found, Evaluator expected) {
        List<SpeedRatio> speeds = new ArrayList<>();
        for (int batch : BATCHES) {
            try (JobConsole.Phase phase = console.phase(variant.word() + ": speed at batch " + batch, "rounds")) {
                speeds.add(SpeedRatio.measure(
                        found, expected, game, positions.parity(), batch, VariantExport::threadNanos, phase));
            }
        }
        return speeds;
    }

    /** The processor's time of this thread, which does all the work: waiting for a busy machine would make both look alike. */
    private static long threadNanos() {
        return THREADS.getCurrentThreadCpuTime();
    }

    private String play(NetworkVariant variant, Evaluator found, Evaluator expected) {
        SearchSettings search = SearchSettings.of(SearchAlgorithm.GUMBEL, match.simulations());
        Player player = new SearchPlayer(game, variant.word(), variant.word(), found, search);
        Player opponent = new SearchPlayer(game, "float32", "float32", expected, search);
        MatchSettings settings = MatchSettings.of(MATCH_SEED, match.threads());
        try (JobConsole.Phase phase = console.phase(variant.word() + ": match against float32", "games")) {
            MatchOutcome outcome = Match.between(game, player, opponent, match.games(), settings)
                    .progress(phase)
                    .cancelWhen(cancelled)
                    .play();
            // Before anything is said of games that were not played.
            requireWanted();
            return outcome.report().summary(" at " + match.simulations() + " simulations");
        }
    }
}
