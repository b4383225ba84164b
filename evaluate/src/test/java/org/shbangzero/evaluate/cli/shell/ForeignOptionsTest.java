package org.shbangzero.evaluate.cli.shell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.shbangzero.evaluate.cli.CommandLineRun.shbang;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.shbangzero.evaluate.cli.CommandLineRun;

class ForeignOptionsTest {
    @ParameterizedTest
    @CsvSource({
        "--concurrency, here it is '--threads'",
        "--rounds, here it is '--games'",
        "--pgnout, here it is '--pgn'",
        "--each, 'here it is among a player''s own settings, as in ''uci:stockfish,depth=5'",
        "--thread, did you mean '--threads'?",
    })
    void namesOurOptionForThatOfOtherRunners(String typed, String hint) {
        CommandLineRun run = shbang("match", "greedy", "random", typed, "4");

        assertThat(run.exitCode()).isEqualTo(ExitCodes.USAGE);
        assertThat(run.err()).startsWith("shbang: unknown option '" + typed + "'; " + hint);
    }

    @Test
    void onlyWhereMatchesArePlayed() {
        assertThat(shbang("perft", "--concurrency", "2").err())
                .startsWith("shbang: unknown option '--concurrency'")
                .doesNotContain("--threads'");
    }
}
