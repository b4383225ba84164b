package org.shbangzero.evaluate.uci;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Stream;

/** Programs of the system that tests talk to. */
final class SystemPrograms {
    /** Where Debian puts engines; not always on the path. */
    private static final String GAMES_FOLDER = "/usr/games";

    private SystemPrograms() {}

    /** The path of a program, which has the name of its Debian package; where it is missing the test is skipped. */
    static String require(String program) {
        Optional<Path> file = Stream.concat(
                        Arrays.stream(System.getenv("PATH").split(File.pathSeparator)), Stream.of(GAMES_FOLDER))
                .map(folder -> Path.of(folder, program))
                .filter(Files::isExecutable)
                .findFirst();
        assumeTrue(file.isPresent(), "no " + program + " here; apt-get install " + program);
        return file.get().toString();
    }
}
