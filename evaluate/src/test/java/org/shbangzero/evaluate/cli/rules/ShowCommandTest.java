package org.shbangzero.evaluate.cli.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.shbangzero.evaluate.cli.CommandLineRun.shbang;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.shbangzero.evaluate.cli.CommandLineRun;
import org.shbangzero.evaluate.cli.Snapshots;
import org.shbangzero.evaluate.cli.shell.ExitCodes;

class ShowCommandTest {
    @Test
    void drawsThePositionAndSaysHowItStands() {
        CommandLineRun run = shbang("show", "--game", "chess", "--moves", "e2e4 f7f6 d1h5");
        assertThat(run.exitCode()).isZero();
        assertThat(run.err()).isEmpty();
        Snapshots.assertMatches("show", run.out());
    }

    @Test
    void blackSeesTheBoardTurned() {
        String white = shbang("show", "-g", "chess", "--side", "white").out();
        String black = shbang("show", "-g", "chess", "--side", "black").out();
        assertThat(white).isEqualTo(shbang("show", "-g", "chess").out());
        assertThat(black).startsWith("1 R N B K Q B N R\n").hasSameSizeAs(white);
        CommandLineRun wrong = shbang("show", "-g", "chess", "--side", "red");
        assertThat(wrong.exitCode()).isEqualTo(ExitCodes.USAGE);
        assertThat(wrong.err()).contains("'red' is neither white nor black");
    }

    @ParameterizedTest
    @CsvSource({"white", "black"})
    void allThatAPositionHoldsIsVisible(String side) {
        StringBuilder drawings = new StringBuilder();
        for (String[] position : new String[][] {
            {
                "shbang",
                "r2qk2r/ppp2ppp/2n5/3pP3/8/2N5/PPP2PPP/R2QK2R w KQkq d6"
                        + " 2110/111011/1/03/-/2/000000/00a0 0/5 c3/e8 0 9"
            },
            {"shambhala", "rne1gen1/1w4w1/ppp2ppp/8/8/PPPP1PPP/1W4W1/RNEG1ENR b g - 3 12"},
        }) {
            drawings.append(shbang("show", "-g", position[0], "-f", position[1], "--side", side)
                            .out())
                    .append('\n');
        }
        Snapshots.assertMatches("show-state-" + side, drawings.toString());
    }

    @Test
    void everyHitIsAnnounced() {
        CommandLineRun run = shbang("show", "-g", "shbang", "--moves", "e2e4 d7d5 e4d5 L@a7");
        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).startsWith("e4d5: SHBANG! no lives left\n\n8 ");
        assertThat(run.out()).containsOnlyOnce("SHBANG!");
    }
}
