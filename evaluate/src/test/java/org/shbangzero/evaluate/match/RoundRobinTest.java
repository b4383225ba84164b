package org.shbangzero.evaluate.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.shbangzero.core.InputException;
import org.shbangzero.evaluate.player.GreedyPlayer;
import org.shbangzero.evaluate.player.Player;
import org.shbangzero.evaluate.player.RandomPlayer;
import org.shbangzero.evaluate.stats.Sprt;
import org.shbangzero.evaluate.testing.SticksGame;

/** More than two players. */
class RoundRobinTest {
    private final SticksGame game = new SticksGame();
    private final List<Player> players = List.of(
            new RandomPlayer(game, "r1"),
            new GreedyPlayer(game, "greedy"),
            new RandomPlayer(game, "r2"),
            new RandomPlayer(game, "r3"));

    @TempDir
    Path folder;

    private Match match(Schedule schedule, int threads) {
        return new Match(game, players, schedule, MatchSettings.untimed(5, threads, 2, 12, 200));
    }

    /** Two players more meet in each round: who meets depends on the results of the rounds before. */
    private static final class GrowingSchedule implements Schedule {
        @Override
        public List<Pairing> round(int round, TournamentReport before, List<Pairing> onRecord) {
            if (round == 4) {
                return List.of();
            }
            double score = before.standings().get(0).results().score();
            int second = 1 + (int) (1000 * score) % 3;
            int met = before.encounters().stream()
                    .filter(encounter -> encounter.first().equals("r1")
                            && encounter.second().equals(before.players().get(second)))
                    .mapToInt(encounter -> (int) encounter.results().games() / 2)
                    .sum();
            return List.of(new Pairing(0, second, met), new Pairing(0, second, met + 1));
        }

        @Override
        public int pairings() {
            return 8;
        }

        @Override
        public int openings() {
            return 8;
        }

        @Override
        public String description() {
            return "growing";
        }
    }

    private static List<String> moves(MatchOutcome outcome) {
        return outcome.games().stream()
                .map(game -> game.white() + game.black() + game.moves() + game.result())
                .toList();
    }

    @Test
    void everyoneMeetsEveryoneOverTheSameOpenings() {
        MatchOutcome outcome = match(Schedule.roundRobin(4, 3), 2).play();

        assertThat(outcome.games()).hasSize(6 * 3 * 2);
        assertThat(outcome.table().encounters())
                .extracting(encounter -> encounter.first() + "-" + encounter.second())
                .containsExactly("r1-greedy", "r1-r2", "r1-r3", "greedy-r2", "greedy-r3", "r2-r3");
        List<List<String>> openings = outcome.games().stream()
                .map(record -> record.moves().subList(0, record.openingPlies()))
                .distinct()
                .toList();
        assertThat(openings).hasSize(3);
        assertThat(outcome.table().standings()).hasSize(4);
        assertThat(outcome.table().standings().get(0).name()).isEqualTo("greedy");
        assertThat(outcome.table().standings())
                .allSatisfy(standing -> assertThat(standing.results().games()).isEqualTo(18));
        assertThat(outcome.table().text()).contains("4 players, 36 games", "r2 - r3");
    }

    @Test
    void inAGauntletTheFirstMeetsAllOthers() {
        MatchOutcome outcome = match(Schedule.gauntlet(4, 2), 2).play();

        assertThat(outcome.table().encounters()).extracting(MatchReport::first).containsExactly("r1", "r1", "r1");
        assertThat(outcome.games()).hasSize(12);
    }

    @Test
    void pairsOfPlayersHaveChanceOfTheirOwn() {
        MatchOutcome outcome = match(Schedule.roundRobin(4, 3), 1).play();

        assertThat(moves(outcome).stream()
                        .map(text -> text.replaceAll("r[123]", ""))
                        .distinct())
                .hasSize(36);
    }

    @Test
    void theOutcomeDoesNotDependOnThreadsOrInterruptions() {
        for (Schedule schedule : List.of(Schedule.roundRobin(4, 3), new GrowingSchedule())) {
            MatchOutcome whole = match(schedule, 1).play();
            assertThat(moves(match(schedule, 3).play())).isEqualTo(moves(whole));
            Path journal = folder.resolve(schedule.description());
            AtomicInteger played = new AtomicInteger();
            MatchOutcome part = match(schedule, 2)
                    .journal(journal)
                    .observer((record, soFar) -> played.incrementAndGet())
                    .cancelWhen(() -> played.get() >= 6)
                    .play();
            assertThat(part.status()).isEqualTo(MatchOutcome.Status.CANCELLED);
            MatchOutcome resumed = match(schedule, 1)
                    .journal(journal)
                    .observer((record, soFar) -> played.incrementAndGet())
                    .play();

            assertThat(moves(resumed)).isEqualTo(moves(whole));
            assertThat(resumed.table()).isEqualTo(whole.table());
            assertThat(played.get()).isEqualTo(whole.games().size());
        }
    }

    @Test
    void aSequentialTestIsForTwo() {
        assertThatThrownBy(() ->
                        match(Schedule.roundRobin(4, 1), 1).stopBy(new Sprt(Sprt.Scale.LOGISTIC, 0, 10, 0.05, 0.05)))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("for two players, not 4");
    }
}
