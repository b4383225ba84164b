package org.shbangzero.selfplay.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.shbangzero.core.Game;
import org.shbangzero.core.InputException;

class ReplayWindowTest {
    private static final Game GAME = LayoutGame.named("toy");
    private static final int ROWS = 1000;
    private static final int SMALL_CHUNK = 150;

    @TempDir
    static Path folder;

    private static final List<Path> FILES = new ArrayList<>();

    /** Files of 0, 100, 200, 300 and 400 rows; {@code pliesLeft} numbers the rows from 0 to 999. */
    @BeforeAll
    static void writeFiles() throws IOException {
        int number = 0;
        for (int i = 0; i < 5; i++) {
            Path file = folder.resolve(i + ".parquet");
            try (ReplayWriter writer = ReplayWriter.create(file, GAME)) {
                for (ReplayRow row : RandomRows.list(GAME, i, 100 * i)) {
                    writer.write(numbered(row, number++));
                }
                writer.commit();
            }
            FILES.add(file);
        }
    }

    @Test
    void drawsEachRowEquallyOften() {
        for (int chunk : new int[] {SMALL_CHUNK, ROWS}) {
            for (int samples : new int[] {1, 400, ROWS, 2300}) {
                int[] counts = counts(read(samples, 7, chunk));
                assertThat(Arrays.stream(counts))
                        .as("%d samples in chunks of %d", samples, chunk)
                        .allMatch(count -> count == samples / ROWS || count == (samples + ROWS - 1) / ROWS);
            }
        }
    }

    /** Over many seeds, a row of any file is in a sample of 300 as often as one of any other. */
    @Test
    void samplesWithTheSameChanceFromTheWholeWindow() {
        int[] counts = new int[ROWS];
        int seeds = 30;
        for (int seed = 0; seed < seeds; seed++) {
            for (int number : read(300, seed, SMALL_CHUNK)) {
                counts[number]++;
            }
        }
        int expected = seeds * 300 / ROWS;
        assertThat(Arrays.stream(counts)).allMatch(count -> count <= 3 * expected);
        for (int file = 1, start = 0; file < 5; start += 100 * file, file++) {
            double mean =
                    Arrays.stream(counts, start, start + 100 * file).average().orElseThrow();
            assertThat(mean).isBetween(0.85 * expected, 1.15 * expected);
        }
    }

    @Test
    void theSeedDecidesTheOrder() {
        assertThat(read(1500, 1, SMALL_CHUNK)).isEqualTo(read(1500, 1, SMALL_CHUNK));
        assertThat(read(1500, 1, SMALL_CHUNK)).isNotEqualTo(read(1500, 2, SMALL_CHUNK));
    }

    @Test
    void theOrderIsShuffledAcrossFiles() {
        int[] numbers = read(ROWS, 3, ROWS);
        long neighbours = 0;
        for (int i = 1; i < numbers.length; i++) {
            neighbours += Math.abs(numbers[i] - numbers[i - 1]) == 1 ? 1 : 0;
        }
        assertThat(neighbours).isLessThan(12);
        HashSet<Integer> filesAtTheBeginning = new HashSet<>();
        for (int i = 0; i < 64; i++) {
            filesAtTheBeginning.add(fileOf(numbers[i]));
        }
        assertThat(filesAtTheBeginning).containsExactlyInAnyOrder(1, 2, 3, 4);
    }

    @Test
    void readsOnBeyondThePlannedSamples() {
        try (ReplayWindow window = ReplayWindow.open(FILES, GAME, 500, 1, SMALL_CHUNK)) {
            assertThat(window.rows()).isEqualTo(ROWS);
            ReplayBatch batch = new ReplayBatch(GAME);
            window.read(batch, 500);
            batch.clear();
            window.read(batch, ROWS);
            assertThat(counts(Arrays.copyOf(batch.pliesLeft(), ROWS))).containsOnly(1);
        }
    }

    @Test
    void rowsComeWhole() {
        ReplayRow expected = RandomRows.list(GAME, 3, 300).get(250);
        try (ReplayWindow window = ReplayWindow.open(FILES, GAME, ROWS, 5)) {
            ReplayBatch batch = new ReplayBatch(GAME);
            window.read(batch, ROWS);
            int at = Arrays.stream(batch.pliesLeft()).boxed().toList().indexOf(100 + 200 + 250);
            int words = GAME.planes().wordCount();
            assertThat(Arrays.copyOfRange(batch.words(), at * words, (at + 1) * words))
                    .isEqualTo(expected.planesBits());
            assertThat(Arrays.copyOfRange(batch.policyProb(), batch.policyStart()[at], batch.policyStart()[at + 1]))
                    .isEqualTo(expected.policyProb());
        }
    }

    @Test
    void nothingToReadIsSaid() {
        assertThatThrownBy(() -> ReplayWindow.open(FILES.subList(0, 1), GAME, 10, 1))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("nothing to train on");
    }

    @Test
    void aFileDamagedMeanwhileIsNamed() throws IOException {
        Path copy = folder.resolve("copy.parquet");
        byte[] damaged = Files.readAllBytes(FILES.get(4));
        damaged[1000] ^= 1;
        Files.write(copy, damaged);
        try (ReplayWindow window = ReplayWindow.open(List.of(copy), GAME, 10, 1)) {
            assertThatThrownBy(() -> window.read(new ReplayBatch(GAME), 10))
                    .isInstanceOf(InputException.class)
                    .hasMessageContaining("copy.parquet");
        }
    }

    @Test
    void theWindowIsTheNewestFilesThatHoldEnough() {
        List<Long> rows = List.of(10L, 20L, 30L, 40L, 50L);
        assertThat(ReplayWindow.newest(FILES, rows, 1)).isEqualTo(FILES.subList(4, 5));
        assertThat(ReplayWindow.newest(FILES, rows, 90)).isEqualTo(FILES.subList(3, 5));
        assertThat(ReplayWindow.newest(FILES, rows, 91)).isEqualTo(FILES.subList(2, 5));
        assertThat(ReplayWindow.newest(FILES, rows, 1000)).isEqualTo(FILES);
    }

    private static int[] read(int samples, long seed, int chunkRows) {
        ReplayBatch batch = new ReplayBatch(GAME);
        try (ReplayWindow window = ReplayWindow.open(FILES, GAME, samples, seed, chunkRows)) {
            for (int left = samples; left > 0; left -= 64) {
                window.read(batch, Math.min(64, left));
            }
        }
        return Arrays.copyOf(batch.pliesLeft(), samples);
    }

    private static int[] counts(int[] numbers) {
        int[] counts = new int[ROWS];
        for (int number : numbers) {
            counts[number]++;
        }
        return counts;
    }

    private static int fileOf(int number) {
        return number < 100 ? 1 : number < 300 ? 2 : number < 600 ? 3 : 4;
    }

    private static ReplayRow numbered(ReplayRow row, int number) {
        return new ReplayRow(
                row.planesBits(),
                row.planesScalar(),
                row.policyIndex(),
                row.policyProb(),
                row.policyWeight(),
                row.valueWeight(),
                row.rootWin(),
                row.rootDraw(),
                row.rootLoss(),
                row.result(),
                row.endReason(),
                number,
                row.adjudicated(),
                row.ply(),
                row.fen(),
                row.move(),
                row.simulations(),
                row.origin());
    }
}
