package org.shbangzero.train.trainer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.shbangzero.selfplay.replay.ReplayBatch;
import org.shbangzero.train.network.TrainingBatch;

class BatchAssemblerTest {
    private static final int ROWS = 40;

    @TempDir
    Path folder;

    private ReplayBatch rows;

    @BeforeEach
    void readRows() throws IOException {
        rows = TestReplay.read(TestReplay.write(folder.resolve("rows.parquet"), ROWS, 3));
    }

    @Test
    void withoutMirroringItUnpacksWhatTheRowsHold() {
        TrainingBatch batch = new BatchAssembler(TestReplay.GAME, false, 0).assemble(rows, 1);
        assertThat(batch.size()).isEqualTo(ROWS);
        float[] planes = new float[batch.planes().length / ROWS];
        for (int row = 0; row < ROWS; row++) {
            expand(row, planes);
            assertThat(Arrays.copyOfRange(batch.planes(), row * planes.length, (row + 1) * planes.length))
                    .isEqualTo(planes);
        }
        int moves = rows.policyStart()[ROWS];
        assertThat(batch.policy().indices()).isEqualTo(Arrays.copyOf(rows.policyIndex(), moves));
        assertThat(batch.policy().probabilities()).isEqualTo(Arrays.copyOf(rows.policyProb(), moves));
        assertThat(batch.policy().weights()).isEqualTo(Arrays.copyOf(rows.policyWeight(), ROWS));
    }

    @Test
    void mirrorsAboutHalfOfThePositionsThatAllowIt() {
        allowMirroring();
        TrainingBatch batch = new BatchAssembler(TestReplay.GAME, true, 0).assemble(rows, 1);
        float[] planes = new float[batch.planes().length / ROWS];
        int mirrored = 0;
        for (int row = 0; row < ROWS; row++) {
            expand(row, planes);
            float[] actual = Arrays.copyOfRange(batch.planes(), row * planes.length, (row + 1) * planes.length);
            int first = rows.policyStart()[row];
            if (Arrays.equals(actual, planes)) {
                assertThat(batch.policy().indices()[first]).isEqualTo(rows.policyIndex()[first]);
            } else {
                mirrored++;
                assertThat(actual).isEqualTo(flipped(planes));
                assertThat(batch.policy().indices()[first])
                        .isEqualTo(TestReplay.GAME.policy().mirror(rows.policyIndex()[first]));
            }
        }
        assertThat(mirrored).isBetween(ROWS / 4, ROWS * 3 / 4);
    }

    @Test
    void positionsWithCastlingRightsAreNotMirrored() {
        Arrays.fill(rows.scalars(), 1);
        TrainingBatch plain = new BatchAssembler(TestReplay.GAME, false, 0).assemble(rows, 1);
        TrainingBatch batch = new BatchAssembler(TestReplay.GAME, true, 0).assemble(rows, 1);
        assertThat(batch.planes()).isEqualTo(plain.planes());
    }

    @Test
    void blendsResultAndRootValue() {
        TrainingBatch batch = new BatchAssembler(TestReplay.GAME, false, 0.25).assemble(rows, 1);
        for (int row = 0; row < ROWS; row++) {
            float[] expected = {0.25f * 0.5f, 0.25f * 0.3f, 0.25f * 0.2f};
            expected[1 - rows.result()[row]] += 0.75f;
            for (int k = 0; k < 3; k++) {
                assertThat(batch.value().wdl()[3 * row + k]).isCloseTo(expected[k], within(1e-6f));
            }
        }
    }

    /** Takes the castling rights, and whatever else the constant planes say, from all rows. */
    private void allowMirroring() {
        Arrays.fill(rows.scalars(), 0);
    }

    private void expand(int row, float[] planes) {
        TestReplay.GAME
                .planes()
                .expand(
                        rows.words(),
                        row * TestReplay.GAME.planes().wordCount(),
                        rows.scalars(),
                        row * TestReplay.GAME.planes().scalarCount(),
                        planes,
                        0);
    }

    private static float[] flipped(float[] planes) {
        float[] flipped = new float[planes.length];
        for (int i = 0; i < planes.length; i++) {
            flipped[i ^ 7] = planes[i];
        }
        return flipped;
    }
}
