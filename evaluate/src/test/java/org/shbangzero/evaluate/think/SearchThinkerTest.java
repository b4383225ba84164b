package org.shbangzero.evaluate.think;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.core.Position;
import org.shbangzero.evaluate.clock.ClockFace;
import org.shbangzero.evaluate.clock.TimeBudget;
import org.shbangzero.evaluate.clock.TimeManager;
import org.shbangzero.evaluate.player.PlayerSession;
import org.shbangzero.evaluate.player.SearchPlayer;
import org.shbangzero.evaluate.player.Turn;
import org.shbangzero.evaluate.testing.TinyNetwork;
import org.shbangzero.selfplay.SplitMix64;
import org.shbangzero.selfplay.inference.EvaluationBatch;
import org.shbangzero.selfplay.inference.Evaluator;
import org.shbangzero.selfplay.inference.OnnxEvaluator;
import org.shbangzero.selfplay.inference.UniformEvaluator;
import org.shbangzero.selfplay.search.SearchAlgorithm;
import org.shbangzero.selfplay.search.SearchSettings;

class SearchThinkerTest {
    private static final Game CHESS = Games.byId("chess");
    private static final GameLine START = GameLine.startingAt(CHESS.start(0));
    private static final int HASH = 8;
    private static final int LITTLE_HASH = 4;

    @TempDir
    Path folder;

    private static ThinkTask task(GameLine line, OptionalLong nodes, boolean onlyNodes) {
        return new ThinkTask(line, Set.of(), nodes, OptionalInt.empty(), onlyNodes, 1);
    }

    private static Analysis think(Thinker thinker, ThinkTask task) {
        ThinkControl control = new ThinkControl(System::nanoTime, TimeBudget.UNLIMITED, false, false);
        return thinker.think(task, control, Reporter.SILENT);
    }

    /** Thinks for a number of nodes that could not be planned. */
    private static Analysis thinkUpTo(long nodes, Thinker thinker, GameLine line) {
        return think(thinker, task(line, OptionalLong.of(nodes), false));
    }

    @ParameterizedTest
    @ValueSource(strings = {"chess", "shbang"})
    void aNumberOfNodesGivesTheMoveOfAMatch(String id) throws IOException {
        Game game = Games.byId(id);
        try (Evaluator network = OnnxEvaluator.open(TinyNetwork.write(folder.resolve("net.onnx"), game, 3), game)) {
            Thinker thinker = new SearchThinker(game, network, HASH);
            SearchPlayer player =
                    new SearchPlayer(game, "player", "", network, SearchSettings.of(SearchAlgorithm.GUMBEL, 48));
            Position position = game.start(0);
            List<String> moves = new ArrayList<>();
            try (PlayerSession session = player.open()) {
                for (int ply = 0; ply < 8; ply++) {
                    ThinkTask task = task(GameLine.of(game.start(0), moves), OptionalLong.of(48), true);
                    String move = think(thinker, task).best().moves().get(0);
                    int chosen = session.choose(Turn.of(position)).move();
                    assertThat(move).as("ply %d", ply).isEqualTo(position.uci(chosen));
                    position.make(chosen);
                    moves.add(move);
                }
            }
        }
    }

    @Test
    void whatWasSearchedBelowThePlayedMovesIsKept() {
        Position start = CHESS.parse("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
        Thinker thinker = new SearchThinker(CHESS, new UniformEvaluator(), LITTLE_HASH);
        Analysis first = thinkUpTo(4000, thinker, GameLine.startingAt(start));
        GameLine later = GameLine.of(start, first.best().moves().subList(0, 2));

        Analysis kept = thinkUpTo(4, thinker, later);
        thinker.newGame();
        Analysis fresh = thinkUpTo(4, thinker, later);
        assertThat(kept.hashPermille()).isGreaterThan(2);
        assertThat(fresh.hashPermille()).isZero();
    }

    @Test
    void theTreeStaysWithinItsMemory() {
        Thinker thinker = new SearchThinker(CHESS, new UniformEvaluator(), LITTLE_HASH);
        Analysis analysis = think(thinker, task(START, OptionalLong.empty(), false));
        assertThat(analysis.hashPermille()).isEqualTo(1000);
        assertThat(analysis.nodes()).isBetween(1000L, 10_000L);
    }

    /** Two engines with a network that takes 1 to 6 ms for a position, on a clock that only the network moves. */
    @Test
    void noFlagFallsInGamesOnAClockOfItsOwn() {
        SlowNetwork network = new SlowNetwork();
        Thinker thinker = new SearchThinker(CHESS, network, HASH);
        for (int game = 0; game < 10; game++) {
            long[] clocks = {500, 500};
            List<String> moves = new ArrayList<>();
            thinker.newGame();
            for (int ply = 0; ply < 100; ply++) {
                GameLine line = GameLine.of(CHESS.start(0), moves);
                int side = line.position().sideToMove();
                TimeBudget budget = TimeManager.budget(ClockFace.running(clocks[side], 50, 0), 30, ply);
                long start = network.nanos;
                ThinkControl control = new ThinkControl(network::nanoTime, budget, false, false);
                ThinkTask task = task(line, OptionalLong.empty(), false);
                moves.add(thinker.think(task, control, Reporter.SILENT)
                        .best()
                        .moves()
                        .get(0));
                clocks[side] -= (network.nanos - start) / 1_000_000 + 20;
                assertThat(clocks[side]).as("clock at ply %d", ply).isPositive();
                clocks[side] += 50;
                if (GameLine.of(CHESS.start(0), moves).position().result().isOver()) {
                    break;
                }
            }
        }
    }

    @Test
    void timeIsSavedWhenNoOtherMoveCanCatchUp() {
        SlowNetwork network = new SlowNetwork();
        Position start = CHESS.start(0);
        network.favourite = start.policyIndex(start.parseMove("e2e4"));
        TimeBudget onClock = new TimeBudget(1000, 4000);
        long saved = millisTaken(network, onClock);
        assertThat(saved).isBetween(250L, 750L);
        assertThat(millisTaken(network, TimeBudget.fixed(1000))).isBetween(1000L, 1010L);
        network.favourite = -1;
        assertThat(millisTaken(network, onClock)).isBetween(1000L, 4010L);
    }

    private static long millisTaken(SlowNetwork network, TimeBudget budget) {
        Thinker thinker = new SearchThinker(CHESS, network, HASH);
        ThinkControl control = new ThinkControl(network::nanoTime, budget, false, false);
        thinker.think(task(START, OptionalLong.empty(), false), control, Reporter.SILENT);
        return control.elapsed();
    }

    /** A network that takes its time on a clock of its own. */
    private static final class SlowNetwork implements Evaluator {
        private final UniformEvaluator uniform = new UniformEvaluator();
        /** Policy index of a move that it likes wherever it is legal, or -1. */
        private int favourite = -1;

        private final SplitMix64 random = new SplitMix64(11);
        private long nanos;

        /** Everything else takes two microseconds from one look at the clock to the next. */
        private long nanoTime() {
            nanos += 2_000;
            return nanos;
        }

        @Override
        public void evaluate(EvaluationBatch batch) {
            uniform.evaluate(batch);
            if (favourite >= 0) {
                batch.policy().put(favourite, 9);
            }
            nanos += 1_000_000L * (1 + random.nextInt(6));
        }

        @Override
        public void close() {}
    }
}
