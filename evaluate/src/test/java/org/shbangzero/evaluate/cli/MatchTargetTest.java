package org.shbangzero.evaluate.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.shbangzero.core.InputException;
import org.shbangzero.evaluate.match.MatchFiles;

class MatchTargetTest {
    @Test
    void namesOfPlayersGiveFilesThatEverySystemTakes() {
        assertThat(MatchTarget.usual(List.of("../a b", "♞x")).pgn()).hasToString("matches/.._a_b-vs-_x.pgn");

        MatchFiles longest = MatchTarget.usual(List.of("v".repeat(300), "w".repeat(300)));
        assertThat(longest.journal().getFileName().toString())
                .startsWith("vvv")
                .contains("-vs-www")
                .hasSizeLessThan(255);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "", " "})
    void aPlaceWithoutAFileNameIsNoTarget(String place) {
        assertThatThrownBy(() -> new MatchTarget(Path.of(place), false))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("--pgn '" + place + "' has no file's name");
    }
}
