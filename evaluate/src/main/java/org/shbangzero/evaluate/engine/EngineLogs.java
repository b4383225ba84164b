package org.shbangzero.evaluate.engine;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;

/** The folder with the logs of a match's engines: each that is open has a file to itself, whatever the engines are called. Thread-safe. */
public final class EngineLogs {
    /** Characters of a name that go into a file's: no system takes more than 255 bytes. */
    private static final int MOST_OF_NAME = 100;

    private final Path folder;
    private final Set<Path> taken = new HashSet<>();

    /** @param folder made when the first log is opened */
    public EngineLogs(Path folder) {
        this.folder = folder;
    }

    /** The file of that name, with the suffix before its ending. Characters that are special in some system become underscores. */
    public Path file(String name, String suffix) {
        String plain = name.replaceAll("[^A-Za-z0-9@._-]+", "_");
        return folder.resolve(plain.substring(0, Math.min(MOST_OF_NAME, plain.length())) + suffix + ".log");
    }

    /** A file for a player of that name, {@code NAME.log} or the first of {@code NAME-2.log}, … that nobody has. */
    public synchronized Path take(String name) {
        Path file = file(name, "");
        for (int number = 2; !taken.add(file); number++) {
            file = file(name, "-" + number);
        }
        return file;
    }

    /** A file that was taken is free again. */
    public synchronized void giveBack(Path file) {
        taken.remove(file);
    }
}
