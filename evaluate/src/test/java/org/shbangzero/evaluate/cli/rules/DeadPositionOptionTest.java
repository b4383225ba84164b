package org.shbangzero.evaluate.cli.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.shbangzero.evaluate.cli.CommandLineRun.shbang;
import static org.shbangzero.evaluate.cli.CommandLineRun.shbangReading;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.shbangzero.evaluate.cli.CommandLineRun;

class DeadPositionOptionTest {
    private static final String LOCKED = "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1";

    @ParameterizedTest
    @ValueSource(strings = {"chess", "nocastle"})
    void statusCountsADeadPositionOnlyIfAsked(String game) {
        assertThat(shbang("status", "-g", game, "-f", LOCKED).out()).isEqualTo(LOCKED + "\tongoing\n");
        assertThat(shbang("status", "-g", game, "-f", LOCKED, "--dead-position"))
                .isEqualTo(new CommandLineRun(0, LOCKED + "\tdraw:dead\n", ""));
    }

    @Test
    void itHoldsForAllRequestsOfGamesThatHaveTheRule() {
        String request = "chess\t" + LOCKED + "\nbanzai\t" + LOCKED + "\nnocastle\t" + LOCKED + "\te1d1\n";
        assertThat(shbangReading(request, "status", "--stdin", "--dead-position"))
                .isEqualTo(new CommandLineRun(
                        0,
                        LOCKED + "\tdraw:dead\n" + LOCKED + "\tongoing\n"
                                + "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/3K4 b - - 1 1\tdraw:dead\n",
                        ""));
        assertThat(shbangReading(request, "status", "--stdin").out())
                .contains("\tongoing\n")
                .doesNotContain("draw");
    }

    @Test
    void aDrawTakesNoMovesAway() {
        String moves = shbang("moves", "-g", "chess", "-f", LOCKED).out();
        assertThat(moves).hasLineCount(5);
        assertThat(shbang("moves", "-g", "chess", "-f", LOCKED, "--dead-position"))
                .isEqualTo(new CommandLineRun(0, moves, ""));
        assertThat(shbangReading("chess\t" + LOCKED + "\n", "moves", "--stdin", "--dead-position"))
                .isEqualTo(new CommandLineRun(0, moves + "\n", ""));
        assertThat(shbang("perft", "-g", "chess", "-d", "1", "-f", LOCKED, "--dead-position")
                        .out())
                .startsWith("total 5\n");
        assertThat(shbangReading("chess\t" + LOCKED + "\t2\n", "perft", "--stdin", "--dead-position"))
                .isEqualTo(new CommandLineRun(0, "25\n", ""));
    }

    @Test
    void aGameWithoutTheRuleRefusesIt() {
        assertThat(shbang("status", "-g", "banzai", "--dead-position"))
                .isEqualTo(new CommandLineRun(
                        3,
                        "",
                        "shbang: banzai has no draw by dead position; leave out --dead-position"
                                + " (games with it: chess, nocastle)\n"));
    }
}
