package org.shbangzero.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What every registered game must keep towards the network. */
class EncodingContractTest {
    static List<Game> games() {
        return Games.all();
    }

    @ParameterizedTest
    @MethodSource("games")
    void policyIndicesAreDistinctAndMirrorsAreInverse(Game game) {
        PolicyLayout policy = game.policy();
        Walk.visit(game, position -> {
            int[] moves = Walk.legalMoves(position);
            Set<Integer> indices = new HashSet<>();
            for (int move : moves) {
                int index = position.policyIndex(move);
                assertThat(index).isBetween(0, policy.size() - 1);
                assertThat(policy.mirror(policy.mirror(index))).isEqualTo(index);
                indices.add(index);
            }
            assertThat(indices).as(position.fen()).hasSameSizeAs(moves);
        });
    }

    @ParameterizedTest
    @MethodSource("games")
    void planesStayBetweenZeroAndOne(Game game) {
        PlaneLayout layout = game.planes();
        long[] words = new long[layout.wordCount()];
        float[] scalars = new float[layout.scalarCount()];
        float[] planes = new float[layout.planeCount() * 64];
        Walk.visit(game, position -> {
            position.encode(words, 0, scalars, 0);
            layout.expand(words, 0, scalars, 0, planes, 0);
            for (float value : planes) {
                assertThat(value >= 0 && value <= 1).isTrue();
            }
        });
    }

    @ParameterizedTest
    @MethodSource("games")
    void encodingWritesOnlyItsOwnPlaces(Game game) {
        PlaneLayout layout = game.planes();
        long[] words = new long[layout.wordCount() + 2];
        float[] scalars = new float[layout.scalarCount() + 2];
        Arrays.fill(words, 77);
        Arrays.fill(scalars, 77);
        game.start(0).encode(words, 1, scalars, 1);
        assertThat(words[0] + words[words.length - 1]).isEqualTo(2 * 77);
        assertThat(scalars[0] + scalars[scalars.length - 1]).isEqualTo(2 * 77);
        assertThat(Arrays.copyOfRange(words, 1, words.length - 1)).doesNotContain(77);
        assertThat(Arrays.copyOfRange(scalars, 1, scalars.length - 1)).doesNotContain(77);
    }
}
