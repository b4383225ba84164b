package org.shbangzero.evaluate.yardstick;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.core.Position;
import org.shbangzero.selfplay.SplitMix64;

class AlphaBetaSearchTest {
    private static final int POSITIONS = 20;
    private static final int DEEPEST = 3;
    private static final int MOST_NODES = 10_000;

    static List<Game> games() {
        return Games.all();
    }

    @ParameterizedTest
    @MethodSource("games")
    void scoresAndMovesAreThoseOfPlainMinimax(Game game) {
        AlphaBetaSearch search = new AlphaBetaSearch(game);
        PlainMinimax plain = new PlainMinimax(MOST_NODES);
        RandomPositions positions = new RandomPositions(game, 1);
        int[] compared = new int[DEEPEST + 1];
        for (int i = 0; i < POSITIONS; i++) {
            Position position = positions.next();
            for (int depth = 1; depth <= DEEPEST; depth++) {
                OptionalInt expected = plain.score(position, depth);
                if (expected.isEmpty()) {
                    break;
                }
                String fen = position.fen();
                int move = search.choose(position, depth, new SplitMix64(i));
                assertThat(position.fen()).isEqualTo(fen);
                assertThat(search.score()).as("depth %s in %s", depth, fen).isEqualTo(expected.getAsInt());
                assertThat(move)
                        .as("depth %s in %s", depth, fen)
                        .isEqualTo(plain.firstWith(search.score(), position, depth, new SplitMix64(i)));
                compared[depth]++;
            }
        }
        assertThat(compared[1]).isGreaterThan(POSITIONS / 2);
        assertThat(compared[2]).isGreaterThan(2);
    }

    private static void assertFinds(String gameId, String fen, int depth, String uci, int score) {
        Game game = Games.byId(gameId);
        AlphaBetaSearch search = new AlphaBetaSearch(game);
        Position position = game.parse(fen);
        for (int seed = 0; seed < 5; seed++) {
            assertThat(position.uci(search.choose(position, depth, new SplitMix64(seed))))
                    .isEqualTo(uci);
            assertThat(search.score()).isEqualTo(score);
            assertThat(search.expectation()).isEqualTo(score > 0 ? 1 : 0);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "chess, 6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1, 1, a1a8, 999999",
        "chess, 6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1, 4, a1a8, 999999",
        // Morphy's problem: mate in two.
        "chess, kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1, 3, a1a6, 999997",
        "chess, kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1, 5, a1a6, 999997",
    })
    void findsMates(String game, String fen, int depth, String uci, int score) {
        assertFinds(game, fen, depth, uci, score);
    }

    @Test
    void takesTheLastLifeOfAKingThatCannotGetAway() {
        assertFinds("shbang", "7k/6Q1/8/8/8/8/8/K7 w - - 1/1/-/-/-/-/-/0 14/14 -/- 0 1", 1, "g7h8", 999_999);
        assertFinds("shbang", "7k/6Q1/8/8/8/8/8/K7 w - - 1/1/-/-/-/-/-/0 14/14 -/- 0 1", 3, "g7h8", 999_999);
    }

    @Test
    void takesTheLastRoyalPieceAndNotTheBiggest() {
        assertFinds("shambhala", "4g2r/8/8/8/4R2R/8/8/4G3 w - - 0 1", 1, "e4e8", 999_999);
        assertFinds("shambhala", "4g2r/8/8/8/4R2R/8/8/4G3 w - - 0 1", 3, "e4e8", 999_999);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void aQueenDefendedByAPawnIsNotWorthARook(int depth) {
        Game chess = Games.byId("chess");
        AlphaBetaSearch search = new AlphaBetaSearch(chess);
        Position position = chess.parse("4k3/2p5/3r4/8/8/3Q4/8/4K3 w - - 0 1");
        for (int seed = 0; seed < 20; seed++) {
            assertThat(position.uci(search.choose(position, depth, new SplitMix64(seed))))
                    .isNotEqualTo("d3d6");
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5})
    void seesDrawsByFiftyMoves(int depth) {
        Game chess = Games.byId("chess");
        AlphaBetaSearch search = new AlphaBetaSearch(chess);
        Position position = chess.parse("4k3/8/8/8/8/8/4P3/4K2Q w - - 99 80");
        for (int seed = 0; seed < 5; seed++) {
            assertThat(position.uci(search.choose(position, depth, new SplitMix64(seed))))
                    .startsWith("e2");
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5})
    void seesDrawsByRepetition(int depth) {
        Game chess = Games.byId("chess");
        AlphaBetaSearch search = new AlphaBetaSearch(chess);
        Position position = chess.parse("4k3/8/8/8/8/8/8/Q3K3 w - - 0 1");
        for (String move : "a1a2 e8d8 a2a1 d8e8 a1a2 e8d8 a2a1".split(" ", -1)) {
            position.make(position.parseMove(move));
        }
        assertThat(position.uci(search.choose(position, depth, new SplitMix64(1))))
                .isEqualTo("d8e8");
        assertThat(search.score()).isZero();
        assertThat(search.expectation()).isEqualTo(0.5);
    }

    @Test
    void theSeedDecidesAmongEqualMoves() {
        Game chess = Games.byId("chess");
        AlphaBetaSearch search = new AlphaBetaSearch(chess);
        Position position = chess.parse("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
        Set<Integer> moves = new HashSet<>();
        for (int seed = 0; seed < 100; seed++) {
            int move = search.choose(position, 2, new SplitMix64(seed));
            assertThat(search.choose(position, 2, new SplitMix64(seed))).isEqualTo(move);
            moves.add(move);
        }
        assertThat(moves).hasSize(position.legalMoveCount());
    }

    @Test
    void earlierSearchesLeaveNoTrace() {
        Game shbang = Games.byId("shbang");
        Position position = new RandomPositions(shbang, 5).next();
        AlphaBetaSearch fresh = new AlphaBetaSearch(shbang);
        AlphaBetaSearch used = new AlphaBetaSearch(shbang);
        used.choose(shbang.start(0), 2, new SplitMix64(7));
        used.choose(position, 3, new SplitMix64(8));

        assertThat(used.choose(position, 3, new SplitMix64(9))).isEqualTo(fresh.choose(position, 3, new SplitMix64(9)));
        assertThat(used.nodes()).isEqualTo(fresh.nodes());
    }

    @Test
    void allocatesNothingForAPosition() {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        Game shbang = Games.byId("shbang");
        AlphaBetaSearch search = new AlphaBetaSearch(shbang);
        Position position = shbang.start(0);
        SplitMix64 random = new SplitMix64(1);
        search.choose(position, 4, random);
        long before = threads.getCurrentThreadAllocatedBytes();
        search.choose(position, 4, random);
        long allocated = threads.getCurrentThreadAllocatedBytes() - before;

        assertThat(search.nodes()).isGreaterThan(500);
        assertThat(allocated / search.nodes()).isZero();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 6})
    void refusesOtherDepths(int depth) {
        Game chess = Games.byId("chess");
        assertThatThrownBy(() -> new AlphaBetaSearch(chess).choose(chess.start(0), depth, new SplitMix64(1)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("1 to 5");
    }
}
