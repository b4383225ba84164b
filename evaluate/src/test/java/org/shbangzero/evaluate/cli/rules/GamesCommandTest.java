package org.shbangzero.evaluate.cli.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.shbangzero.evaluate.cli.CommandLineRun.shbang;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.evaluate.cli.CommandLineRun;

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
        assertThat(lines).allMatch(line -> line.length() <= 80);
        int rules = lines.get(0).indexOf("rules");
        String text = run.out().replaceAll("\n {" + rules + "}", " ");
        List<String> rows = text.lines().skip(1).toList();
        assertThat(rows).hasSize(Games.all().size());
        for (int i = 0; i < rows.size(); i++) {
            Game game = Games.all().get(i);
            assertThat(rows.get(i)).startsWith(game.id() + " ");
            assertThat(rows.get(i).substring(rules)).isEqualTo(game.summary());
            assertThat(rows.get(i).substring(0, rules).split(" +"))
                    .contains(
                            String.valueOf(game.planes().planeCount()),
                            String.valueOf(game.policy().size()),
                            String.valueOf(game.curriculumLevels()));
        }
    }
}
