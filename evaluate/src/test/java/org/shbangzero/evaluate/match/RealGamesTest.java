package org.shbangzero.evaluate.match;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.evaluate.player.Player;
import org.shbangzero.evaluate.player.PlayerFactory;
import org.shbangzero.evaluate.player.RandomPlayer;
import org.shbangzero.evaluate.player.SearchPlayer;
import org.shbangzero.selfplay.inference.UniformEvaluator;
import org.shbangzero.selfplay.search.SearchAlgorithm;
import org.shbangzero.selfplay.search.SearchSettings;

/** Matches in the games that people play. */
class RealGamesTest {
    @ParameterizedTest
    @CsvSource({
        "chess, greedy, random",
        "shbang, greedy, random",
        "chess, 'alphabeta,depth=2', greedy",
        "shbang, 'alphabeta,depth=2', 'alphabeta,depth=1'",
        "shambhala, 'alphabeta,depth=1', greedy",
        "shambhala, 'rollout,playouts=30', random",
    })
    void theStrongerWins(String id, String stronger, String weaker) {
        Game game = Games.byId(id);
        try (PlayerFactory players = new PlayerFactory(game, SearchSettings.of(SearchAlgorithm.GUMBEL, 1))) {
            MatchReport report = Match.between(
                            game, players.create(stronger), players.create(weaker), 20, MatchSettings.of(4, 2))
                    .play()
                    .report();

            assertThat(report.score().lower()).isGreaterThan(0.5);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"alphabeta", "rollout,playouts=10"})
    void yardsticksGiveTheSameGamesOnAnyNumberOfThreads(String who) {
        Game game = Games.byId("shbang");
        try (PlayerFactory players = new PlayerFactory(game, SearchSettings.of(SearchAlgorithm.GUMBEL, 1))) {
            Player yardstick = players.create(who);
            Player greedy = players.create("greedy");

            MatchOutcome alone = Match.between(game, yardstick, greedy, 6, MatchSettings.untimed(9, 1, 4, 8, 60))
                    .play();
            MatchOutcome together = Match.between(game, yardstick, greedy, 6, MatchSettings.untimed(9, 3, 4, 8, 60))
                    .play();

            assertThat(WithoutTimes.of(together.games())).isEqualTo(WithoutTimes.of(alone.games()));
        }
    }

    @ParameterizedTest
    @CsvSource({"chess, GUMBEL", "shbang, PUCT"})
    void searchersGiveTheSameGamesOnAnyNumberOfThreads(String id, SearchAlgorithm algorithm) {
        Game game = Games.byId(id);
        Player uniform =
                new SearchPlayer(game, "uniform", "uniform", new UniformEvaluator(), SearchSettings.of(algorithm, 4));
        Player random = new RandomPlayer(game, "random");
        MatchSettings one = MatchSettings.untimed(9, 1, 4, 8, 120);
        MatchSettings three = MatchSettings.untimed(9, 3, 4, 8, 120);

        MatchOutcome alone = Match.between(game, uniform, random, 6, one).play();
        MatchOutcome together = Match.between(game, uniform, random, 6, three).play();

        assertThat(together.report()).isEqualTo(alone.report());
        assertThat(together.games())
                .extracting(GameRecord::moves)
                .isEqualTo(alone.games().stream().map(GameRecord::moves).toList());
    }
}
