package org.shbangzero.selfplay.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.shbangzero.core.Game;
import org.shbangzero.selfplay.io.AtomicFiles;

class ReplayFilesTest {
    private static final Game GAME = LayoutGame.named("toy");
    private static final int ROWS = ReplayWriter.ROW_GROUP_ROWS + 17;

    @TempDir
    Path folder;

    @Test
    void rowsComeBackAsWritten() throws IOException {
        List<ReplayRow> rows = RandomRows.list(GAME, 1, ROWS);
        Path file = write("a.parquet", rows);

        List<ReplayRow> read = new ArrayList<>();
        try (ReplayReader reader = ReplayReader.open(file, GAME)) {
            reader.forEachRemaining(read::add);
        }

        assertThat(read).hasSameSizeAs(rows);
        for (int i = 0; i < ROWS; i += 11) {
            assertSame(read.get(i), rows.get(i));
        }
    }

    @Test
    void batchesHoldTheTrainingColumns() throws IOException {
        List<ReplayRow> rows = RandomRows.list(GAME, 2, ROWS);
        Path file = write("a.parquet", rows);

        ReplayBatch batch = new ReplayBatch(GAME);
        try (ReplayBatchReader reader = ReplayBatchReader.open(file, GAME)) {
            while (reader.readInto(batch)) {
                assertThat(batch.size()).isPositive();
            }
        }

        assertThat(batch.size()).isEqualTo(ROWS);
        ReplayBatch copy = new ReplayBatch(GAME);
        for (int i = 0; i < ROWS; i += 11) {
            assertRow(batch, i, rows.get(i));
            copy.append(batch, i);
            assertRow(copy, i / 11, rows.get(i));
        }
    }

    @Test
    void theFooterTellsWhatTheFileHolds() throws IOException {
        Path file = write("a.parquet", RandomRows.list(GAME, 3, ROWS));

        ReplayFile footer = ReplayFile.read(file, GAME);

        assertThat(footer)
                .isEqualTo(new ReplayFile(file, "toy", "toy-planes-1", "toy-policy-1", ROWS, 2, Files.size(file)));
    }

    @Test
    void anEmptyFileIsAFile() throws IOException {
        Path file = write("a.parquet", List.of());

        assertThat(ReplayFile.read(file, GAME).rows()).isZero();
        try (ReplayReader reader = ReplayReader.open(file, GAME)) {
            assertThat(reader.hasNext()).isFalse();
        }
    }

    @Test
    void beforeTheCommitThereIsOnlyATemporaryFile() throws IOException {
        Path file = folder.resolve("a.parquet");
        try (ReplayWriter writer = ReplayWriter.create(file, GAME)) {
            for (ReplayRow row : RandomRows.list(GAME, 4, 10)) {
                writer.write(row);
            }
            assertThat(filesInFolder()).hasSize(1).allMatch(AtomicFiles::isTemporary);
        }
        assertThat(filesInFolder()).isEmpty();
    }

    @Test
    void whatAKilledWriterLeftIsReplaced() throws IOException {
        Files.writeString(AtomicFiles.temporaryFor(folder.resolve("a.parquet")), "left over ".repeat(100_000));

        Path file = write("a.parquet", RandomRows.list(GAME, 5, 10));

        assertThat(filesInFolder()).containsExactly(file);
        assertThat(ReplayFile.read(file, GAME).rows()).isEqualTo(10);
    }

    @Test
    void theSameRowsGiveTheSameBytes() throws IOException {
        Path first = write("a.parquet", RandomRows.list(GAME, 6, 5000));
        Path second = write("b.parquet", RandomRows.list(GAME, 6, 5000));

        assertThat(first).hasSameBinaryContentAs(second);
    }

    @Test
    void probabilitiesKeepElevenBits() {
        for (float value : new float[] {0, 1, 0.5f, 0.1f, 0.999999f, 1e-6f, 1e-30f}) {
            float rounded = ReplayWriter.round(value);
            assertThat(rounded).isBetween(value * (1 - 0x1p-11f), Math.min(1, value * (1 + 0x1p-11f)));
            assertThat(ReplayWriter.round(rounded)).isEqualTo(rounded);
        }
    }

    @Test
    void badRowsAreNotWritten() throws IOException {
        ReplayRow row = RandomRows.list(GAME, 10, 1).get(0);
        try (ReplayWriter writer = ReplayWriter.create(folder.resolve("a.parquet"), LayoutGame.named("chess"))) {
            assertThatThrownBy(() -> writer.write(row))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("it belongs to the game toy");
        }
    }

    private Path write(String name, List<ReplayRow> rows) throws IOException {
        return RandomRows.write(folder.resolve(name), GAME, rows);
    }

    private List<Path> filesInFolder() throws IOException {
        try (var files = Files.list(folder)) {
            return files.toList();
        }
    }

    /** By hand, because AssertJ's recursive comparison takes minutes for thousands of rows. */
    private static void assertSame(ReplayRow read, ReplayRow written) {
        assertThat(read.planesBits()).isEqualTo(written.planesBits());
        assertThat(read.planesScalar()).isEqualTo(written.planesScalar());
        assertThat(read.policyIndex()).isEqualTo(written.policyIndex());
        assertThat(read.policyProb()).isEqualTo(written.policyProb());
        assertThat(withoutArrays(read)).isEqualTo(withoutArrays(written));
    }

    private static List<Object> withoutArrays(ReplayRow row) {
        return List.of(
                row.policyWeight(),
                row.valueWeight(),
                row.rootWin(),
                row.rootDraw(),
                row.rootLoss(),
                row.result(),
                row.endReason(),
                row.pliesLeft(),
                row.adjudicated(),
                row.ply(),
                row.fen(),
                row.move(),
                row.simulations(),
                row.origin());
    }

    private static void assertRow(ReplayBatch batch, int i, ReplayRow row) {
        int words = GAME.planes().wordCount();
        int scalars = GAME.planes().scalarCount();
        int begin = batch.policyStart()[i];
        int end = batch.policyStart()[i + 1];
        assertThat(Arrays.copyOfRange(batch.words(), i * words, (i + 1) * words))
                .isEqualTo(row.planesBits());
        assertThat(Arrays.copyOfRange(batch.scalars(), i * scalars, (i + 1) * scalars))
                .isEqualTo(row.planesScalar());
        assertThat(Arrays.copyOfRange(batch.policyIndex(), begin, end)).isEqualTo(row.policyIndex());
        assertThat(Arrays.copyOfRange(batch.policyProb(), begin, end)).isEqualTo(row.policyProb());
        assertThat(batch.policyWeight()[i]).isEqualTo(row.policyWeight());
        assertThat(batch.valueWeight()[i]).isEqualTo(row.valueWeight());
        assertThat(Arrays.copyOfRange(batch.rootWdl(), 3 * i, 3 * i + 3))
                .containsExactly(row.rootWin(), row.rootDraw(), row.rootLoss());
        assertThat(batch.result()[i]).isEqualTo(row.result());
        assertThat(batch.pliesLeft()[i]).isEqualTo(row.pliesLeft());
    }
}
