package org.shbangzero.evaluate.cli.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.shbangzero.evaluate.cli.CommandLineRun.shbang;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.shbangzero.evaluate.cli.CommandLineRun;
import org.shbangzero.evaluate.cli.shell.ExitCodes;

/** The name of a match, {@code --name}. */
class MatchNameTest {
    private static final String NAME = "The \"May\" ladder, 2. round";

    @TempDir
    Path folder;

    @Test
    void standsInReportGamesAndFiles() throws IOException {
        String pgn = folder.resolve("m.pgn").toString();
        CommandLineRun run = shbang("match", "greedy", "random", "--games", "2", "--name", NAME, "--pgn", pgn);
        CommandLineRun inspected = shbang("inspect", folder.resolve("m.parquet").toString());

        assertThat(run.err()).isEmpty();
        assertThat(run.out().lines().limit(2))
                .containsExactly(
                        "greedy against random, shbang: 2 games (1 opening, colours reversed)", "  match     " + NAME);
        assertThat(inspected.out()).contains("  match     " + NAME + "\n");
        assertThat(Files.readString(folder.resolve("m.pgn")))
                .contains("[Event \"The \\\"May\\\" ladder, 2. round\"]")
                .doesNotContain("greedy against random");
        assertThat(Files.readString(folder.resolve("m.json")))
                .contains("\"name\" : \"The \\\"May\\\" ladder, 2. round\"");
    }

    @Test
    void needsToBeOne() {
        for (String name : new String[] {"", " ", "a\nb", "a\u2028b", "a\u2029b", "a\u202Eb", "n".repeat(201)}) {
            CommandLineRun run = shbang("match", "greedy", "random", "--name", name);
            assertThat(run.exitCode()).isEqualTo(ExitCodes.USAGE);
            assertThat(run.err()).contains("'--name': a name has letters, at most 200 characters, and no line breaks");
        }
    }

    @Test
    void withoutItGamesAreCalledAfterTheirPlayers() throws IOException {
        String pgn = folder.resolve("m.pgn").toString();
        shbang("match", "greedy", "random", "--games", "2", "--pgn", pgn);

        assertThat(Files.readString(folder.resolve("m.pgn"))).contains("[Event \"greedy against random\"]");
    }
}
