package org.shbangzero.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What {@link Position#isNoisy} promises to searches, for every registered game. */
class NoisyMovesContractTest {
    private static final int PAWN = 100;
    private static final int MOST_PLIES = 500;

    @ParameterizedTest
    @MethodSource("org.shbangzero.core.GameContractTest#games")
    void noisyMovesGainAndOthersHardlyChangeTheEvaluation(Game game) {
        int[] noisyMoves = {0};
        Walk.visit(game, position -> {
            for (int move : Walk.legalMoves(position)) {
                boolean noisy = position.isNoisy(move);
                int gain = gain(position, move);
                String what = position.uci(move) + " in " + position.fen();
                assertThat(noisy ? gain > 0 : Math.abs(gain) < PAWN).as(what).isTrue();
                noisyMoves[0] += noisy ? 1 : 0;
            }
        });
        assertThat(noisyMoves[0]).isPositive();
    }

    /** What a move changes in the evaluation, from its mover's view. */
    private static int gain(Position position, int move) {
        int before = position.evaluate();
        position.make(move);
        int after = -position.evaluate();
        position.unmake();
        return after - before;
    }

    @ParameterizedTest
    @MethodSource("org.shbangzero.core.GameContractTest#games")
    void noisyMovesAndAnswersToCheckComeToAnEnd(Game game) {
        SplittableRandom random = new SplittableRandom(4);
        int[] longest = {0};
        Walk.visit(game, position -> {
            if (random.nextInt(4) == 0) {
                longest[0] = Math.max(longest[0], playOut(position, random));
            }
        });
        assertThat(longest[0]).isBetween(2, MOST_PLIES - 1);
    }

    /** Plays random noisy moves, in check any, as long as there are some; takes them back; returns how many they were. */
    private static int playOut(Position position, SplittableRandom random) {
        int plies = 0;
        while (plies < MOST_PLIES) {
            int[] moves = Walk.legalMoves(position);
            if (!position.inCheck()) {
                moves = Arrays.stream(moves).filter(position::isNoisy).toArray();
            }
            if (moves.length == 0) {
                break;
            }
            position.make(moves[random.nextInt(moves.length)]);
            plies++;
        }
        for (int i = 0; i < plies; i++) {
            position.unmake();
        }
        return plies;
    }
}
