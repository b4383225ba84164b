package org.shbangzero.selfplay.inference;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.core.PlaneLayout;
import org.shbangzero.core.Position;
import org.shbangzero.selfplay.testing.RandomPositions;

/** The cost of turning a position into network input, once for each evaluation. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class EncodingBenchmark {
    @Param({"chess", "shbang"})
    String game;

    private List<Position> positions;
    private EvaluationBatch batch;
    private PlaneLayout layout;
    private long[] words;
    private float[] scalars;
    private float[] planes;
    private int next;

    @Setup
    public void prepare() {
        Game rules = Games.byId(game);
        positions = RandomPositions.of(rules, 1, 1000);
        batch = new EvaluationBatch(rules, 1);
        layout = rules.planes();
        words = new long[layout.wordCount()];
        scalars = new float[layout.scalarCount()];
        planes = new float[layout.planeCount() * 64];
    }

    private Position nextPosition() {
        next = next + 1 == positions.size() ? 0 : next + 1;
        return positions.get(next);
    }

    /** Successive positions of a game, as in self-play. */
    @Benchmark
    public int addToBatch() {
        batch.clear();
        return batch.add(nextPosition());
    }

    /** The encoding alone, before it is unpacked to floats. */
    @Benchmark
    public long encode() {
        nextPosition().encode(words, 0, scalars, 0);
        return words[0];
    }

    /** Encoding and unpacking everything, as in training. */
    @Benchmark
    public float encodeAndExpand() {
        nextPosition().encode(words, 0, scalars, 0);
        layout.expand(words, 0, scalars, 0, planes, 0);
        return planes[0];
    }
}
