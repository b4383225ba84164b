package org.shbangzero.core.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.core.InputException;
import org.shbangzero.core.Position;
import org.shbangzero.core.notation.Perft;

class CoreBenchTest {
    private static final Game CHESS = Games.byId("chess");
    private static final Game SHBANG = Games.byId("shbang");

    @ParameterizedTest
    @MethodSource("org.shbangzero.core.GameContractTest#games")
    void theStepsOfPerftMakeTheWhole(Game game) {
        Position start = game.start(0);
        PerftWorkload perft = new PerftWorkload(game, 3);
        for (int round = 0; round < 2; round++) {
            long nodes = 0;
            for (int i = 0; i < start.legalMoveCount(); i++) {
                nodes += perft.step();
            }
            assertThat(nodes).isEqualTo(Perft.count(start, 3));
        }
    }

    @ParameterizedTest
    @MethodSource("org.shbangzero.core.GameContractTest#games")
    void randomGamesEndAndDependOnTheSeedAlone(Game game) {
        RandomGames one = new RandomGames(game, 1);
        RandomGames same = new RandomGames(game, 1);
        RandomGames other = new RandomGames(game, 2);
        for (int i = 0; i < 5; i++) {
            assertThat(one.step()).isGreaterThan(1).isEqualTo(same.step());
            other.step();
        }
        assertThat(one.keys()).isEqualTo(same.keys()).isNotEqualTo(other.keys());
    }

    @Test
    void theReferenceIsMeasuredToo() {
        List<Integer> slots = new ArrayList<>();
        CoreBench bench = new CoreBench(new CoreBenchSettings(List.of(SHBANG), CHESS, 2, 3, 1e-3, 1));
        CoreBenchReport report = bench.run(slots::add);
        assertThat(report.rows()).extracting(CoreBenchReport.Row::game).containsExactly("chess", "shbang");
        assertThat(report.rows()).allSatisfy(row -> {
            assertThat(row.perft().perSecond()).hasSize(3).doesNotContain(0);
            assertThat(row.randomGames().perSecond()).hasSize(3).doesNotContain(0);
        });
        assertThat(slots).hasSize(bench.slots()).endsWith(bench.slots());
    }

    @Test
    void ratesAreUnitsByTheClock() {
        AtomicLong clock = new AtomicLong();
        CoreBenchSettings settings = new CoreBenchSettings(List.of(CHESS), CHESS, 2, 2, 3, 1);
        // The clock is read at the start of a slot and after each step, and moves on by half a second: 20 nodes each.
        CoreBenchReport report = new CoreBench(settings, () -> clock.getAndAdd(500_000_000)).run(done -> {});
        assertThat(report.rows().get(0).perft().perSecond()).containsExactly(40, 40);
    }

    @Test
    void ratiosAreTakenRoundByRound() {
        RoundRates rates = new RoundRates(10, 40, 90);
        RoundRates reference = new RoundRates(20, 20, 100);
        assertThat(rates.median()).isEqualTo(40);
        assertThat(rates.ratioTo(reference)).isEqualTo(0.9);
        assertThat(new RoundRates(1, 4).ratioTo(new RoundRates(1, 2))).isCloseTo(1.5, within(1e-12));
    }

    @Test
    void printsATable() {
        CoreBenchSettings settings = new CoreBenchSettings(List.of(CHESS, SHBANG), CHESS, 4, 1, 1, 1);
        CoreBenchReport report = new CoreBenchReport(
                settings,
                List.of(
                        new CoreBenchReport.Row("chess", new RoundRates(200e6), new RoundRates(4e6)),
                        new CoreBenchReport.Row("shbang", new RoundRates(150e6), new RoundRates(5e6))));
        assertThat(report.toText().lines())
                .containsExactly(
                        "One thread, per second of its processor time; medians of 1 rounds, ratios to chess.",
                        "game         perft 4 nodes/s   ratio    random plies/s   ratio",
                        "chess            200,000,000    1.00         4,000,000    1.00",
                        "shbang           150,000,000    0.75         5,000,000    1.25");
    }

    @ParameterizedTest
    @CsvSource({
        "1, 1, 1, 'the depth must be from 2 to 6, not 1'",
        "7, 1, 1, 'the depth must be from 2 to 6, not 7'",
        "5, 0, 1, 'the number of rounds must be at least 1, not 0'",
        "5, 1, 0, 'the number of seconds must be more than 0, not 0.0'",
        "5, 1, NaN, 'the number of seconds must be more than 0, not NaN'",
    })
    void badSettings(int depth, int rounds, double seconds, String message) {
        assertThatThrownBy(() -> new CoreBenchSettings(List.of(CHESS), CHESS, depth, rounds, seconds, 1))
                .isInstanceOf(InputException.class)
                .hasMessage(message);
    }
}
