package org.shbangzero.train.export;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.core.InputException;
import org.shbangzero.selfplay.io.AtomicFiles;
import org.shbangzero.selfplay.io.Sha256;
import org.shbangzero.selfplay.onnx.OnnxDescription;
import org.shbangzero.train.job.RunCheckpoint;
import org.shbangzero.train.network.NetworkFiles;
import org.shbangzero.train.network.NetworkLayout;
import org.shbangzero.train.network.PolicyValueNetwork;
import org.shbangzero.train.network.export.ExportParity;
import org.shbangzero.train.network.export.OnnxExport;
import org.shbangzero.train.trainer.CheckpointFiles;
import org.shbangzero.train.trainer.TrainerState;

/**
 * Writes a checkpoint's averaged weights as an ONNX file whose metadata says all that its next user may ask: {@link OnnxExport}
 * names what every network of ours has, {@link #write} adds the rest.
 *
 * @param model the checkpoint's ONNX file, in the checkpoint's folder
 * @param label a short name for the checkpoint, e.g. {@code quickstart@000003}
 * @param licence under which the weights are passed on
 * @param toolkit name and version of this program
 */
public record CheckpointExport(Path model, String label, String licence, String toolkit) {
    private static final int PARITY_POSITIONS = 1000;
    private static final long PARITY_SEED = 1000;

    /**
     * What was written.
     *
     * @param game whose network it is
     * @param replay files of the run's games before it that are still there, newest first
     * @param metadata the entries of the file
     * @param parity difference between the file, run by ONNX Runtime, and the checkpoint, run by Deeplearning4j
     * @param replayed how many of the positions compared were from the run's own games
     */
    public record Result(
            Game game, List<Path> replay, Map<String, String> metadata, ExportParity parity, int replayed) {}

    /**
     * Writes the file, whole or not at all.
     *
     * @param target replaced if it exists
     * @param cancelled is asked now and then before that
     * @throws CancellationException if it says so
     * @throws InputException if the checkpoint lacks a file, is damaged, or is of a game that this version does not know
     * @throws IllegalStateException if ONNX Runtime does not give what the network gives
     */
    public Result write(Path target, BooleanSupplier cancelled) throws IOException {
        Path folder = model.toAbsolutePath().getParent();
        Optional<RunCheckpoint> inRun = RunCheckpoint.find(folder);
        CheckpointFiles files = new CheckpointFiles(folder);
        Game game = Games.byId(NetworkFiles.game(files.average()));
        PolicyValueNetwork network = files.readAverage(NetworkLayout.of(game));
        requireNumbers(network, files.average());
        Map<String, String> metadata = metadata(files, game, inRun);
        List<Path> replay = inRun.map(RunCheckpoint::replay).orElse(List.of());
        ParityPositions positions = ParityPositions.choose(game, replay, PARITY_POSITIONS, PARITY_SEED);

        ExportParity[] parity = new ExportParity[1];
        AtomicFiles.write(target, temporary -> {
            // The file tells of its own parity, so it is written once more when that is known.
            OnnxExport.write(network, temporary, metadata);
            requireWanted(cancelled);
            parity[0] = ExportParity.check(network, temporary, game, positions.positions());
            metadata.putAll(entries(parity[0], positions.replayed()));
            OnnxExport.write(network, temporary, metadata);
            requireWanted(cancelled);
        });
        return new Result(game, replay, metadata, parity[0], positions.replayed());
    }

    private static void requireWanted(BooleanSupplier cancelled) {
        if (cancelled.getAsBoolean()) {
            throw new CancellationException("the export was cancelled");
        }
    }

    private static void requireNumbers(PolicyValueNetwork network, Path file) {
        for (float weight : network.parameters()) {
            if (!Float.isFinite(weight)) {
                throw new InputException("the weights in " + file + " are not all numbers; export an older checkpoint");
            }
        }
    }

    private Map<String, String> metadata(CheckpointFiles files, Game game, Optional<RunCheckpoint> inRun)
            throws IOException {
        // A checkpoint that was copied out of its run still knows its iteration.
        Map<String, String> entries = new TreeMap<>(OnnxDescription.read(model).metadata());
        TrainerState state = files.readState();
        entries.put("step", Long.toString(state.step()));
        entries.put("positions_trained", Long.toString(state.positions()));
        inRun.ifPresent(checkpoint -> entries.putAll(checkpoint.summary()));
        entries.put("source", label);
        entries.put("source_sha256", Sha256.of(files.average()));
        entries.put("plane_names", planeNames(game));
        entries.put("licence", licence);
        entries.put("toolkit", toolkit);
        return entries;
    }

    private static String planeNames(Game game) {
        try {
            return new ObjectMapper().writeValueAsString(game.planes().names());
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("names cannot be written as JSON", e);
        }
    }

    private static Map<String, String> entries(ExportParity parity, int replayed) {
        return Map.of(
                "parity_positions",
                parity.positions() + ", of which " + replayed + " from the run's own games",
                "parity_policy",
                scientific(parity.legalPolicy()),
                "parity_wdl",
                scientific(parity.wdl()));
    }

    private static String scientific(double value) {
        return String.format(Locale.ROOT, "%.2e", value);
    }
}
