package org.shbangzero.evaluate.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.shbangzero.evaluate.cli.CommandLineRun.shbang;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
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
    void everyHitIsAnnounced() {
        CommandLineRun run = shbang("show", "-g", "shbang", "--moves", "e2e4 d7d5 e4d5 L@a7");
        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).startsWith("e4d5: SHBANG! no lives left\n\n8 ");
        assertThat(run.out()).containsOnlyOnce("SHBANG!");
    }

    @Test
    void gamesListsEveryGameInColumns() {
        CommandLineRun run = shbang("games");
        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).containsPattern("(?m)^chess +1 start +\\S.+$");
        assertThat(run.out().lines().map(ShowCommandTest::columnOfRules).distinct())
                .hasSize(1);
    }

    private static int columnOfRules(String line) {
        Matcher rules = Pattern.compile("starts? +(?=\\S)").matcher(line);
        assertThat(rules.find()).as(line).isTrue();
        return rules.end();
    }
}
