package org.shbangzero.evaluate.cli.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.shbangzero.evaluate.cli.CommandLineRun.shbang;
import static org.shbangzero.evaluate.cli.CommandLineRun.shbangReading;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.shbangzero.core.Games;
import org.shbangzero.evaluate.cli.CommandLineRun;
import org.shbangzero.evaluate.testing.TinyNetwork;

class UciCommandTest {
    @TempDir
    Path folder;

    private String network(String game) throws IOException {
        return TinyNetwork.write(folder.resolve("tiny.onnx"), Games.byId(game), 1)
                .toString();
    }

    @Test
    void thinksWithANetworkAboutItsGame() throws IOException {
        CommandLineRun run = shbangReading(
                "uci\nsetoption name UCI_Variant value chess\nposition startpos moves e2e4\ngo nodes 20\n",
                "uci",
                "--net",
                network("shbang"));
        assertThat(run.exitCode()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .startsWith("id name Shbang Zero ")
                .contains(
                        " tiny\n",
                        "uciok\n",
                        "option name UCI_Variant type combo default shbang var ",
                        "info string UCI_Variant stays shbang: this network plays shbang only; for chess start")
                .containsPattern("\nbestmove \\S+( ponder \\S+)?\n$");
    }

    @Test
    void thinksWithoutANetworkAboutAnyGame() {
        CommandLineRun run =
                shbangReading("position startpos\ngo nodes 5\nquit\n", "uci", "--engine", "uniform", "-g", "banzai");
        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).containsPattern("\nbestmove [a-h][12]\\S+");
    }

    @ParameterizedTest
    @ValueSource(strings = {"uci", "uci --engine uniform --net x.onnx", "uci --engine magic"})
    void wrongUse(String commandLine) {
        CommandLineRun run = shbang(commandLine.split(" "));
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith("shbang: ").contains("--engine");
    }

    @Test
    void aNetworkThatIsNotThereOrOfAnotherGameIsRefused() throws IOException {
        assertThat(shbang("uci", "--net", "none.onnx").exitCode()).isEqualTo(3);
        CommandLineRun run = shbang("uci", "--net", network("shbang"), "--game", "chess");
        assertThat(run.exitCode()).isEqualTo(3);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains("is for the game 'shbang', but 'chess' is needed here");
    }
}
