package org.shbangzero.evaluate.engine;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.shbangzero.selfplay.io.FileNames;

/**
 * The folder with the logs of engines: one folder for each match, and in it a file for each log that is open. No two players share one,
 * whatever they are called. Thread-safe.
 */
public final class EngineLogs {
    /** Characters of a player's or program's name that go into a file's. */
    private static final int MOST_OF_NAME = 100;

    private final Path folder;
    private final Set<String> taken = new HashSet<>();
    /** Players by the files that are theirs, now or again. */
    private final Map<String, String> owners = new HashMap<>();

    private Optional<String> match = Optional.empty();

    /** @param folder made when the first log is opened */
    public EngineLogs(Path folder) {
        this.folder = folder;
    }

    /** From now on logs are those of a match: they have the folder of this name to themselves. */
    public synchronized void beginMatch(String name) {
        match = Optional.of(name);
    }

    /** The name of the match whose logs these are, if it is known. */
    public synchronized Optional<String> match() {
        return match;
    }

    /** The file for a program that is started to see whether it can play: no other process of ours writes to it. */
    public Path startFile(String program) {
        return folder.resolve(FileNames.portable(program, MOST_OF_NAME) + "-start-"
                + ProcessHandle.current().pid() + ".log");
    }

    /** A file for a player of that name, {@code NAME.log} or the first of {@code NAME-2.log}, … that is free and not another player's. */
    public synchronized Path take(String player) {
        Path own = match.map(folder::resolve).orElse(folder);
        String stem = FileNames.portable(player, MOST_OF_NAME);
        Path file = own.resolve(stem + ".log");
        for (int number = 2; !isFreeFor(player, file); number++) {
            file = own.resolve(stem + "-" + number + ".log");
        }
        taken.add(key(file));
        return file;
    }

    private boolean isFreeFor(String player, Path file) {
        return owners.computeIfAbsent(key(file), unowned -> player).equals(player) && !taken.contains(key(file));
    }

    /** Some systems do not tell capitals from small letters. */
    private static String key(Path file) {
        return file.toString().toLowerCase(Locale.ROOT);
    }

    /** A file that was taken is free again, for the same player. */
    public synchronized void giveBack(Path file) {
        taken.remove(key(file));
    }
}
