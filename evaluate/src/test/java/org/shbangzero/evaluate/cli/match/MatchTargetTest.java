package org.shbangzero.evaluate.cli.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.shbangzero.core.InputException;
import org.shbangzero.evaluate.match.MatchFiles;

class MatchTargetTest {
    @TempDir
    Path folder;

    @Test
    void namesOfPlayersGiveFilesThatEverySystemTakes() {
        MatchTarget unnamed = new MatchTarget(null, null, false);
        assertThat(unnamed.usual(List.of("../a b", "♞x")).pgn()).hasToString("matches/_a_b-vs-_x.pgn");

        MatchFiles longest = unnamed.usual(List.of("v".repeat(300), "w".repeat(300)));
        assertThat(longest.journal().getFileName().toString())
                .startsWith("vvv")
                .contains("-vs-www")
                .hasSizeLessThan(255);
    }

    @Test
    void theNameOfTheMatchNamesItsFiles() {
        MatchTarget named = new MatchTarget(null, "May ladder/2", false);
        assertThat(named.usual(List.of("a", "b")).pgn()).hasToString("matches/May_ladder_2.pgn");
    }

    @Test
    void whatIsKnownBeforehandIsToldBeforePlayersAreStarted() throws IOException {
        Path pgn = folder.resolve("my match.pgn");
        MatchFiles files = new MatchFiles(pgn);
        new MatchTarget(pgn, null, false).check();
        assertThatThrownBy(() -> new MatchTarget(pgn, null, true).check())
                .isInstanceOf(InputException.class)
                .hasMessage("nothing to resume: there is no " + files.journal());

        Files.createFile(files.journal());
        new MatchTarget(pgn, null, true).check();
        assertThatThrownBy(() -> new MatchTarget(pgn, null, false).check())
                .isInstanceOf(InputException.class)
                .hasMessageContaining("an unfinished match is in " + files.journal())
                .hasMessageContaining("go on with --resume --pgn '" + pgn + "', or");

        Files.delete(files.journal());
        Files.createFile(files.report());
        assertThatThrownBy(() -> new MatchTarget(pgn, null, false).check())
                .isInstanceOf(InputException.class)
                .hasMessage(files.report() + " exists already; name another file with --pgn");
        assertThatThrownBy(() -> new MatchTarget(null, null, true).check())
                .isInstanceOf(InputException.class)
                .hasMessage("nothing to resume: there is no unfinished match (.progress.jsonl) in the folder matches");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "", " "})
    void aPlaceWithoutAFileNameIsNoTarget(String place) {
        assertThatThrownBy(() -> new MatchTarget(Path.of(place), null, false))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("--pgn '" + place + "' has no file's name");
    }
}
