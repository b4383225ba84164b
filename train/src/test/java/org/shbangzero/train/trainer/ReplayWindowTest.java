package org.shbangzero.train.trainer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.shbangzero.core.InputException;
import org.shbangzero.selfplay.replay.ReplayBatch;

class ReplayWindowTest {
    private static final int FILES = 5;
    private static final int ROWS = 20;

    @TempDir
    Path folder;

    private final List<Path> files = new ArrayList<>();

    @BeforeEach
    void writeFiles() throws IOException {
        for (int i = 0; i < FILES; i++) {
            files.add(TestReplay.write(folder.resolve(i + ".parquet"), ROWS, i));
        }
    }

    @Test
    void aPassGivesEveryPositionOnce() {
        List<List<Long>> expected = new ArrayList<>();
        for (Path file : files) {
            expected.addAll(rows(TestReplay.read(file)));
        }
        try (ReplayWindow window = new ReplayWindow(TestReplay.GAME, files, 1)) {
            assertThat(read(window)).containsExactlyInAnyOrderElementsOf(expected);
            assertThat(read(window)).containsExactlyInAnyOrderElementsOf(expected);
        }
    }

    @Test
    void aSmallPoolStillGivesEveryPosition() {
        try (ReplayWindow small = new ReplayWindow(TestReplay.GAME, files, 1, 7);
                ReplayWindow large = new ReplayWindow(TestReplay.GAME, files, 1)) {
            assertThat(read(small)).containsExactlyInAnyOrderElementsOf(read(large));
        }
    }

    @Test
    void theOrderDependsOnTheSeedAlone() {
        try (ReplayWindow a = new ReplayWindow(TestReplay.GAME, files, 1);
                ReplayWindow b = new ReplayWindow(TestReplay.GAME, files, 1);
                ReplayWindow c = new ReplayWindow(TestReplay.GAME, files, 2)) {
            List<List<Long>> order = read(a);
            assertThat(order).isEqualTo(read(b)).isNotEqualTo(read(c));
            assertThat(order).isNotEqualTo(read(a));
        }
    }

    @Test
    void noPositionsIsAnError() {
        try (ReplayWindow window = new ReplayWindow(TestReplay.GAME, List.of(), 1)) {
            ReplayBatch batch = new ReplayBatch(TestReplay.GAME);
            assertThatThrownBy(() -> window.read(batch, 1))
                    .isInstanceOf(InputException.class)
                    .hasMessageContaining("no positions");
        }
    }

    @Test
    void theWindowIsTheNewestFilesThatHoldEnough() {
        List<Long> rows = List.of(10L, 20L, 30L, 40L, 50L);
        assertThat(ReplayWindow.newest(files, rows, 1)).isEqualTo(files.subList(4, 5));
        assertThat(ReplayWindow.newest(files, rows, 90)).isEqualTo(files.subList(3, 5));
        assertThat(ReplayWindow.newest(files, rows, 91)).isEqualTo(files.subList(2, 5));
        assertThat(ReplayWindow.newest(files, rows, 1000)).isEqualTo(files);
    }

    private static List<List<Long>> read(ReplayWindow window) {
        ReplayBatch batch = new ReplayBatch(TestReplay.GAME);
        window.read(batch, FILES * ROWS);
        return rows(batch);
    }

    private static List<List<Long>> rows(ReplayBatch batch) {
        List<List<Long>> rows = new ArrayList<>();
        for (int row = 0; row < batch.size(); row++) {
            rows.add(TestReplay.words(batch, row));
        }
        return rows;
    }
}
