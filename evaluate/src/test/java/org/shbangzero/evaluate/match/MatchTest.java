package org.shbangzero.evaluate.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.shbangzero.core.InputException;
import org.shbangzero.evaluate.player.Choice;
import org.shbangzero.evaluate.player.GreedyPlayer;
import org.shbangzero.evaluate.player.Player;
import org.shbangzero.evaluate.player.RandomPlayer;
import org.shbangzero.evaluate.stats.Sprt;
import org.shbangzero.evaluate.testing.ScriptedPlayer;
import org.shbangzero.evaluate.testing.SticksGame;

class MatchTest {
    private final SticksGame game = new SticksGame();
    private final Player greedy = new GreedyPlayer(game, "greedy");
    private final Player random = new RandomPlayer(game, "random");

    private static MatchSettings settings(int threads) {
        return MatchSettings.untimed(11, threads, 2, 8, 200);
    }

    @Test
    void playsEachOpeningWithBothColours() {
        MatchOutcome outcome =
                Match.between(game, greedy, random, 20, settings(1)).play();

        assertThat(outcome.status()).isEqualTo(MatchOutcome.Status.COMPLETE);
        assertThat(outcome.games()).hasSize(20);
        for (int pair = 0; pair < 10; pair++) {
            GameRecord asWhite = outcome.games().get(2 * pair);
            GameRecord asBlack = outcome.games().get(2 * pair + 1);
            assertThat(asWhite.game()).isZero();
            assertThat(asBlack.game()).isEqualTo(1);
            assertThat(asWhite.moves().subList(0, asWhite.openingPlies()))
                    .isEqualTo(asBlack.moves().subList(0, asBlack.openingPlies()));
        }
        assertThat(outcome.report().results().games()).isEqualTo(20);
        assertThat(outcome.report().pairs().pairs()).isEqualTo(10);
    }

    @Test
    void theStrongerPlayerScoresMoreFromEitherSide() {
        MatchReport report =
                Match.between(game, greedy, random, 30, settings(2)).play().report();
        MatchReport reversed =
                Match.between(game, random, greedy, 30, settings(2)).play().report();

        assertThat(report.score().lower()).isGreaterThan(0.5);
        assertThat(reversed.score().upper()).isLessThan(0.5);
    }

    @Test
    void theOutcomeDoesNotDependOnTheNumberOfThreads() {
        MatchOutcome one = Match.between(game, greedy, random, 30, settings(1)).play();
        MatchOutcome four = Match.between(game, greedy, random, 30, settings(4)).play();

        assertThat(four.report()).isEqualTo(one.report());
        assertThat(WithoutTimes.of(four.games())).isEqualTo(WithoutTimes.of(one.games()));
    }

    @Test
    void aSequentialTestStopsAtTheSamePairWithAnyNumberOfThreads() {
        Sprt test = new Sprt(Sprt.Scale.LOGISTIC, 0, 200, 0.1, 0.1);
        MatchOutcome one = Match.between(game, greedy, random, 30, settings(1))
                .stopBy(test)
                .play();
        MatchOutcome four = Match.between(game, greedy, random, 30, settings(4))
                .stopBy(test)
                .play();

        assertThat(one.status()).isEqualTo(MatchOutcome.Status.DECIDED);
        assertThat(one.games()).hasSizeLessThan(30);
        assertThat(one.report().sprt().verdict()).isEqualTo(Sprt.Verdict.ACCEPT_H1);
        assertThat(four.report()).isEqualTo(one.report());
        assertThat(WithoutTimes.of(four.games())).isEqualTo(WithoutTimes.of(one.games()));
    }

    @Test
    void gamesOverTheMaximumLengthAreDraws() {
        MatchReport report = Match.between(game, greedy, random, 6, MatchSettings.untimed(1, 1, 2, 8, 9))
                .play()
                .report();

        assertThat(report.results().draws()).isEqualTo(6);
        assertThat(report.endReasons()).containsOnlyKeys("max_plies");
        assertThat(report.averagePlies()).isEqualTo(9);
    }

    @Test
    void playersThatDoNotDifferAreReported() {
        MatchReport report = Match.between(game, takesOne("a"), takesOne("b"), 10, settings(1))
                .play()
                .report();

        assertThat(report.repeats()).isEqualTo(new MatchReport.Repeats(0, 0, 5));
        assertThat(report.score().estimate()).isEqualTo(0.5);
        assertThat(report.text()).contains("5 pairs played alike");
    }

    @Test
    void aBrokenPlayerEndsTheMatchWithItsError() {
        Player broken = new ScriptedPlayer("broken", turn -> {
            throw new InputException("the network is broken");
        });

        assertThatThrownBy(() ->
                        Match.between(game, broken, random, 10, settings(2)).play())
                .isInstanceOf(InputException.class)
                .hasMessage("the network is broken");
        assertThatThrownBy(() -> Match.between(
                                game, new ScriptedPlayer("cheat", turn -> Choice.of(7)), random, 10, settings(1))
                        .play())
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("illegal move 7");
    }

    @Test
    void playersNeedDifferentNames() {
        assertThatThrownBy(() -> Match.between(game, takesOne("a"), takesOne("a"), 2, settings(1)))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("two players are called 'a'");
    }

    @Test
    void settingsOfNoUseAreNamedAllAtOnce() {
        assertThatThrownBy(() -> MatchSettings.untimed(1, 0, 3, 4, 3))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("threads is 0")
                .hasMessageContaining("maximum plies is 3");
        assertThatThrownBy(() -> Match.pairs(7))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("games is 7, expected an even number");
    }

    private static Player takesOne(String name) {
        return new ScriptedPlayer(name, turn -> Choice.of(1));
    }
}
