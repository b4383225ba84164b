package org.shbangzero.evaluate.play;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import org.shbangzero.core.InputException;
import org.shbangzero.core.ShellCommand;
import org.shbangzero.evaluate.play.game.SavedTable;
import org.shbangzero.selfplay.io.AtomicFiles;
import org.shbangzero.selfplay.io.FileErrors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Keeps the game in a file, so that it survives the server. While one is open no other can be, of any process, for the same file. What stands
 * in the file and is not gone on with is moved aside, never overwritten.
 */
final class GameFile implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(GameFile.class);
    private static final String SUFFIX = ".json";

    private final Path file;
    /** Of a file of its own beside it: the game's is another one whenever it was written. Null until it is held. */
    private FileChannel lock;

    private boolean mustMoveAside;
    private String trouble;

    /**
     * Takes possession of a file.
     *
     * @param file is made, with its folder, when there is something to keep
     * @throws InputException if another server has it
     */
    GameFile(Path file) {
        this.file = file.toAbsolutePath();
        try {
            if (!lock()) {
                throw new InputException(
                        inUse() + ". Play on that one's page, or keep this game elsewhere: --state OTHER");
            }
        } catch (IOException e) {
            // It can still be played; keeping the first state fails for the same reason, and says so.
            LOG.debug("no lock for {}", file, e);
        }
    }

    private String inUse() {
        return file + " is in use: another server keeps its game there";
    }

    /** Whether the lock is held, from now on if it was not before. It ends with the channel, or with the process. */
    private boolean lock() throws IOException {
        if (lock != null) {
            return true;
        }
        Files.createDirectories(file.getParent());
        Path beside = file.resolveSibling("." + file.getFileName() + ".lock");
        FileChannel channel = FileChannel.open(beside, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        try {
            lock = channel.tryLock() == null ? null : channel;
        } catch (OverlappingFileLockException e) {
            LOG.debug("{} is in use by this process", file, e);
        } finally {
            if (lock == null) {
                channel.close();
            }
        }
        return lock != null;
    }

    /** Keeps a game in place of the one before. If that fails, play goes on, and {@link #trouble} says so. */
    void keep(SavedTable table) {
        String fault = null;
        try {
            if (!lock()) {
                throw new IOException(inUse());
            }
            if (mustMoveAside) {
                moveAside("it could not be moved aside before");
            }
            AtomicFiles.writeString(file, Json.text(table));
        } catch (IOException e) {
            fault = "The game is not kept: " + FileErrors.describe(e);
        }
        if (fault != null && !fault.equals(trouble)) {
            LOG.warn("{}", fault);
        }
        trouble = fault;
    }

    /** Why the latest state is not kept, as a sentence; null if it is. */
    String trouble() {
        return trouble;
    }

    /**
     * What was kept; nothing if there is none. A damaged file is moved aside.
     *
     * @throws InputException if the file cannot be read
     */
    Optional<SavedTable> find() {
        if (!Files.exists(file)) {
            return Optional.empty();
        }
        try {
            return Optional.of(Json.read(Files.readAllBytes(file), SavedTable.class));
        } catch (UnrecognizedPropertyException e) {
            setAside("it was written by another version: '" + e.getPropertyName() + "' is unknown");
        } catch (JsonProcessingException | InputException e) {
            LOG.debug("{} is damaged", file, e);
            setAside("it is cut off or damaged, or was written by another version");
        } catch (IOException e) {
            throw new InputException(
                    "cannot read the game that was kept: " + FileErrors.describe(e)
                            + "; choose another file: --state OTHER",
                    e);
        }
        return Optional.empty();
    }

    /** Makes way for another game. If that fails it is tried again before anything is written. */
    void setAside(String reason) {
        mustMoveAside = true;
        try {
            moveAside(reason);
        } catch (IOException e) {
            LOG.warn("{} is not gone on with: {}. It cannot be moved aside: {}", file, reason, FileErrors.describe(e));
        }
    }

    private void moveAside(String reason) throws IOException {
        Path aside = freeName();
        Files.move(file, aside);
        mustMoveAside = false;
        LOG.warn(
                "{} is not gone on with: {}. It was moved to {}; to go back to it: {}",
                file,
                reason,
                aside,
                "--state " + ShellCommand.quoted(aside.toString()));
    }

    private Path freeName() {
        String name = file.getFileName().toString();
        String stem = name.endsWith(SUFFIX) ? name.substring(0, name.length() - SUFFIX.length()) : name;
        int number = 1;
        while (Files.exists(aside(stem, number))) {
            number++;
        }
        return aside(stem, number);
    }

    private Path aside(String stem, int number) {
        return file.resolveSibling(stem + ".set-aside-" + number + SUFFIX);
    }

    /** Lets others have the file. */
    @Override
    public void close() {
        try {
            if (lock != null) {
                lock.close();
            }
        } catch (IOException e) {
            LOG.debug("cannot close the lock of {}", file, e);
        }
    }
}
