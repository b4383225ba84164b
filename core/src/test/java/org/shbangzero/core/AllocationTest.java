package org.shbangzero.core;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A search asks millions of times a second, so what it asks allocates nothing. */
class AllocationTest {
    private static final int ROUNDS = 20;

    private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    @ParameterizedTest
    @MethodSource("org.shbangzero.core.GameContractTest#games")
    void whatASearchAsksAllocatesNothing(Game game) {
        Position[] positions = positions(game);
        int[] moves = new int[game.maxLegalMoves()];
        long[] words = new long[game.planes().wordCount()];
        float[] scalars = new float[game.planes().scalarCount()];
        long sum = askAll(positions, moves, words, scalars);
        long before = threads.getCurrentThreadAllocatedBytes();
        for (int i = 0; i < ROUNDS; i++) {
            sum += askAll(positions, moves, words, scalars);
        }
        long perPosition = (threads.getCurrentThreadAllocatedBytes() - before) / ((long) ROUNDS * positions.length);
        assertThat(perPosition).as("bytes a position").isZero();
        assertThat(sum).isNotZero();
    }

    /** The proof looks closely only at positions of kings, bishops and pawns, so random games won't do. */
    @Test
    void provingThatAPositionIsDeadAllocatesNothing() {
        Game game = Games.byId("chess").withDeadPosition().orElseThrow();
        Position dead = game.parse("1b2kb2/8/8/p1p1p1p1/P1P1P1P1/8/8/3BKB2 w - - 0 1");
        Position alive = game.parse("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/2B1K3 w - - 0 1");
        int drawn = countDraws(dead, alive);
        long before = threads.getCurrentThreadAllocatedBytes();
        drawn += countDraws(dead, alive);
        assertThat(threads.getCurrentThreadAllocatedBytes() - before).isLessThan(ROUNDS);
        assertThat(drawn).isEqualTo(2 * ROUNDS);
    }

    private static int countDraws(Position dead, Position alive) {
        int drawn = 0;
        for (int i = 0; i < ROUNDS; i++) {
            drawn += dead.result(1).isOver() ? 1 : 0;
            drawn += alive.result(1).isOver() ? 1 : 0;
        }
        return drawn;
    }

    private static Position[] positions(Game game) {
        List<Position> positions = new ArrayList<>();
        Position position = game.start(0);
        Walk walk = new Walk(game, new SplittableRandom(9));
        for (int i = 0; i < 200 && walk.step(position); i++) {
            positions.add(position.copy());
        }
        return positions.toArray(new Position[0]);
    }

    private static long askAll(Position[] positions, int[] moves, long[] words, float[] scalars) {
        long sum = 0;
        for (Position position : positions) {
            int count = position.legalMoves(moves);
            sum += position.result(count).isOver() ? 1 : 2;
            sum += position.legalMoveCount();
            sum += position.inCheck() ? 1 : 0;
            sum += position.evaluate();
            position.encode(words, 0, scalars, 0);
            for (int i = 0; i < count; i++) {
                sum += position.policyIndex(moves[i]);
                sum += position.isNoisy(moves[i]) ? 1 : 0;
                position.make(moves[i]);
                sum += position.key() ^ (position.evaluationKey() + position.repetitions());
                position.unmake();
            }
        }
        return sum;
    }
}
