package org.shbangzero.evaluate.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.core.Position;
import org.shbangzero.selfplay.inference.EvaluationBatch;
import org.shbangzero.selfplay.inference.Evaluator;
import org.shbangzero.selfplay.inference.UniformEvaluator;
import org.shbangzero.selfplay.search.SearchAlgorithm;
import org.shbangzero.selfplay.search.SearchSettings;

class PlayersTest {
    private static final Game CHESS = Games.byId("chess");
    private static final String MATE_IN_ONE = "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1";

    @TempDir
    Path folder;

    /** Remembers whether it was closed. */
    private static final class Network implements Evaluator {
        private final UniformEvaluator uniform = new UniformEvaluator();
        private boolean closed;

        @Override
        public void evaluate(EvaluationBatch batch) {
            uniform.evaluate(batch);
        }

        @Override
        public void close() {
            closed = true;
        }
    }

    private final List<Network> opened = new ArrayList<>();

    private PlayerFactory factory() {
        BiFunction<Path, Game, Evaluator> opener = (file, game) -> {
            opened.add(new Network());
            return opened.get(opened.size() - 1);
        };
        return new PlayerFactory(CHESS, SearchSettings.of(SearchAlgorithm.GUMBEL, 16), opener, System::nanoTime);
    }

    private static String move(Player player, String fen, long seed) {
        Position position = CHESS.parse(fen);
        try (PlayerSession session = player.open()) {
            session.newGame(seed);
            String move = position.uci(session.choose(Turn.of(position)).move());
            assertThat(position.fen()).isEqualTo(fen);
            return move;
        }
    }

    @Test
    void randomPlaysEveryLegalMoveAndFollowsItsSeed() {
        try (PlayerFactory factory = factory()) {
            Player random = factory.create("random");
            Set<String> moves = new HashSet<>();
            for (int seed = 0; seed < 200; seed++) {
                moves.add(move(random, MATE_IN_ONE, seed));
            }

            assertThat(moves).hasSize(CHESS.parse(MATE_IN_ONE).legalMoves(new int[CHESS.maxLegalMoves()]));
            assertThat(move(random, MATE_IN_ONE, 5)).isEqualTo(move(random, MATE_IN_ONE, 5));
        }
    }

    @Test
    void greedyMatesCapturesAndShunsTheDraw() {
        Player greedy = new GreedyPlayer(CHESS, "greedy");
        for (int seed = 0; seed < 30; seed++) {
            assertThat(move(greedy, MATE_IN_ONE, seed)).isEqualTo("a1a8");
            assertThat(move(greedy, "4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 1", seed)).isEqualTo("e4d5");
            assertThat(move(greedy, "7k/8/8/6Q1/8/8/8/K7 w - - 0 1", seed)).isNotEqualTo("g5g6");
        }
    }

    @Test
    void greedyBreaksTiesByItsSeed() {
        Player greedy = new GreedyPlayer(CHESS, "greedy");
        Set<String> moves = new HashSet<>();
        for (int seed = 0; seed < 300; seed++) {
            moves.add(move(greedy, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", seed));
        }

        assertThat(moves).hasSizeGreaterThan(2);
    }

    @Test
    void uniformSearchesWithoutChance() {
        try (PlayerFactory factory = factory()) {
            Player uniform = factory.create("uniform,sims=40");

            assertThat(move(uniform, MATE_IN_ONE, 1)).isEqualTo("a1a8");
            assertThat(move(uniform, MATE_IN_ONE, 2)).isEqualTo("a1a8");
            String quiet = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
            assertThat(move(uniform, quiet, 1)).isEqualTo(move(uniform, quiet, 2));
            assertThat(uniform.description()).isEqualTo("uniform, gumbel with 40 simulations");
        }
    }

    @Test
    void aSearchSaysWhatItExpects() {
        Player uniform = new SearchPlayer(
                CHESS, "u", "uniform", new UniformEvaluator(), SearchSettings.of(SearchAlgorithm.PUCT, 40));
        try (PlayerSession session = uniform.open()) {
            Choice choice = session.choose(Turn.of(CHESS.parse("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1")));

            assertThat(choice.opinion().nodes()).isEqualTo(40);
            assertThat(choice.opinion().expectedScore()).isBetween(0.3, 0.7);
        }
    }

    @Test
    void playersOfOneNetworkShareIt() throws IOException {
        Path model = Files.writeString(folder.resolve("net.onnx"), "weights");
        Path other = Files.writeString(folder.resolve("other.onnx"), "other weights");
        try (PlayerFactory factory = factory()) {
            Player strong = factory.create(model + ",sims=64,name=strong");
            Player weak = factory.create(folder + "/./net.onnx,sims=4");
            Player another = factory.create(other.toString());

            assertThat(opened).hasSize(2);
            assertThat(strong.name()).isEqualTo("strong");
            assertThat(weak.name()).isEqualTo("net");
            assertThat(strong.description()).isNotEqualTo(weak.description());
            assertThat(another.description())
                    .isNotEqualTo(factory.create(model.toString()).description());
        }
        assertThat(opened).allMatch(network -> network.closed);
    }

    @Test
    void alphaBetaSearchesToItsDepthAndFollowsItsSeed() {
        try (PlayerFactory factory = factory()) {
            Player usual = factory.create("alphabeta");
            Player deep = factory.create("ALPHABETA,depth=3,name=deep");

            assertThat(usual.name()).isEqualTo("alphabeta");
            assertThat(usual.description()).isEqualTo("alphabeta depth 2, or to depth 5 as its clock allows");
            assertThat(factory.create("alphabeta,depth=3").name()).isEqualTo("alphabeta-depth3");
            assertThat(deep.name()).isEqualTo("deep");
            assertThat(deep.description()).isEqualTo("alphabeta depth 3");
            assertThat(move(deep, "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", 1)).isEqualTo("a1a6");
            assertFollowsSeed(usual);
        }
    }

    @Test
    void rolloutPlaysRandomGamesAndFollowsItsSeed() {
        try (PlayerFactory factory = factory()) {
            Player usual = factory.create("rollout");
            Player quick = factory.create("rollout,playouts=20");

            assertThat(usual.name()).isEqualTo("rollout-playouts100");
            assertThat(quick.description()).isEqualTo("rollout 20 playouts");
            assertThat(move(usual, MATE_IN_ONE, 1)).isEqualTo("a1a8");
            assertFollowsSeed(quick);
        }
    }

    private static void assertFollowsSeed(Player player) {
        Set<String> moves = new HashSet<>();
        for (int seed = 0; seed < 20; seed++) {
            String move = move(player, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", seed);
            assertThat(move(player, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", seed)).isEqualTo(move);
            moves.add(move);
        }
        assertThat(moves).hasSizeGreaterThan(2);
    }

    /** An own centipawn score of alpha-beta; of the others the centipawns of what they expect. */
    @ParameterizedTest
    @CsvSource({"'alphabeta,depth=1', 100, 100", "'uniform,sims=20', -20, 20", "rollout, 0, 20000"})
    void whoSearchesCountsInCentipawns(String who, int least, int most) {
        Opinion opinion = opinion(who, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
        assertThat(opinion.centipawns().orElseThrow()).isBetween(least, most);
        assertThat(opinion.mate()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"'alphabeta,depth=1'", "'uniform,sims=20'"})
    void whatIsProvenIsAMateWithoutCentipawns(String who) {
        Opinion opinion = opinion(who, MATE_IN_ONE);
        assertThat(opinion.mate()).hasValue(1);
        assertThat(opinion.centipawns()).isEmpty();
        assertThat(opinion.expectedScore()).isEqualTo(1);
    }

    private Opinion opinion(String who, String fen) {
        try (PlayerFactory factory = factory();
                PlayerSession session = factory.create(who).open()) {
            session.newGame(1);
            return session.choose(Turn.of(CHESS.parse(fen))).opinion();
        }
    }

    @ParameterizedTest
    @CsvSource({"alphabeta, true", "rollout, true", "uniform, true", "random, false"})
    void whoSearchesSaysWhatItExpects(String who, boolean searches) {
        try (PlayerFactory factory = factory();
                PlayerSession session = factory.create(who).open()) {
            session.newGame(1);
            Choice choice = session.choose(Turn.of(CHESS.parse("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1")));

            assertThat(choice.opinion().nodes() > 0).isEqualTo(searches);
            assertThat(choice.opinion().expectedScore() >= 0 && choice.opinion().expectedScore() <= 1)
                    .isEqualTo(searches);
        }
    }
}
