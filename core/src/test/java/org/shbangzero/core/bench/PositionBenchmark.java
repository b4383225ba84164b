package org.shbangzero.core.bench;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
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
import org.shbangzero.core.notation.Perft;

/** What a search asks of a position, in nanoseconds a position, over positions of random games; and perft in milliseconds. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class PositionBenchmark {
    private static final int POSITIONS = 512;

    @Param({"banzai", "chess", "nocastle", "shambhala", "shbang"})
    private String game;

    private Position start;
    private Position[] positions;
    /** A legal move in each position. */
    private int[] chosen;
    /** The number of legal moves after it. */
    private int[] replies;

    private int[] moves;
    private long[] words;
    private float[] scalars;

    /** Draws ongoing positions from random games. */
    @Setup
    public void drawPositions() {
        Game rules = Games.byId(game);
        start = rules.start(0);
        moves = new int[rules.maxLegalMoves()];
        words = new long[rules.planes().wordCount()];
        scalars = new float[rules.planes().scalarCount()];
        Random random = new Random(1);
        List<Position> drawn = new ArrayList<>();
        while (drawn.size() < 4 * POSITIONS) {
            Position position = rules.start(0);
            int count = position.legalMoves(moves);
            while (!position.result(count).isOver()) {
                drawn.add(position.copy());
                position.make(moves[random.nextInt(count)]);
                count = position.legalMoves(moves);
            }
        }
        Collections.shuffle(drawn, random);
        positions = drawn.subList(0, POSITIONS).toArray(new Position[0]);
        chooseMoves(random);
    }

    private void chooseMoves(Random random) {
        chosen = new int[POSITIONS];
        replies = new int[POSITIONS];
        for (int i = 0; i < POSITIONS; i++) {
            Position position = positions[i];
            chosen[i] = moves[random.nextInt(position.legalMoves(moves))];
            position.make(chosen[i]);
            replies[i] = position.legalMoveCount();
            position.unmake();
        }
    }

    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public long legalMoves() {
        long sum = 0;
        for (Position position : positions) {
            sum += position.legalMoves(moves);
        }
        return sum;
    }

    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public long legalMoveCount() {
        long sum = 0;
        for (Position position : positions) {
            sum += position.legalMoveCount();
        }
        return sum;
    }

    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public long makeUnmake() {
        long sum = 0;
        for (int i = 0; i < POSITIONS; i++) {
            positions[i].make(chosen[i]);
            sum += positions[i].sideToMove();
            positions[i].unmake();
        }
        return sum;
    }

    /** As {@link #makeUnmake}, asking in between whether the game is over, repetitions included. */
    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public long makeResultUnmake() {
        long sum = 0;
        for (int i = 0; i < POSITIONS; i++) {
            positions[i].make(chosen[i]);
            sum += positions[i].result(replies[i]).isOver() ? 1 : 0;
            positions[i].unmake();
        }
        return sum;
    }

    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public long key() {
        long sum = 0;
        for (Position position : positions) {
            sum += position.key();
        }
        return sum;
    }

    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public long encode() {
        long sum = 0;
        for (Position position : positions) {
            position.encode(words, 0, scalars, 0);
            sum += words[0];
        }
        return sum;
    }

    /** All that one simulation asks: moves, result, planes, policy indices, one move made and taken back. */
    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public long simulation() {
        long sum = 0;
        for (Position position : positions) {
            int count = position.legalMoves(moves);
            if (position.result(count).isOver()) {
                continue;
            }
            position.encode(words, 0, scalars, 0);
            for (int i = 0; i < count; i++) {
                sum += position.policyIndex(moves[i]);
            }
            position.make(moves[(int) (sum % count)]);
            sum += position.key() & 0xFF;
            position.unmake();
        }
        return sum;
    }

    @Benchmark
    @OutputTimeUnit(TimeUnit.MILLISECONDS)
    public long perft5() {
        return Perft.count(start, 5);
    }
}
