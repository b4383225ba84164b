package org.shbangzero.evaluate.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.shbangzero.evaluate.cli.CommandLineRun.shbang;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;

class GamesCommandTest {
    @Test
    void aLineTellsOfAGame() {
        assertThat(shbang("games").out())
                .containsPattern("^game +starts +planes +policy +levels +rules\n")
                .containsPattern("\nnocastle +0-2879 +20 +4672 +5 {2}chess from one of 2,880 ")
                .containsPattern("\nchess +0 +20 +4672 +5 {2}chess by the FIDE Laws");
    }

    @Test
    void fitsATerminalAndTellsWhatTheGamesSay() {
        CommandLineRun run = shbang("games");
        assertThat(run.exitCode()).isZero();
        List<String> lines = run.out().lines().toList();
        assertThat(lines).hasSize(1 + Games.all().size()).allMatch(line -> line.length() <= 120);
        int rules = lines.get(0).indexOf("rules");
        for (int i = 1; i < lines.size(); i++) {
            Game game = Games.all().get(i - 1);
            assertThat(lines.get(i)).startsWith(game.id() + " ");
            assertThat(lines.get(i).substring(rules)).isEqualTo(game.summary());
            assertThat(lines.get(i).substring(0, rules).split(" +"))
                    .contains(
                            String.valueOf(game.planes().planeCount()),
                            String.valueOf(game.policy().size()),
                            String.valueOf(game.curriculumLevels()));
        }
    }
}
