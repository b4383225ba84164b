package org.shbangzero.evaluate.match;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.evaluate.player.GreedyPlayer;
import org.shbangzero.evaluate.player.Player;
import org.shbangzero.evaluate.player.RandomPlayer;
import org.shbangzero.evaluate.player.SearchPlayer;
import org.shbangzero.selfplay.inference.UniformEvaluator;
import org.shbangzero.selfplay.search.SearchAlgorithm;
import org.shbangzero.selfplay.search.SearchSettings;

/** Matches in the games that people play. */
class RealGamesTest {
    @ParameterizedTest
    @ValueSource(strings = {"chess", "shbang"})
    void greedyBeatsRandom(String id) {
        Game game = Games.byId(id);
        MatchReport report = new Match(
                        game,
                        new GreedyPlayer(game, "greedy"),
                        new RandomPlayer(game, "random"),
                        MatchSettings.of(20, 4, 2))
                .play()
                .report();

        assertThat(report.score().lower()).isGreaterThan(0.5);
    }

    @ParameterizedTest
    @CsvSource({"chess, GUMBEL", "shbang, PUCT"})
    void searchersGiveTheSameGamesOnAnyNumberOfThreads(String id, SearchAlgorithm algorithm) {
        Game game = Games.byId(id);
        Player uniform =
                new SearchPlayer(game, "uniform", "uniform", new UniformEvaluator(), SearchSettings.of(algorithm, 4));
        Player random = new RandomPlayer(game, "random");
        MatchSettings one = new MatchSettings(6, 9, 1, 4, 8, 120);
        MatchSettings three = new MatchSettings(6, 9, 3, 4, 8, 120);

        MatchOutcome alone = new Match(game, uniform, random, one).play();
        MatchOutcome together = new Match(game, uniform, random, three).play();

        assertThat(together.report()).isEqualTo(alone.report());
        assertThat(together.games())
                .extracting(GameRecord::moves)
                .isEqualTo(alone.games().stream().map(GameRecord::moves).toList());
    }
}
