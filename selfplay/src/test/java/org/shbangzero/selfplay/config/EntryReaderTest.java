package org.shbangzero.selfplay.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.shbangzero.core.InputException;

class EntryReaderTest {
    @Test
    void readsTextsAndSections() {
        List<EntryReader.Entry> entries = EntryReader.parse(
                """
                players:
                  - "alphabeta,depth=3"
                  - who: sf
                    nodes: 100
                    option:
                      Hash: 16
                      Ponder: false
                """,
                "p.yaml",
                "players");

        assertThat(entries)
                .containsExactly(
                        new EntryReader.Entry("p.yaml:2:5", "alphabeta,depth=3", Map.of()),
                        new EntryReader.Entry(
                                "p.yaml:3:5",
                                "",
                                Map.of("who", "sf", "nodes", "100", "option.Hash", "16", "option.Ponder", "false")));
        assertThat(entries.get(0).isText()).isTrue();
        assertThat(entries.get(1).isText()).isFalse();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "- a|p.yaml:1:1: expected 'players:' with a list below it",
                "players: a|expected 'players:' with a list below it",
                "'players: [a]\nmore: 1'|expected 'players:' with a list below it",
                "''|expected 'players:' with a list below it",
                "players: [[a]]|p.yaml:1:11: expected a text, or a section with keys; found a list",
                "players: ['']|expected a text",
                "'players:\n  - who:'|p.yaml:2:5: who: expected a value; found nothing",
                "'players:\n  - who: [a]'|who: expected a value; found a list",
                "'players:\n  - who: a\n    who: b'|who: given twice",
                "'players: ['|not YAML"
            })
    void saysWhereItIsWrong(String yaml, String message) {
        assertThatThrownBy(() -> EntryReader.parse(yaml, "p.yaml", "players"))
                .isInstanceOf(InputException.class)
                .hasMessageContaining(message);
    }

    @Test
    void saysThatAFileIsMissing() {
        assertThatThrownBy(() -> EntryReader.read(Path.of("nowhere.yaml"), "players"))
                .isInstanceOf(InputException.class)
                .hasMessage("file of players nowhere.yaml does not exist");
    }
}
