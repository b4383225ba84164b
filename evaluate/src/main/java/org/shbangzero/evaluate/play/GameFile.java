package org.shbangzero.evaluate.play;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.shbangzero.evaluate.play.game.SavedTable;
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
    void keep(SavedTable table) {
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            AtomicFiles.writeString(file, Json.text(table));
        } catch (IOException e) {
            LOG.warn("the game is not kept: {}", FileErrors.describe(e));
        }
    }

    /** What was kept; nothing if there is none, or it cannot be read. */
    Optional<SavedTable> find() {
        if (!Files.exists(file)) {
            return Optional.empty();
        }
        try {
            return Optional.of(Json.read(Files.readAllBytes(file), SavedTable.class));
        } catch (JsonProcessingException e) {
            LOG.info("the game in {} is not gone on with: {}", file, e.getOriginalMessage());
        } catch (IOException e) {
            LOG.warn("the game is not gone on with: {}", FileErrors.describe(e));
        }
        return Optional.empty();
    }
}
