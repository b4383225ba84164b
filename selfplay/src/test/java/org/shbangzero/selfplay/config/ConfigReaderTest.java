package org.shbangzero.selfplay.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.shbangzero.core.InputException;

class ConfigReaderTest {
    private static final String SMALL =
            """
            game: shbang
            search:
              simulations: 32
            """;

    private static SampleSettings read(String yaml, String... options) {
        return ConfigReader.parse(yaml, "c.yaml", List.of(options), SampleSettings.class);
    }

    private static String problem(String yaml, String... options) {
        try {
            throw new AssertionError("accepted as " + read(yaml, options));
        } catch (InputException e) {
            return e.getMessage();
        }
    }

    @Test
    void fillsInDefaults() {
        SampleSettings settings = read(SMALL);

        assertThat(settings.game()).isEqualTo("shbang");
        assertThat(settings.seed()).isEqualTo(1);
        assertThat(settings.search()).isEqualTo(new SampleSettings.Search(SampleSettings.Kind.GUMBEL, 32, 1e-3, false));
        assertThat(settings.match()).isEqualTo(new SampleSettings.Match(100, List.of("random"), List.of()));
    }

    @Test
    void readsEveryKindOfValue() {
        SampleSettings settings = read(
                """
                # a comment
                game: chess
                seed: -9_000_000_000
                search: {kind: plain-puct, simulations: 8, rate: 5e-1, reuse: true}
                match:
                  anchors: [random, "greedy"]
                  levels:
                    - 0
                    - 9
                """);

        assertThat(settings.seed()).isEqualTo(-9_000_000_000L);
        assertThat(settings.search())
                .isEqualTo(new SampleSettings.Search(SampleSettings.Kind.PLAIN_PUCT, 8, 0.5, true));
        assertThat(settings.match())
                .isEqualTo(new SampleSettings.Match(100, List.of("random", "greedy"), List.of(0, 9)));
    }

    @Test
    void reportsAllProblemsAtOnce() {
        String yaml =
                """
                gaem: shbang
                seed: many
                iterations: 0
                search:
                  simulation: 32
                  kind: gumbl
                  rate: 1.5
                  reuse: yes please
                match:
                  games: [1]
                  levels: [3, 12, x]
                seed: 4
                """;

        assertThat(problem(yaml))
                .isEqualTo(
                        """
                13 problems in c.yaml:
                  c.yaml:12:1: seed: given twice; first at c.yaml:2:1
                  c.yaml:1:1: gaem: unknown key; did you mean 'game'?
                  c.yaml: game: missing; expected text
                  c.yaml:2:7: seed: expected a whole number, but found text 'many'
                  c.yaml:3:13: iterations: 0 is out of range; expected a whole number from 1 to 1000
                  c.yaml:5:3: search.simulation: unknown key; did you mean 'search.simulations'?
                  c.yaml:6:9: search.kind: unknown value 'gumbl'; did you mean 'gumbel'? (values: gumbel, plain-puct)
                  c.yaml:4:1: search.simulations: missing; expected a whole number from 1 to 4096
                  c.yaml:7:9: search.rate: 1.5 is out of range; expected a number from 0 to 1
                  c.yaml:8:10: search.reuse: expected true or false, but found text 'yes please'
                  c.yaml:10:3: match.games: expected a whole number, at least 2, but found a list
                  c.yaml:11:15: match.levels[1]: 12 is out of range; expected a whole number from 0 to 9"""
                                + "\n  c.yaml:11:19: match.levels[2]: expected a whole number from 0 to 9, but found text 'x'");
    }

    @Test
    void namesTheSectionWhoseValuesDoNotFitTogether() {
        assertThat(problem(SMALL + "match:\n  games: 3\n"))
                .isEqualTo("c.yaml:4:1: match: games must be even, since each opening is played twice; found 3");
    }

    @Test
    void suggestsTheRightSection() {
        assertThat(problem(SMALL + "simulations: 3\n"))
                .isEqualTo("c.yaml:4:1: simulations: unknown key; did you mean 'search.simulations'?");
        assertThat(problem(SMALL + "wholly_other: 3\n"))
                .isEqualTo(
                        "c.yaml:4:1: wholly_other: unknown key; the keys here are game, seed, iterations, search, match");
    }

    @Test
    void refusesWrongShapes() {
        assertThat(problem("- a\n- b\n")).isEqualTo("c.yaml:1:1: expected keys and values, but found a list");
        assertThat(problem("game: chess\nsearch: 3\n"))
                .isEqualTo("c.yaml:2:9: search: expected a section with the keys kind, simulations, rate, reuse, but"
                        + " found the number 3");
        assertThat(problem("game:\nsearch: {simulations: 3}\n"))
                .isEqualTo("c.yaml:1:6: game: expected text, but found nothing");
        assertThat(problem("game: 7\nsearch: {simulations: 3.0}\n"))
                .contains("game: expected text, but found the number 7")
                .contains("search.simulations: expected a whole number from 1 to 4096, but found the number 3.0");
        assertThat(problem("game: chess\nsearch: {simulations: 99999999999}\n"))
                .contains("99999999999 is out of range");
    }

    @Test
    void refusesWhatIsNotYaml() {
        assertThat(problem("game: [chess\nsearch: 3")).startsWith("c.yaml:2:7: not YAML: ");
        assertThat(problem("game: &g chess\nother: *g\nsearch: {simulations: 3}\n"))
                .contains("aliases are not supported");
        assertThat(problem(SMALL + "---\ngame: chess\n")).contains("a second YAML document");
    }

    @Test
    void optionsWinOverTheFile() {
        SampleSettings settings =
                read(SMALL, "search.simulations=7", "match.anchors=[greedy]", "iterations=3", "search.kind=plain-puct");

        assertThat(settings.search().simulations()).isEqualTo(7);
        assertThat(settings.search().kind()).isEqualTo(SampleSettings.Kind.PLAIN_PUCT);
        assertThat(settings.match().anchors()).containsExactly("greedy");
        assertThat(settings.iterations()).isEqualTo(3);
    }

    @Test
    void optionsAreCheckedLikeTheFile() {
        assertThat(problem(SMALL, "search.simulations=0"))
                .isEqualTo(
                        "option -o search.simulations=0: search.simulations: 0 is out of range; expected a whole number"
                                + " from 1 to 4096");
        assertThat(problem(SMALL, "search.simulatons=5"))
                .isEqualTo(
                        "option -o search.simulatons=5: search.simulatons: unknown key; did you mean 'search.simulations'?");
        assertThat(problem(SMALL, "seed")).isEqualTo("option -o seed: expected key=value, e.g. -o game=…");
        assertThat(problem(SMALL, "game.x=1")).isEqualTo("option -o game.x=1: game.x: 'game' is no section");
        assertThat(problem(SMALL, "match.games=5")).startsWith("option -o match.games=5: match: games must be even");
    }

    @Test
    void optionsThatDoNotFitTheirSectionAreNamedWithIt() {
        String match = SMALL + "match:\n  games: 4\n";
        assertThat(problem(match, "match.games=5"))
                .isEqualTo("c.yaml:4:1 with option -o match.games=5: match: games must be even, since each opening is"
                        + " played twice; found 5");
        assertThat(problem(match, "match.anchors=[greedy]", "seed=3", "match.games=7"))
                .startsWith(
                        "c.yaml:4:1 with option -o match.games=7 and option -o match.anchors=[greedy]: match: games");
    }

    @Test
    void namesAFileThatDoesNotExist() {
        Path missing = Path.of("no", "such.yaml");
        assertThatThrownBy(() -> ConfigReader.read(missing, List.of(), SampleSettings.class))
                .isInstanceOf(InputException.class)
                .hasMessage("config file " + missing + " does not exist");
    }

    @Test
    void namesAFileThatIsNoText(@TempDir Path folder) throws IOException {
        Path file = Files.write(folder.resolve("c.yaml"), new byte[] {(byte) 0xff, (byte) 0xfe, 0});
        assertThatThrownBy(() -> ConfigReader.read(file, List.of(), SampleSettings.class))
                .isInstanceOf(InputException.class)
                .hasMessage("config file " + file + " cannot be read: not text in UTF-8");
        Files.write(file, new byte[(1 << 20) + 1]);
        assertThatThrownBy(() -> ConfigReader.read(file, List.of(), SampleSettings.class))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("is larger than 1048576 bytes");
    }

    @Test
    void refusesDepthWithoutEnd() {
        assertThat(problem("game: " + "[".repeat(5_000)))
                .isEqualTo("c.yaml:1:27: more than 20 levels of sections and lists");
    }

    @Test
    void saysWhatIsNotYaml() {
        assertThat(problem("search:\n\tsimulations: 3\n"))
                .isEqualTo(
                        "c.yaml:2:1: not YAML: found character '\\t(TAB)' that cannot start any token. (Do not use \\t(TAB)"
                                + " for indentation)");
    }

    @Test
    void anUnknownGameIsOneProblemAmongOthers() {
        assertThat(problem("game: shbnag\nsearch: {simulations: 0}\n"))
                .startsWith("2 problems in c.yaml:\n  c.yaml:1:7: game: unknown game 'shbnag'; did you mean 'shbang'?");
    }

    @Test
    void everyDefaultIsValid() {
        assertThat(ConfigReader.defaults(SampleSettings.Match.class).games()).isEqualTo(100);
    }
}
