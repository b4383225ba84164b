package org.shbangzero.train.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.shbangzero.evaluate.cli.shell.CommandLines;
import picocli.CommandLine.Command;

class MainTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int shbang(String... args) {
        return CommandLines.run(Main.commands(), new PrintWriter(out), new PrintWriter(err), args);
    }

    static List<String> commands() {
        return Main.commands().stream()
                .map(command -> command.getAnnotation(Command.class).name())
                .toList();
    }

    @Test
    void commandNamesAreUnique() {
        assertThat(commands()).doesNotHaveDuplicates().contains("train", "bench", "match", "perft");
    }

    @ParameterizedTest
    @MethodSource("commands")
    void eachCommandHasHelpWithAnExample(String command) {
        assertThat(shbang(command, "--help")).isZero();
        assertThat(out.toString()).contains("Example", "  shbang " + command);
        assertThat(err.toString()).isEmpty();
    }

    @Test
    void benchCoreMeasuresTheGamesAskedFor() {
        assertThat(shbang("bench", "core", "-g", "shbang,banzai", "-d", "2", "--rounds", "1", "--seconds", "0.001"))
                .isZero();
        assertThat(err.toString()).isEmpty();
        assertThat(out.toString().lines())
                .hasSize(5)
                .anyMatch(line -> line.startsWith("chess "))
                .anyMatch(line -> line.startsWith("shbang "))
                .anyMatch(line -> line.startsWith("banzai "));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    bench                        | Missing what to measure
                    bench trian                  | unknown command 'trian'; did you mean 'train'?
                    bench core --game ches       | unknown game 'ches'; did you mean 'chess'?
                    bench train --net 4by32      | '4by32' is not BLOCKSxCHANNELS
                    bench train --batch 0        | 0 is not at least two for each of
                    bench train --batch 3 -t 2   | 3 is not at least two for each of 2 threads
                    bench train --seconds 0      | 0.0 is not more than 0
                    tarin configs/x.yaml         | unknown command 'tarin'; did you mean 'train'?
                    train                        | Missing required parameter: 'CONFIG'
                    train x.yaml --resmue        | unknown option '--resmue'; did you mean '--resume'?
                    """)
    void wrongCommandLines(String commandLine, String message) {
        assertThat(shbang(commandLine.split(" "))).isEqualTo(2);
        assertThat(err.toString()).contains(message);
        assertThat(out.toString()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    bench core --depth 1                          | the depth must be from 2 to 6, not 1
                    bench selfplay --sims 0                       | the number of simulations must be at least 1
                    bench selfplay --network absent.onnx          | absent.onnx
                    bench train --net 41x32 --batch 32            | blocks is 41; expected a whole number from 1 to 40
                    """)
    void badInput(String commandLine, String message) {
        assertThat(shbang(commandLine.split(" "))).isEqualTo(3);
        assertThat(err.toString()).contains(message).hasLineCount(1);
    }
}
