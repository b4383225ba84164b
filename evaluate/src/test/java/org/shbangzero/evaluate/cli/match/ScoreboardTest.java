package org.shbangzero.evaluate.cli.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.evaluate.cli.terminal.ConsoleProgress;
import org.shbangzero.evaluate.cli.terminal.FakeTerminal;
import org.shbangzero.evaluate.match.Match;
import org.shbangzero.evaluate.match.MatchSettings;
import org.shbangzero.evaluate.match.Schedule;
import org.shbangzero.evaluate.player.GreedyPlayer;
import org.shbangzero.evaluate.player.Player;
import org.shbangzero.evaluate.player.RandomPlayer;
import org.shbangzero.evaluate.stats.Sprt;

class ScoreboardTest {
    private final Game shbang = Games.byId("shbang");
    private final Player greedy = new GreedyPlayer(shbang, "greedy");
    private final Player random = new RandomPlayer(shbang, "random");
    private final Scoreboard scoreboard = new Scoreboard();

    @Test
    void saysNothingBeforeAGameHasEnded() {
        assertThat(scoreboard.table(5)).isEmpty();
        assertThat(scoreboard.line()).isEmpty();
    }

    @Test
    void aMatchIsWatchedOnATerminalThatIsLeftClean() {
        FakeTerminal terminal = new FakeTerminal(60);
        try (ConsoleProgress progress =
                ConsoleProgress.onTerminal("match", "games", scoreboard, terminal.stream(), 60, 24)) {
            Match.between(shbang, greedy, random, 4, MatchSettings.of(1, 2))
                    .stopBy(new Sprt(Sprt.Scale.LOGISTIC, 0, 10, 0.05, 0.05))
                    .observer(scoreboard)
                    .progress(progress)
                    .play();
        }

        List<List<String>> frames = terminal.frames();
        assertThat(frames).anySatisfy(frame -> {
            assertThat(frame).hasSize(5);
            assertThat(frame.get(0)).startsWith("greedy against random, shbang: 4 games");
            assertThat(frame.get(1)).contains("score", "100.0 %", "+4 =0 -0");
            assertThat(frame.get(2)).contains("Elo", "> ");
            assertThat(frame.get(3)).contains("LLR 0.").contains(" in (-2.94, 2.94)");
            assertThat(frame.get(4)).startsWith("match 100%").contains("4/4 games");
        });
        assertThat(terminal.screen()).isEmpty();
    }

    @Test
    void ofManyPlayersTheBestAreShown() {
        List<Player> players = new ArrayList<>(List.of(greedy));
        for (int i = 1; i < 6; i++) {
            players.add(new RandomPlayer(shbang, "random" + i));
        }
        new Match(shbang, players, Schedule.gauntlet(6, 1), MatchSettings.of(1, 2))
                .observer(scoreboard)
                .play();

        List<String> all = scoreboard.table(20);
        assertThat(all).hasSize(8);
        assertThat(all.get(0)).isEqualTo("shbang: 6 players, 10 games");
        assertThat(all.get(2)).contains("1. greedy", "100.0 %");
        assertThat(scoreboard.table(8)).isEqualTo(all);
        assertThat(scoreboard.table(5))
                .startsWith(all.subList(0, 4).toArray(String[]::new))
                .endsWith("  and 4 more")
                .hasSize(5);
        assertThat(scoreboard.line()).startsWith("greedy 100.0 %, random").endsWith(" and 3 more");
    }
}
