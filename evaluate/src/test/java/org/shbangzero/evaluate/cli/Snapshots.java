package org.shbangzero.evaluate.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Texts that people read, held against files. To accept changed texts, run the tests with {@code -Dsnapshots.update=true} in
 * {@code -Dtest.jvm}, and review the difference.
 */
public final class Snapshots {
    private static final Path SOURCES = Path.of("src/test/resources/org/shbangzero/evaluate/cli/snapshots");

    private Snapshots() {}

    public static void assertMatches(String name, String actual) {
        if (Boolean.getBoolean("snapshots.update")) {
            write(SOURCES.resolve(name + ".txt"), actual);
            return;
        }
        assertThat(actual).as("snapshot %s", name).isEqualTo(read(name));
    }

    private static String read(String name) {
        try (InputStream in = Snapshots.class.getResourceAsStream("snapshots/" + name + ".txt")) {
            assertThat(in).as("snapshot file %s.txt in %s", name, SOURCES).isNotNull();
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void write(Path file, String text) {
        try {
            Files.createDirectories(file.getParent());
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
