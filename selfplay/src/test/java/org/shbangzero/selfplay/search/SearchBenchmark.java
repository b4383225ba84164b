package org.shbangzero.selfplay.search;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.core.Position;
import org.shbangzero.selfplay.testing.RandomPositions;

/** The cost of a simulation without planes and network: moves, ends of the game, priors, selection, backup. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class SearchBenchmark {
    private static final int SIMULATIONS = 64;

    @Param({"chess", "shbang"})
    String game;

    @Param
    SearchAlgorithm algorithm;

    private List<Position> positions;
    private Search search;
    private float[] logits;
    private int next;

    @Setup
    public void prepare() {
        Game rules = Games.byId(game);
        positions = RandomPositions.of(rules, 1, 500);
        search = Search.create(rules, SearchSettings.of(algorithm, SIMULATIONS).withReuseTree(false));
        logits = new float[rules.maxLegalMoves()];
    }

    /** A whole search; the figure is for one of its simulations. */
    @Benchmark
    @OperationsPerInvocation(SIMULATIONS)
    public int simulation() {
        next = next + 1 == positions.size() ? 0 : next + 1;
        search.start(positions.get(next), next, SIMULATIONS, true);
        while (search.advance()) {
            search.evaluated(logits, 0.3f, 0.4f, 0.3f);
        }
        return search.root().bestMove();
    }
}
