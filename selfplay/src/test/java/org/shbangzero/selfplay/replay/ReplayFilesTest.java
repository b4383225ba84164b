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
import org.shbangzero.core.InputException;
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
    void aMissingFileIsNamed() {
        assertThatThrownBy(() -> ReplayFile.read(folder.resolve("none.parquet")))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("none.parquet");
    }

    @Test
    void aFileOfAnotherGameOrLayoutIsRefused() throws IOException {
        Path file = write("a.parquet", RandomRows.list(GAME, 7, 10));

        assertThatThrownBy(() -> ReplayReader.open(file, LayoutGame.named("chess")))
                .isInstanceOf(InputException.class)
                .hasMessage(file + " holds the game 'toy', but 'chess' is needed here");
        LayoutGame newer = new LayoutGame("toy", LayoutGame.named("x").planes(), GAME.policy());
        assertThatThrownBy(() -> ReplayFile.read(file, newer))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("plane layout 'toy-planes-1'");
    }

    @Test
    void aFileCutAnywhereIsRefused() throws IOException {
        Path file = write("a.parquet", RandomRows.list(GAME, 8, 1000));
        byte[] whole = Files.readAllBytes(file);

        for (int length : new int[] {0, 3, 4, 11, 1000, whole.length / 2, whole.length - 9, whole.length - 1}) {
            Files.write(file, Arrays.copyOf(whole, length));
            assertThatThrownBy(() -> ReplayFile.read(file))
                    .as("cut to %d bytes", length)
                    .isInstanceOf(InputException.class)
                    .hasMessageContaining("a.parquet")
                    .hasMessageContaining("not a whole replay file");
        }
    }

    @Test
    void aChangedByteIsNoticed() throws IOException {
        Path file = write("a.parquet", RandomRows.list(GAME, 9, 1000));
        byte[] whole = Files.readAllBytes(file);

        for (int at = 100; at < whole.length - 8; at += whole.length / 20) {
            byte[] damaged = whole.clone();
            damaged[at] ^= 0x10;
            Files.write(file, damaged);
            assertThatThrownBy(this::readAll)
                    .as("byte %d changed", at)
                    .isInstanceOf(InputException.class)
                    .hasMessageContaining("a.parquet");
        }
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

    private void readAll() {
        try (ReplayReader reader = ReplayReader.open(folder.resolve("a.parquet"), GAME)) {
            reader.forEachRemaining(row -> {});
        }
    }

    private Path write(String name, List<ReplayRow> rows) throws IOException {
        Path file = folder.resolve(name);
        try (ReplayWriter writer = ReplayWriter.create(file, GAME)) {
            for (ReplayRow row : rows) {
                writer.write(row);
            }
            assertThat(writer.rows()).isEqualTo(rows.size());
            writer.commit();
        }
        return file;
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
