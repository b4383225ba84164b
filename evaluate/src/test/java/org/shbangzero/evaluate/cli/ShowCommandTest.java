package org.shbangzero.evaluate.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.shbangzero.evaluate.cli.CommandLineRun.shbang;

import org.junit.jupiter.api.Test;

class ShowCommandTest {
    @Test
    void drawsThePositionAndSaysHowItStands() {
        CommandLineRun run = shbang("show", "--game", "chess", "--moves", "e2e4 f7f6 d1h5");
        assertThat(run.exitCode()).isZero();
        assertThat(run.err()).isEmpty();
        Snapshots.assertMatches("show", run.out());
    }

    @Test
    void flipTurnsTheBoard() {
        String white = shbang("show", "-g", "chess").out();
        String black = shbang("show", "-g", "chess", "--flip").out();
        assertThat(black).isNotEqualTo(white).hasLineCount(white.split("\n").length);
    }

    @Test
    void gamesListsEveryGame() {
        CommandLineRun run = shbang("games");
        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).containsPattern("(?m)^chess +1 start +\\S.+$");
    }
}
