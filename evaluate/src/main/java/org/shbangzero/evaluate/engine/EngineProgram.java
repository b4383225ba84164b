package org.shbangzero.evaluate.engine;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.shbangzero.core.InputException;

/** Finds an engine's program, and starts it. */
final class EngineProgram {
    /** Where Debian puts engines; not always on the path. */
    private static final String GAMES_FOLDER = "/usr/games";

    private EngineProgram() {}

    /**
     * The program that a command names.
     *
     * @throws InputException if there is none, or it cannot be run
     */
    static Path find(String name) {
        try {
            Path path = Path.of(name);
            return name.contains("/") ? checked(path.toAbsolutePath().normalize()) : onPath(path);
        } catch (InvalidPathException e) {
            throw new InputException("'" + name + "' is no program's name", e);
        }
    }

    private static Path checked(Path file) {
        if (!Files.exists(file)) {
            throw new InputException("there is no program " + file);
        }
        if (!Files.isRegularFile(file)) {
            throw new InputException(file + " is no program's file");
        }
        if (!Files.isExecutable(file)) {
            throw new InputException(file + " is not executable; make it so with chmod +x");
        }
        return file;
    }

    private static Path onPath(Path name) {
        return onPathIfAny(name)
                .orElseThrow(() -> new InputException("there is no program '" + name + "' on the PATH or in "
                        + GAMES_FOLDER + "; for one in this folder write ./" + name));
    }

    private static Optional<Path> onPathIfAny(Path name) {
        String path = Optional.ofNullable(System.getenv("PATH")).orElse("");
        return Stream.concat(Arrays.stream(path.split(File.pathSeparator)), Stream.of(GAMES_FOLDER))
                .map(folder -> Path.of(folder).toAbsolutePath().resolve(name))
                .filter(file -> Files.isRegularFile(file) && Files.isExecutable(file))
                .findFirst();
    }

    /**
     * Starts the process.
     *
     * @throws InputException if there is no such program or folder
     * @throws IOException if the system cannot start it
     */
    static Process start(EngineSettings settings) throws IOException {
        List<String> words = new ArrayList<>();
        // In a session of its own it does not get the terminal's Ctrl-C, which is meant for us: we end it in our own
        // time.
        onPathIfAny(Path.of("setsid")).ifPresent(setsid -> words.add(setsid.toString()));
        words.add(find(settings.command().get(0)).toString());
        words.addAll(settings.command().subList(1, settings.command().size()));
        ProcessBuilder builder = new ProcessBuilder(words);
        settings.folder().ifPresent(folder -> {
            if (!Files.isDirectory(folder)) {
                throw new InputException("its working folder " + folder + " does not exist");
            }
            builder.directory(folder.toFile());
        });
        return builder.start();
    }
}
