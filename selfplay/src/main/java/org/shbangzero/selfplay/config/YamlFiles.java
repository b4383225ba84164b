package org.shbangzero.selfplay.config;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.shbangzero.core.InputException;
import org.shbangzero.selfplay.io.FileErrors;

/** Reads the text of files that people write. */
final class YamlFiles {
    private static final long MOST_BYTES = 1 << 20;

    private YamlFiles() {}

    /**
     * The text of a file.
     *
     * @param what it is, e.g. {@code config file}
     * @throws InputException if it is missing, unreadable or far too large
     */
    static String text(Path file, String what) {
        try {
            if (Files.size(file) > MOST_BYTES) {
                throw new InputException(what + " " + file + " is larger than " + MOST_BYTES + " bytes; is it one?");
            }
            return Files.readString(file, StandardCharsets.UTF_8);
        } catch (NoSuchFileException e) {
            throw new InputException(what + " " + file + " does not exist", e);
        } catch (IOException e) {
            throw new InputException(what + " " + file + " cannot be read: " + FileErrors.describe(e), e);
        }
    }
}
