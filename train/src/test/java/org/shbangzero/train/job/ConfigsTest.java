package org.shbangzero.train.job;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.shbangzero.selfplay.config.ConfigKey;
import org.shbangzero.selfplay.config.ConfigReader;
import org.shbangzero.selfplay.config.ConfigWriter;

class ConfigsTest {
    /** Tests run in the module's folder. */
    private static final Path CONFIGS = Path.of("..", "configs");

    private static List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(CONFIGS)) {
            return files.filter(file -> file.toString().endsWith(".yaml"))
                    .sorted()
                    .toList();
        }
    }

    @Test
    void everyConfigIsValidAndReadsBackEqual() throws IOException {
        assertThat(files()).hasSizeGreaterThanOrEqualTo(4);
        for (Path file : files()) {
            JobSettings settings = ConfigReader.read(file, List.of(), JobSettings.class);
            String resolved = ConfigWriter.toYaml(settings);
            assertThat(ConfigReader.parse(resolved, file.toString(), List.of(), JobSettings.class))
                    .isEqualTo(settings);
        }
    }

    @Test
    void theReadmeNamesEveryConfig() throws IOException {
        String readme = Files.readString(CONFIGS.resolve("README.md"));
        for (Path file : files()) {
            assertThat(readme).contains("`" + file.getFileName() + "`");
        }
    }

    @Test
    void theReadmeExplainsEveryKey() throws IOException {
        String readme = Files.readString(CONFIGS.resolve("README.md"), StandardCharsets.UTF_8);
        String table =
                ConfigKey.of(JobSettings.class).stream().map(ConfigsTest::row).collect(Collectors.joining());
        assertThat(readme).endsWith("| key | default | value | meaning | resume |\n|---|---|---|---|---|\n" + table);
    }

    private static String row(ConfigKey key) {
        assertThat(key.description()).as("description of " + key.path()).isNotBlank();
        return String.format(
                "| `%s` | %s | %s | %s | %s |%n",
                key.path(),
                key.defaultValue() == null ? "*required*" : "`" + key.defaultValue() + "`",
                key.expected(),
                key.description(),
                key.mayChange() ? "**yes**" : "");
    }
}
