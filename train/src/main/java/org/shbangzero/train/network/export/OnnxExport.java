package org.shbangzero.train.network.export;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.shbangzero.selfplay.inference.NetworkMetadata;
import org.shbangzero.selfplay.io.AtomicFiles;
import org.shbangzero.train.network.NetworkLayout;
import org.shbangzero.train.network.PolicyValueNetwork;

/**
 * Writes a network as an ONNX file: input {@code planes} [N, planes, 8, 8], outputs {@code policy} [N, policy size] (logits, index
 * = plane · 64 + from) and {@code wdl} [N, 3] (probabilities). Batch normalisation is folded into the convolutions. The file's
 * metadata names the game and the layouts, so that a program can refuse a network for another game.
 */
public final class OnnxExport {
    private OnnxExport() {}

    /**
     * Writes the file.
     *
     * @param metadata further entries for the file's metadata, e.g. how the network was trained
     */
    public static void write(PolicyValueNetwork network, Path target, Map<String, String> metadata) throws IOException {
        NetworkLayout layout = network.layout();
        Map<String, String> entries = new TreeMap<>(metadata);
        entries.putAll(new NetworkMetadata(layout.game(), layout.planes(), layout.policy()).toEntries());
        byte[] model = new GraphTranslation(network)
                .translate()
                .build(OnnxProtos.metadata(entries))
                .toByteArray();
        AtomicFiles.write(target, temporary -> Files.write(temporary, model));
    }
}
