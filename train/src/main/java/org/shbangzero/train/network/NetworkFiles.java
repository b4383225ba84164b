package org.shbangzero.train.network;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.FloatBuffer;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.ProviderNotFoundException;
import java.time.LocalDateTime;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
import org.deeplearning4j.nn.graph.ComputationGraph;
import org.deeplearning4j.util.ModelSerializer;
import org.shbangzero.core.InputException;
import org.shbangzero.selfplay.io.AtomicFiles;

/**
 * Networks in Deeplearning4j's zip files, with more entries: for which game and layouts they are, and the optimizer's state. All
 * numbers come back to the last bit.
 */
public final class NetworkFiles {
    private static final String LAYOUT_ENTRY = "layout.json";
    private static final String ADAM_ENTRY = "adam.bin";
    /** The first moment that zip files can express. */
    private static final LocalDateTime ENTRY_TIME = LocalDateTime.of(1980, 1, 1, 0, 0);

    private static final ObjectMapper JSON = new ObjectMapper();

    private NetworkFiles() {}

    /** Writes a network without an optimizer's state: enough for playing. */
    public static void save(PolicyValueNetwork network, Path target) throws IOException {
        write(network, target, Map.of());
    }

    /** Writes a network and the state of its optimizer: mean and variance of each weight, 32-bit little-endian floats. */
    static void save(PolicyValueNetwork network, Adam adam, Path target) throws IOException {
        int parameters = adam.mean().length;
        ByteBuffer state = ByteBuffer.allocate(2 * parameters * Float.BYTES).order(ByteOrder.LITTLE_ENDIAN);
        state.asFloatBuffer().put(adam.mean()).put(adam.variance());
        write(network, target, Map.of(ADAM_ENTRY, state.array()));
    }

    /** Writes Deeplearning4j's entries, the layout, and one more at most, without times: equal networks have equal files. */
    private static void write(PolicyValueNetwork network, Path target, Map<String, byte[]> more) throws IOException {
        ByteArrayOutputStream model = new ByteArrayOutputStream();
        ModelSerializer.writeModel(network.graph(), model, false);
        AtomicFiles.write(target, temporary -> {
            try (ZipInputStream entries = new ZipInputStream(new ByteArrayInputStream(model.toByteArray()));
                    ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(temporary))) {
                for (ZipEntry entry = entries.getNextEntry(); entry != null; entry = entries.getNextEntry()) {
                    add(zip, entry.getName(), entries.readAllBytes());
                }
                add(zip, LAYOUT_ENTRY, JSON.writeValueAsBytes(network.layout()));
                for (Map.Entry<String, byte[]> entry : more.entrySet()) {
                    add(zip, entry.getKey(), entry.getValue());
                }
            }
        });
    }

    private static void add(ZipOutputStream zip, String name, byte[] content) throws IOException {
        ZipEntry entry = new ZipEntry(name);
        entry.setTimeLocal(ENTRY_TIME);
        zip.putNextEntry(entry);
        zip.write(content);
        zip.closeEntry();
    }

    /**
     * Reads a network.
     *
     * @throws InputException if the file is missing, damaged, or made for another game or layout
     */
    public static PolicyValueNetwork load(Path file, NetworkLayout expected) {
        NetworkLayout found = layout(file);
        if (!found.equals(expected)) {
            throw new InputException(
                    "the network in " + file + " is made for " + found + ", but " + expected + " is needed");
        }
        try {
            ComputationGraph graph = ModelSerializer.restoreComputationGraph(file.toFile(), false);
            return new PolicyValueNetwork(found, graph);
        } catch (IOException | RuntimeException e) {
            throw damaged(file, e);
        }
    }

    /**
     * The id of the game that a network is for.
     *
     * @throws InputException if the file is missing or damaged
     */
    public static String game(Path file) {
        return layout(file).game();
    }

    private static NetworkLayout layout(Path file) {
        return read(file, LAYOUT_ENTRY, bytes -> JSON.readValue(bytes, NetworkLayout.class));
    }

    /**
     * Reads the optimizer's state that stands beside a network.
     *
     * @throws InputException if there is none, or it is not for so many weights
     */
    static Adam loadOptimizer(Path file, int parameters) {
        byte[] bytes = read(file, ADAM_ENTRY, content -> content);
        if (bytes.length != 2 * parameters * Float.BYTES) {
            throw damaged(file, new IOException("the optimizer's state has the wrong size"));
        }
        FloatBuffer state =
                ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).asFloatBuffer();
        float[] mean = new float[parameters];
        float[] variance = new float[parameters];
        state.get(mean).get(variance);
        return new Adam(mean, variance);
    }

    private interface Parser<T> {
        T parse(byte[] bytes) throws IOException;
    }

    private static <T> T read(Path file, String entry, Parser<T> parser) {
        if (!Files.isRegularFile(file)) {
            throw new InputException("there is no network file " + file);
        }
        try (FileSystem zip = FileSystems.newFileSystem(file)) {
            return parser.parse(Files.readAllBytes(zip.getPath(entry)));
        } catch (NoSuchFileException e) {
            throw damaged(file, new IOException("it has no " + entry, e));
        } catch (IOException | ProviderNotFoundException e) {
            throw damaged(file, e);
        }
    }

    private static InputException damaged(Path file, Exception cause) {
        return new InputException(
                "cannot read the network " + file + ": it is damaged or of another program (" + cause.getMessage()
                        + ")",
                cause);
    }
}
