package org.shbangzero.selfplay.inference;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.core.PlaneLayout;
import org.shbangzero.core.Position;
import org.shbangzero.selfplay.testing.RandomPositions;

class EvaluationBatchTest {
    /** The batch writes only what changed in a slot; it must show what writing everything shows. */
    @ParameterizedTest
    @ValueSource(strings = {"chess", "shbang"})
    void planesAreThoseOfTheLayoutInWhateverOrderPositionsCome(String id) {
        Game game = Games.byId(id);
        List<Position> positions = RandomPositions.of(game, 3, 600);
        EvaluationBatch batch = new EvaluationBatch(game, 4);
        Random random = new Random(4);
        float[] found = new float[game.planes().planeCount() * 64];
        for (int round = 0; round < 400; round++) {
            batch.clear();
            int size = 1 + random.nextInt(4);
            for (int i = 0; i < size; i++) {
                Position position = positions.get(random.nextInt(positions.size()));
                assertThat(batch.add(position)).isEqualTo(i);
                batch.planes().get(i * found.length, found);
                assertThat(found).isEqualTo(expand(position));
            }
            assertThat(batch.size()).isEqualTo(size);
        }
    }

    @Test
    void aFullBatchTakesNoMore() {
        Game game = Games.byId("chess");
        EvaluationBatch batch = new EvaluationBatch(game, 1);
        batch.add(game.start(0));

        assertThat(batch.isFull()).isTrue();
        assertThatThrownBy(() -> batch.add(game.start(0))).isInstanceOf(IndexOutOfBoundsException.class);
    }

    private static float[] expand(Position position) {
        PlaneLayout layout = position.game().planes();
        long[] words = new long[layout.wordCount()];
        float[] scalars = new float[layout.scalarCount()];
        float[] planes = new float[layout.planeCount() * 64];
        position.encode(words, 0, scalars, 0);
        layout.expand(words, 0, scalars, 0, planes, 0);
        return planes;
    }
}
