package org.shbangzero.evaluate.cli.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.shbangzero.evaluate.cli.CommandLineRun.shbang;
import static org.shbangzero.evaluate.cli.CommandLineRun.shbangReading;

import org.junit.jupiter.api.Test;
import org.shbangzero.evaluate.cli.CommandLineRun;

class StatusCommandTest {
    private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    private static final String FOOLS_MATE =
            "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3\tblack_wins:checkmate";

    @Test
    void playsMovesAndTellsTheResult() {
        assertThat(shbang("status", "-g", "chess", "--moves", " f2f3 e7e5  g2g4 d8h4 "))
                .isEqualTo(new CommandLineRun(0, FOOLS_MATE + "\n", ""));
        assertThat(shbang("status", "-g", "chess")).isEqualTo(new CommandLineRun(0, START + "\tongoing\n", ""));
    }

    @Test
    void aListGoesOnAfterAnAutomaticDraw() {
        String there = "g1f3 g8f6 f3g1 f6g8 ";
        assertThat(shbang("status", "-g", "chess", "-m", there + there).out()).endsWith("\tdraw:repetition\n");
        assertThat(shbang("status", "-g", "chess", "-m", there + there + "e2e4").out())
                .endsWith("\tongoing\n");
    }

    @Test
    void anIllegalMoveIsNamedWithItsPly() {
        CommandLineRun run = shbang("status", "-g", "chess", "-m", "e2e4 e7e5 e4e5 d2d4");
        assertThat(run.exitCode()).isEqualTo(3);
        assertThat(run.err())
                .matches("shbang: illegal move at ply 3: e4e5; moves are written as in [a-h1-8]{4}, and 'shbang moves'"
                        + " lists the legal ones\n");
    }

    @Test
    void answersEachLineInOrder() {
        CommandLineRun run = shbangReading(
                "chess\tstartpos\n"
                        + "chess\tstartpos\tf2f3 e7e5 g2g4 d8h4\n"
                        + "chess\tstartpos\tf2f3 e7e5 g2g4 d8h4 a2a3\n"
                        + "chess\tstartpos\t\n"
                        + "chess\tstartpos\tL@e1\n",
                "status",
                "--stdin");
        assertThat(run)
                .isEqualTo(new CommandLineRun(
                        0,
                        START + "\tongoing\n" + FOOLS_MATE + "\n"
                                + "error: illegal move at ply 5: a2a3\n"
                                + START + "\tongoing\n"
                                + "error: illegal move at ply 1: L@e1\n",
                        ""));
    }
}
