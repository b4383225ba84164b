package org.shbangzero.selfplay.replay;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.shbangzero.core.Game;
import org.shbangzero.core.InputException;

/** Files that are missing, damaged, or of something else. */
class RefusedReplayFilesTest {
    private static final Game GAME = LayoutGame.named("toy");

    @TempDir
    Path folder;

    @Test
    void aMissingFileIsNamed() {
        assertThatThrownBy(() -> ReplayFile.read(folder.resolve("none.parquet")))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("none.parquet");
    }

    @Test
    void aFileOfAnotherGameOrLayoutIsRefused() throws IOException {
        Path file = write(RandomRows.list(GAME, 7, 10));

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
        Path file = write(RandomRows.list(GAME, 8, 1000));
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
        Path file = write(RandomRows.list(GAME, 9, 1000));
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

    private void readAll() {
        try (ReplayReader reader = ReplayReader.open(folder.resolve("a.parquet"), GAME)) {
            reader.forEachRemaining(row -> {});
        }
    }

    private Path write(List<ReplayRow> rows) throws IOException {
        return RandomRows.write(folder.resolve("a.parquet"), GAME, rows);
    }
}
