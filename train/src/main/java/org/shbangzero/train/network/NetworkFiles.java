package org.shbangzero.train.network;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import org.deeplearning4j.nn.graph.ComputationGraph;
import org.deeplearning4j.util.ModelSerializer;
import org.shbangzero.core.InputException;
import org.shbangzero.selfplay.io.AtomicFiles;

/**
 * Networks in Deeplearning4j's zip files, with one more entry that says for which game and layouts they are. Weights and
 * optimizer state come back to the last bit.
 */
public final class NetworkFiles {
    private static final String LAYOUT_ENTRY = "layout.json";
    private static final ObjectMapper JSON = new ObjectMapper();

    private NetworkFiles() {}

    /**
     * Writes a network.
     *
     * @param withOptimizer whether to write the optimizer's state, which training on needs and playing does not
     */
    public static void save(PolicyValueNetwork network, Path target, boolean withOptimizer) throws IOException {
        AtomicFiles.write(target, temporary -> {
            ModelSerializer.writeModel(network.graph(), temporary.toFile(), withOptimizer);
            try (FileSystem zip = FileSystems.newFileSystem(temporary)) {
                Files.write(zip.getPath(LAYOUT_ENTRY), JSON.writeValueAsBytes(network.layout()));
            }
        });
    }

    /**
     * Reads a network, with the optimizer's state if the file has it.
     *
     * @throws InputException if the file is missing, damaged, or made for another game or layout
     */
    public static PolicyValueNetwork load(Path file, NetworkLayout expected) {
        if (!Files.isRegularFile(file)) {
            throw new InputException("there is no network file " + file);
        }
        try {
            NetworkLayout found = readLayout(file);
            if (!found.equals(expected)) {
                throw new InputException(
                        "the network in " + file + " is made for " + found + ", but " + expected + " is needed");
            }
            ComputationGraph graph = ModelSerializer.restoreComputationGraph(file.toFile(), true);
            return new PolicyValueNetwork(found, graph);
        } catch (InputException e) {
            throw e;
        } catch (IOException | RuntimeException e) {
            throw new InputException(
                    "cannot read the network " + file + ": it is damaged or no network file (" + e.getMessage() + ")",
                    e);
        }
    }

    private static NetworkLayout readLayout(Path file) throws IOException {
        try (FileSystem zip = FileSystems.newFileSystem(file)) {
            return JSON.readValue(Files.readAllBytes(zip.getPath(LAYOUT_ENTRY)), NetworkLayout.class);
        }
    }
}
