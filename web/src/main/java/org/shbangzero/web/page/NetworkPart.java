package org.shbangzero.web.page;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.core.InputException;
import org.shbangzero.selfplay.inference.NetworkMetadata;
import org.shbangzero.selfplay.inference.OnnxEvaluator;
import org.shbangzero.selfplay.io.FileErrors;
import org.shbangzero.selfplay.onnx.OnnxDescription;

/**
 * The network of a page.
 *
 * @param game that it plays
 * @param label what people call it
 * @param sha256 of its file
 * @param metadata what its file says of itself
 * @param content of its file
 */
record NetworkPart(Game game, String label, String sha256, Map<String, String> metadata, byte[] content) {
    /**
     * Reads a network.
     *
     * @throws InputException if the file is no network that can play, or for a game or layout that this program does not know
     */
    static NetworkPart read(Path model, String label) {
        OnnxDescription description = OnnxDescription.read(model);
        NetworkMetadata metadata = NetworkMetadata.parse(model.toString(), description.metadata());
        Game game = Games.byId(metadata.game());
        metadata.requireSame(model.toString(), NetworkMetadata.of(game));
        OnnxEvaluator.requirePlayable(model, game);
        try {
            return new NetworkPart(
                    game, label, description.sha256(), description.metadata(), Files.readAllBytes(model));
        } catch (IOException e) {
            throw new InputException("cannot read the network " + model + ": " + FileErrors.describe(e), e);
        }
    }
}
