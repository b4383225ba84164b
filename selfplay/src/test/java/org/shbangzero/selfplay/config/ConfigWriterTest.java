package org.shbangzero.selfplay.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ConfigWriterTest {
    private static SampleSettings read(String... options) {
        return ConfigReader.parse(
                "game: shbang\nsearch: {simulations: 32}\n", "c.yaml", List.of(options), SampleSettings.class);
    }

    @Test
    void writesEveryKey() {
        assertThat(ConfigWriter.toYaml(read("match.levels=[1, 2]")))
                .isEqualTo(
                        """
                game: shbang
                seed: 1
                iterations: 10
                search:
                  kind: gumbel
                  simulations: 32
                  rate: 0.001
                  reuse: false
                match:
                  games: 100
                  anchors:
                  - random
                  levels:
                  - 1
                  - 2
                """);
    }

    @Test
    void readsBackEqual() {
        for (String text : List.of(
                "chess",
                "'1.5'",
                "'true'",
                "'a: b'",
                "''",
                "'1e-3'",
                "'~'",
                "'- x'",
                "'010'",
                "'null'",
                "'no'",
                "'runs/a-b.c'")) {
            SampleSettings settings =
                    read("game=chess", "search.rate=0.30000000000000004", "match.anchors=[" + text + "]");
            String yaml = ConfigWriter.toYaml(settings);
            assertThat(ConfigReader.parse(yaml, "again", List.of(), SampleSettings.class))
                    .isEqualTo(settings);
        }
    }

    @Test
    void hashIgnoresWhatMayChange() {
        String hash = ConfigWriter.hash(read());
        assertThat(hash).matches("[0-9a-f]{12}");
        assertThat(ConfigWriter.hash(read("iterations=11"))).isEqualTo(hash);
        assertThat(ConfigWriter.hash(read("seed=11"))).isNotEqualTo(hash);
    }

    @Test
    void namesDifferences() {
        assertThat(ConfigWriter.differences(read(), read("seed=3", "search.kind=plain-puct")))
                .containsEntry("seed", "1 -> 3")
                .containsEntry("search.kind", "gumbel -> plain-puct")
                .hasSize(2);
    }

    @Test
    void listsKeysWithTheirMeaning() {
        assertThat(ConfigKey.of(SampleSettings.class))
                .contains(
                        new ConfigKey("seed", "a whole number", "1", "Seed of all chance.", false),
                        new ConfigKey("iterations", "a whole number from 1 to 1000", "10", "Iterations.", true),
                        new ConfigKey("search.simulations", "a whole number from 1 to 4096", null, "", false),
                        new ConfigKey("match.levels", "a list, each a whole number from 0 to 9", "[]", "", false));
    }
}
