package org.shbangzero.evaluate.cli.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.shbangzero.evaluate.cli.CommandLineRun.shbang;
import static org.shbangzero.evaluate.cli.CommandLineRun.shbangReading;

import org.junit.jupiter.api.Test;
import org.shbangzero.evaluate.cli.CommandLineRun;

class MovesCommandTest {
    private static final String TWO_MOVES = "8/8/8/8/8/2k5/8/K7 w - - 3 50";
    private static final String ANSWER = "a1a2\t8/8/8/8/8/2k5/K7/8 b - - 4 50\na1b1\t8/8/8/8/8/2k5/8/1K6 b - - 4 50\n";

    @Test
    void printsMovesSortedWithWhatFollows() {
        assertThat(shbang("moves", "-g", "chess", "-f", TWO_MOVES)).isEqualTo(new CommandLineRun(0, ANSWER, ""));
    }

    @Test
    void endsEachAnswerWithAnEmptyLine() {
        String mate = "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1";
        CommandLineRun run = shbangReading(
                "chess\t" + TWO_MOVES + "\nchess\t" + mate + "\nchess\tx\tx\nchess\t" + TWO_MOVES + "\n",
                "moves",
                "--stdin");
        assertThat(run)
                .isEqualTo(new CommandLineRun(
                        0,
                        ANSWER + "\n" + "\n"
                                + "error: expected fields separated by tabs: game fen; found 3 in 'chess x x'\n\n"
                                + ANSWER
                                + "\n",
                        ""));
    }
}
