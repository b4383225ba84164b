package org.shbangzero.evaluate.cli.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.shbangzero.evaluate.cli.CommandLineRun.shbang;
import static org.shbangzero.evaluate.cli.CommandLineRun.shbangReading;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.shbangzero.evaluate.cli.CommandLineRun;
import org.shbangzero.evaluate.cli.Snapshots;

class PerftCommandTest {
    private static final String MATED_NEXT = "7k/5Q2/6K1/8/8/8/8/8 w - - 0 1";

    @Test
    void printsTotalAndRate() {
        CommandLineRun run = shbang("perft", "--game", "chess", "--depth", "3");
        assertThat(run.exitCode()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).matches("total 8902\nnodes/s \\d+\n");
    }

    @Test
    void dividePrintsSortedMovesFirst() {
        CommandLineRun run =
                shbang("perft", "-g", "chess", "-d", "2", "--divide", "-f", "8/8/8/8/8/2k5/8/K7 w - - 3 50");
        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).matches("a1a2 6\na1b1 6\ntotal 12\nnodes/s \\d+\n");
    }

    @Test
    void depthZeroIsOne() {
        assertThat(shbang("perft", "-g", "chess", "-d", "0", "--divide").out()).startsWith("total 1\n");
    }

    @ParameterizedTest
    @CsvSource({
        "perft-without-depth, perft --game chess",
        "depth-not-a-number, perft --depth four",
        "depth-out-of-range, perft --depth 21",
        "stdin-with-option, perft --stdin --depth 3",
    })
    void wrongUse(String snapshot, String commandLine) {
        CommandLineRun run = shbang(commandLine.split(" "));
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        Snapshots.assertMatches("usage-" + snapshot, run.err());
    }

    @Test
    void unknownGameNamesTheNearest() {
        CommandLineRun run = shbang("perft", "--game", "ches", "--depth", "1");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err())
                .contains("unknown game 'ches'; did you mean 'chess'?")
                .contains("shbang");
    }

    @Test
    void badPositionIsBadInput() {
        CommandLineRun run = shbang("perft", "-g", "chess", "-d", "1", "-f", "nonsense");
        assertThat(run.exitCode()).isEqualTo(3);
        assertThat(run.err()).startsWith("shbang: bad FEN 'nonsense': ").hasLineCount(1);
    }

    @Test
    void answersEachLineInOrder() {
        CommandLineRun run = shbangReading(
                "chess\tstartpos\t3\r\n"
                        + "chess\tstartpos:0\t0\n"
                        + "chess\t" + MATED_NEXT + "\t1\n"
                        + "ches\tstartpos\t1\n"
                        + "\n"
                        + "chess\tnonsense\t1\n"
                        + "chess\tstartpos\t99999999999\n"
                        + "chess\tstartpos\t-1\n"
                        + "chess\tstartpos\t3\textra\n"
                        + "chess\tstartpos:1\t3\n"
                        + "chess\tstartpos:x\t3\n"
                        + "chess\tstart\u2028pos\u0000\t3\n"
                        + "chess\tstartpos\t2",
                "perft",
                "--stdin");
        assertThat(run.exitCode()).isZero();
        assertThat(run.err()).isEmpty();
        String[] answers = run.out().split("\n");
        assertThat(answers).hasSize(13);
        assertThat(answers[0]).isEqualTo("8902");
        assertThat(answers[1]).isEqualTo("1");
        assertThat(answers[2]).matches("\\d+");
        for (int i = 3; i < 12; i++) {
            assertThat(answers[i]).startsWith("error: ");
        }
        assertThat(answers[12]).isEqualTo("400");
    }
}
