package org.shbangzero.evaluate.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.apache.commons.math3.random.MersenneTwister;
import org.apache.commons.math3.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RatingsTest {
    private static final int[][] PAIR_OUTCOMES = {{-1, -1}, {-1, 0}, {0, 0}, {1, 0}, {1, 1}};

    /** Two players, of whom 1 scored as said; colours take turns at doing better. */
    private static PoolResults match(int... counts) {
        PoolResults results = new PoolResults(2);
        for (int kind = 0; kind < counts.length; kind++) {
            int[] outcomes = PAIR_OUTCOMES[kind];
            for (int pair = 0; pair < counts[kind]; pair++) {
                results.addPair(1, 0, outcomes[pair % 2], outcomes[1 - pair % 2]);
            }
        }
        return results;
    }

    private static PoolResults sweep(int pairs) {
        return match(0, 0, 0, 0, pairs);
    }

    private static void assertClose(Interval actual, Interval expected, double tolerance) {
        assertThat(actual.estimate()).isCloseTo(expected.estimate(), within(tolerance));
        assertThat(actual.lower()).isCloseTo(expected.lower(), within(tolerance));
        assertThat(actual.upper()).isCloseTo(expected.upper(), within(tolerance));
    }

    @ParameterizedTest
    @CsvSource({"34, 54, 63, 64, 75", "332, 433, 498, 333, 334", "3, 14, 40, 22, 9", "0, 0, 50, 0, 0", "0, 1, 200, 1, 0"
    })
    void twoPlayersAreRatedAsInAMatch(int ll, int ld, int even, int wd, int ww) {
        PoolResults results = match(ll, ld, even, wd, ww);
        Interval match = Elo.of(new Pentanomial(ll, ld, even, wd, ww)).difference();

        Elo rated = Ratings.of(results, 0, 0).player(1).orElseThrow().difference();

        assertThat(results.pairs(1, 0).pentanomial()).isEqualTo(new Pentanomial(ll, ld, even, wd, ww));
        assertClose(rated.difference(), match, 1.5);
    }

    /** Of K. Laskos's three programs of 2012: 75 % between neighbours and 90 % between the outer ones, 30 games each. */
    @Test
    void addsUpLogisticDifferences() {
        PoolResults results = new PoolResults(3);
        int[][] winsAndDraws = {{18, 9}, {24, 6}, {18, 9}};
        int[][] players = {{0, 1}, {0, 2}, {1, 2}};
        for (int copy = 0; copy < 1000; copy++) {
            for (int meeting = 0; meeting < 3; meeting++) {
                for (int game = 0; game < 30; game++) {
                    int outcome = game < winsAndDraws[meeting][0]
                            ? 1
                            : game < winsAndDraws[meeting][0] + winsAndDraws[meeting][1] ? 0 : -1;
                    int white = players[meeting][(game + copy) % 2];
                    int black = players[meeting][1 - (game + copy) % 2];
                    results.addGame(white, black, white == players[meeting][0] ? outcome : -outcome);
                }
            }
        }
        Ratings ratings = Ratings.of(results, 1, 2500);

        assertThat(ratings.player(0).orElseThrow().elo()).isCloseTo(2690.8, within(0.1));
        assertThat(ratings.player(1).orElseThrow().elo()).isEqualTo(2500);
        assertThat(ratings.player(2).orElseThrow().elo()).isCloseTo(2309.2, within(0.1));
        assertThat(ratings.player(2).orElseThrow().score()).isCloseTo(0.175, within(1e-9));
        assertThat(ratings.player(2).orElseThrow().games()).isEqualTo(60_000);
    }

    @Test
    void findsStrengthsWhiteAdvantageAndDraws() {
        double[] elo = {0, 120, -80, 400};
        SimulatedPool pool = new SimulatedPool(elo, 0.4, 60, 0);
        int[][] pairs = {{0, 4000, 4000, 4000}, {0, 0, 4000, 4000}, {0, 0, 0, 4000}, {0, 0, 0, 0}};

        Ratings ratings = Ratings.of(pool.play(pairs, new MersenneTwister(1)), 0, 0);

        for (PlayerRating rating : ratings.players()) {
            assertThat(rating.elo()).isCloseTo(elo[rating.player()], within(10.0));
        }
        assertThat(ratings.whiteAdvantage().difference().estimate()).isCloseTo(60, within(3.0));
        assertThat(ratings.drawShare().estimate()).isCloseTo(0.4, within(0.01));
    }

    @Test
    void sweepsAreBounds() {
        Elo won = Ratings.of(sweep(50), 0, 0).player(1).orElseThrow().difference();
        Elo lost = Ratings.of(sweep(50), 1, 0).player(0).orElseThrow().difference();

        assertThat(won.openAbove()).isTrue();
        assertThat(won.openBelow()).isFalse();
        assertThat(won.difference().lower()).isBetween(480.0, 560.0);
        assertThat(won.difference().upper()).isFinite();
        assertThat(lost.openBelow()).isTrue();
        assertThat(lost.difference().upper()).isCloseTo(-won.difference().lower(), within(1e-6));
    }

    @Test
    void anOpenSideIsPassedOnThroughThePool() {
        PoolResults results = new PoolResults(4);
        for (int pair = 0; pair < 10; pair++) {
            results.addPair(1, 0, 1, 1);
            results.addPair(2, 1, pair % 2, -1);
            results.addPair(3, 2, -1, -1);
        }
        Ratings ratings = Ratings.of(results, 0, 0);

        assertThat(ratings.player(2).orElseThrow().difference().openAbove()).isTrue();
        assertThat(ratings.player(2).orElseThrow().difference().openBelow()).isFalse();
        assertThat(ratings.player(3).orElseThrow().difference()).hasToString("unknown");
        assertThat(ratings.difference(2, 1).openAbove()).isFalse();
        assertThat(ratings.difference(3, 2).openBelow()).isTrue();
    }

    @Test
    void playersWhomNoGamesConnectAreNamed() {
        PoolResults results = new PoolResults(6);
        results.addPair(0, 3, 1, 0);
        results.addPair(4, 1, 1, -1);
        Ratings ratings = Ratings.of(results, 3, 100);

        assertThat(ratings.players()).extracting(PlayerRating::player).containsExactly(0, 3);
        assertThat(ratings.unconnected()).containsExactly(List.of(1, 4), List.of(2), List.of(5));
        assertThat(ratings.player(1)).isEmpty();
        assertThatThrownBy(() -> ratings.difference(0, 1)).hasMessageContaining("two rated players");
    }

    @Test
    void nothingPlayedIsNoFault() {
        Ratings alone = Ratings.of(new PoolResults(1), 0, 7);

        assertThat(alone.players())
                .containsExactly(new PlayerRating(0, 7, new Elo(new Interval(0, 0, 0), false, false), 0, 0.5));
        assertThat(alone.whiteAdvantage()).hasToString("unknown");
        assertThat(alone.drawShare()).isEqualTo(new Interval(0.5, 0, 1));
        assertThat(Ratings.of(new PoolResults(3), 1, 0).unconnected()).containsExactly(List.of(0), List.of(2));
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "0, 0", "-1, -1", "1, -1", "-1, 1", "1, 0"})
    void equalPairsGiveFiniteNumbers(int asWhite, int asBlack) {
        for (int pairs : new int[] {1, 2, 30, 100_000}) {
            PoolResults results = new PoolResults(3);
            long[] counts = PairTable.EMPTY.plus(asWhite, asBlack).counts();
            for (int cell = 0; cell < counts.length; cell++) {
                counts[cell] *= pairs;
            }
            results.addPairs(0, 1, PairTable.of(counts));
            results.addPairs(1, 2, PairTable.of(counts));
            Ratings ratings = Ratings.of(results, 0, 0);

            for (PlayerRating rating : ratings.players()) {
                assertThat(rating.difference().difference().lower()).isBetween(-8000.0, 8000.0);
                assertThat(rating.difference().difference().upper()).isBetween(-8000.0, 8000.0);
            }
            assertThat(ratings.drawShare().lower()).isGreaterThanOrEqualTo(0);
            assertThat(ratings.drawShare().upper()).isLessThanOrEqualTo(1);
            assertThat(ratings.whiteAdvantage().difference().upper()).isLessThan(8000);
        }
    }

    @Test
    void neitherOrderNorNumberingMatters() {
        RandomGenerator random = new MersenneTwister(5);
        int[] renumbered = {3, 0, 5, 1, 4, 2};
        SimulatedPool pool = new SimulatedPool(new double[] {0, 50, 100, 150, 300, -200}, 0.3, 40, 100);
        PoolResults results = new PoolResults(6);
        PoolResults others = new PoolResults(6);
        for (int first = 0; first < 6; first++) {
            for (int second = first + 1; second < 6; second++) {
                for (int pair = 0; pair < 1 + first; pair++) {
                    pool.playPair(results, first, second, random);
                }
            }
        }
        for (int first = 5; first >= 0; first--) {
            for (int second = 5; second > first; second--) {
                PairTable table = results.pairs(first, second).reversed();
                others.addPairs(renumbered[second], renumbered[first], table);
            }
        }
        Ratings ratings = Ratings.of(results, 0, 0);
        Ratings otherRatings = Ratings.of(others, renumbered[0], 0);

        for (PlayerRating rating : ratings.players()) {
            Elo other = otherRatings
                    .player(renumbered[rating.player()])
                    .orElseThrow()
                    .difference();
            assertClose(other.difference(), rating.difference().difference(), 1e-6);
        }
        assertClose(
                otherRatings.difference(renumbered[5], renumbered[2]).difference(),
                ratings.difference(5, 2).difference(),
                1e-6);
        assertClose(otherRatings.drawShare(), ratings.drawShare(), 1e-9);
    }
}
