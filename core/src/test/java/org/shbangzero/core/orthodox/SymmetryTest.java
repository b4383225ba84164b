package org.shbangzero.core.orthodox;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.core.PolicyLayout;
import org.shbangzero.core.Position;

/** Both colours look alike to the network, and left looks like right where nobody can castle. */
class SymmetryTest {
    private static final int GAMES = 15;

    private static void visit(Game game, Consumer<Position> visitor) {
        SplittableRandom random = new SplittableRandom(6);
        int[] moves = new int[game.maxLegalMoves()];
        for (int i = 0; i < GAMES; i++) {
            Position position = game.curriculumStart(i % game.curriculumLevels(), random);
            int count = position.legalMoves(moves);
            while (!position.result(count).isOver()) {
                visitor.accept(position);
                position.make(moves[random.nextInt(count)]);
                count = position.legalMoves(moves);
            }
        }
    }

    private static int[] sortedIndices(Position position) {
        int[] moves = new int[position.game().maxLegalMoves()];
        return IntStream.range(0, position.legalMoves(moves))
                .map(i -> position.policyIndex(moves[i]))
                .sorted()
                .toArray();
    }

    private record Encoded(long[] words, float[] scalars) {
        static Encoded of(Position position) {
            long[] words = new long[position.game().planes().wordCount()];
            float[] scalars = new float[position.game().planes().scalarCount()];
            position.encode(words, 0, scalars, 0);
            return new Encoded(words, scalars);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"banzai", "chess", "nocastle", "shambhala", "shbang"})
    void exchangedColoursGiveTheSamePlanesAndIndices(String id) {
        Game game = Games.byId(id);
        visit(game, visited -> {
            Position position = game.parse(visited.fen());
            Position exchanged = game.parse(FenSymmetry.colours(position.fen()));
            Encoded expected = Encoded.of(position);
            Encoded encoded = Encoded.of(exchanged);
            assertThat(encoded.words()).as(position.fen()).isEqualTo(expected.words());
            assertThat(encoded.scalars()).isEqualTo(expected.scalars());
            assertThat(sortedIndices(exchanged)).isEqualTo(sortedIndices(position));
            assertThat(exchanged.evaluate()).isEqualTo(position.evaluate());
            assertThat(exchanged.key()).isNotEqualTo(position.key());
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"banzai", "chess", "nocastle", "shambhala", "shbang"})
    void leftMirrorsRightWhereTheLayoutSaysSo(String id) {
        Game game = Games.byId(id);
        PolicyLayout policy = game.policy();
        visit(game, visited -> {
            Position position = game.parse(visited.fen());
            Encoded encoded = Encoded.of(position);
            boolean castling = position.fen().split(" ", -1)[2].matches("[KQkq]+");
            assertThat(policy.mirrorable(encoded.words(), 0, encoded.scalars(), 0))
                    .isEqualTo(!castling);
            if (!castling) {
                Position mirrored = game.parse(FenSymmetry.files(position.fen()));
                assertThat(Encoded.of(mirrored).words()).isEqualTo(mirrored(encoded.words()));
                assertThat(Encoded.of(mirrored).scalars()).isEqualTo(encoded.scalars());
                assertThat(sortedIndices(mirrored))
                        .isEqualTo(Arrays.stream(sortedIndices(position))
                                .map(policy::mirror)
                                .sorted()
                                .toArray());
            }
        });
    }

    /** Reversed bytes of reversed bits: each rank is turned, the ranks stay. */
    private static long[] mirrored(long[] words) {
        return Arrays.stream(words)
                .map(word -> Long.reverseBytes(Long.reverse(word)))
                .toArray();
    }
}
