package org.shbangzero.evaluate.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class TextLayoutTest {
    @Test
    void longValuesGoOnBelowTheirBeginning() {
        String words = Stream.generate(() -> "words").limit(20).collect(Collectors.joining(" "));

        assertThat(TextLayout.row("label", words).lines())
                .hasSize(2)
                .allMatch(line -> line.length() <= 80)
                .first()
                .asString()
                .startsWith("  label     words words");
        assertThat(TextLayout.row("label", words).lines().toList().get(1)).startsWith(" ".repeat(12) + "words");
        assertThat(TextLayout.row("label", "x".repeat(99)))
                .isEqualToNormalizingNewlines("  label     " + "x".repeat(99) + "\n");
    }

    @Test
    void namesLoseTheirMiddle() {
        assertThat(TextLayout.shortened("shbang-quickstart@000007", 12)).isEqualTo("shban…000007");
        assertThat(TextLayout.shortened("short", 12)).isEqualTo("short");
    }

    @Test
    void aTableIsAsWideAsItsCellsOrAsTheTerminal() {
        TextTable table = new TextTable("lr", " ").row("name", "n").row("a", "100");
        assertThat(table.lines()).containsExactly("name   n", "a    100");

        String longName = "n".repeat(100);
        TextTable fitting = TextLayout.fitting(
                100, most -> new TextTable("lr", " ").row(TextLayout.shortened(longName, most), "12345"));
        assertThat(fitting.width()).isEqualTo(80);
    }
}
