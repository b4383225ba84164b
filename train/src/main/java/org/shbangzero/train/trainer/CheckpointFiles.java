package org.shbangzero.train.trainer;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.shbangzero.core.Game;
import org.shbangzero.core.InputException;
import org.shbangzero.core.Position;
import org.shbangzero.selfplay.io.AtomicFiles;
import org.shbangzero.train.network.NetworkFiles;
import org.shbangzero.train.network.NetworkLayout;
import org.shbangzero.train.network.NetworkTrainer;
import org.shbangzero.train.network.PolicyValueNetwork;
import org.shbangzero.train.network.export.ExportParity;
import org.shbangzero.train.network.export.OnnxExport;

/** The files of a checkpoint folder. */
public final class CheckpointFiles {
    private static final String MODEL = "model.zip";
    private static final String AVERAGE = "ema.zip";
    private static final String STATE = "state.json";
    private static final String ONNX = "model.onnx";
    private static final String META = "meta.json";

    private static final int PARITY_POSITIONS = 64;
    private static final long PARITY_SEED = 20_240_601;

    private static final ObjectMapper JSON = new ObjectMapper()
            .enable(SerializationFeature.INDENT_OUTPUT)
            .enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS);

    private final Path folder;

    /** @param folder a folder that {@link Trainer#save} wrote, or an empty one for it to write */
    public CheckpointFiles(Path folder) {
        this.folder = folder;
    }

    /**
     * What {@code meta.json} says, for people and other programs; nothing here reads it.
     *
     * @param network what the network reads and writes
     * @param parameters number of weights
     * @param parity difference between the ONNX file and the network
     */
    record Meta(
            NetworkLayout network,
            long parameters,
            TrainerState training,
            ExportParity parity,
            Map<String, String> description) {}

    ExportParity write(
            NetworkTrainer trainer,
            PolicyValueNetwork average,
            TrainerState state,
            Game game,
            Map<String, String> description)
            throws IOException {
        trainer.save(folder.resolve(MODEL));
        NetworkFiles.save(average, average());
        writeJson(STATE, state);
        Map<String, String> entries = new TreeMap<>(description);
        entries.put("step", Long.toString(state.step()));
        OnnxExport.write(average, folder.resolve(ONNX), entries);
        List<Position> positions = ExportParity.randomPositions(game, PARITY_POSITIONS, PARITY_SEED);
        ExportParity parity = ExportParity.check(average, folder.resolve(ONNX), game, positions);
        writeJson(META, new Meta(average.layout(), average.parameterCount(), state, parity, description));
        return parity;
    }

    private void writeJson(String name, Object value) throws IOException {
        AtomicFiles.writeString(folder.resolve(name), JSON.writeValueAsString(value) + "\n");
    }

    NetworkTrainer readTrainer(NetworkLayout layout, TrainingSettings settings) {
        return NetworkTrainer.load(
                folder.resolve(MODEL), layout, settings.optimizer(), settings.valueLossWeight(), settings.replicas());
    }

    /** The file of the averaged weights, which need not exist. */
    public Path average() {
        return folder.resolve(AVERAGE);
    }

    /**
     * The network of the averaged weights.
     *
     * @throws InputException if its file is missing, damaged, or of another game or layout
     */
    public PolicyValueNetwork readAverage(NetworkLayout layout) {
        return NetworkFiles.load(average(), layout);
    }

    /**
     * How far training has come.
     *
     * @throws InputException if the file is missing or damaged
     */
    public TrainerState readState() {
        Path file = folder.resolve(STATE);
        try {
            return JSON.readValue(Files.readString(file), TrainerState.class);
        } catch (JsonProcessingException e) {
            throw new InputException(file + " is damaged: " + e.getOriginalMessage(), e);
        } catch (IOException e) {
            throw new InputException("cannot read " + file + "; is " + folder + " a checkpoint folder?", e);
        }
    }
}
