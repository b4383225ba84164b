package org.shbangzero.evaluate.play;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.shbangzero.core.Game;
import org.shbangzero.core.InputException;
import org.shbangzero.selfplay.io.AtomicFiles;
import org.shbangzero.selfplay.io.FileErrors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Keeps the game in a file, so that it survives the server. */
final class GameFile {
    private static final Logger LOG = LoggerFactory.getLogger(GameFile.class);

    private final Path file;

    /** @param file is made, with its folder, when there is something to keep */
    GameFile(Path file) {
        this.file = file;
    }

    /** Keeps a game in place of the one before. If that fails it is logged, and play goes on. */
    void keep(PlayedGame game) {
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            AtomicFiles.writeString(file, Json.text(SavedGame.of(game)));
        } catch (IOException e) {
            LOG.warn("the game is not kept: {}", FileErrors.describe(e));
        }
    }

    /**
     * The game that was kept; nothing if there is none that the engine plays.
     *
     * @param playable the games that it plays
     */
    Optional<PlayedGame> find(List<Game> playable) {
        if (!Files.exists(file)) {
            return Optional.empty();
        }
        try {
            return Optional.of(
                    Json.read(Files.readAllBytes(file), SavedGame.class).resume(playable));
        } catch (JsonProcessingException e) {
            LOG.info("the game in {} is not gone on with: {}", file, e.getOriginalMessage());
        } catch (InputException e) {
            LOG.info("the game in {} is not gone on with: {}", file, e.getMessage());
        } catch (IOException e) {
            LOG.warn("the game is not gone on with: {}", FileErrors.describe(e));
        }
        return Optional.empty();
    }
}
