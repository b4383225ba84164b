package org.shbangzero.selfplay.io;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/**
 * Files that are whole or absent: each is written under a temporary name beside its place, synced to disk, then renamed.
 * A process killed at any moment leaves at most a file whose name {@link #isTemporary} knows.
 */
public final class AtomicFiles {
    private static final String TEMPORARY_SUFFIX = ".tmp";

    private AtomicFiles() {}

    /** Writes the content of a file that does not exist yet. */
    @FunctionalInterface
    public interface Writer {
        /** Writes the whole file to {@code temporary}, and closes it. */
        void writeTo(Path temporary) throws IOException;
    }

    /** Creates or replaces {@code target}. If the writer fails in any way, the temporary file is removed and the old target stays. */
    public static void write(Path target, Writer writer) throws IOException {
        Path temporary = temporaryFor(target);
        boolean written = false;
        try {
            Files.deleteIfExists(temporary);
            writer.writeTo(temporary);
            publish(temporary, target);
            written = true;
        } catch (IOException e) {
            throw FileErrors.named(target, temporary, e);
        } finally {
            // After errors too: a process that is told to stop can fail to load a library, and ends in order
            // nevertheless.
            if (!written) {
                Files.deleteIfExists(temporary);
            }
        }
    }

    /** Gives a file that is written and closed its final name, replacing what is there. */
    public static void publish(Path temporary, Path target) throws IOException {
        sync(temporary);
        Files.move(temporary, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        sync(target.toAbsolutePath().getParent());
    }

    /** Creates or replaces a UTF-8 text file. */
    public static void writeString(Path target, String text) throws IOException {
        write(target, temporary -> Files.writeString(temporary, text, StandardCharsets.UTF_8));
    }

    /** Moves a folder whose files are written and synced to its final name, which must not exist. */
    public static void publishFolder(Path temporary, Path target) throws IOException {
        try (var files = Files.walk(temporary)) {
            for (Path path : (Iterable<Path>) files::iterator) {
                sync(path);
            }
        }
        Files.move(temporary, target, StandardCopyOption.ATOMIC_MOVE);
        sync(target.toAbsolutePath().getParent());
    }

    /** The name under which {@code target} is written before it is whole: {@code .name.tmp}. */
    public static Path temporaryFor(Path target) {
        return target.resolveSibling("." + target.getFileName() + TEMPORARY_SUFFIX);
    }

    /** Whether this is the name of something half-written. */
    public static boolean isTemporary(Path path) {
        String name = path.getFileName().toString();
        return name.startsWith(".") && name.endsWith(TEMPORARY_SUFFIX);
    }

    /** Forces a file's content, or a folder's entries, to disk. */
    public static void sync(Path path) throws IOException {
        try (FileChannel channel = FileChannel.open(path, StandardOpenOption.READ)) {
            channel.force(true);
        }
    }
}
