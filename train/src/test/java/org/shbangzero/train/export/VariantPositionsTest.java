package org.shbangzero.train.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.shbangzero.core.Position;
import org.shbangzero.train.trainer.TestReplay;

class VariantPositionsTest {
    @TempDir
    Path folder;

    private static List<String> fens(List<Position> positions) {
        return positions.stream().map(Position::fen).toList();
    }

    @Test
    void noPositionServesToCalibrateAndToCompare() throws IOException {
        List<Path> replay = List.of(TestReplay.write(folder.resolve("games.parquet"), 100, 1));
        VariantPositions positions = VariantPositions.choose(TestReplay.GAME, replay);

        assertThat(positions.parity()).hasSize(1000);
        assertThat(positions.calibration()).hasSizeBetween(40, 50);
        assertThat(positions.replayed()).isBetween(40, 50);
        assertThat(fens(positions.calibration()))
                .doesNotHaveDuplicates()
                .doesNotContainAnyElementsOf(fens(positions.parity().subList(0, positions.replayed())));
    }

    @Test
    void thereIsAThousandOfEachIfThereAreEnough() throws IOException {
        List<Path> replay = new ArrayList<>();
        for (int game = 0; game < 25; game++) {
            replay.add(TestReplay.write(folder.resolve(game + ".parquet"), 100, game));
        }
        VariantPositions positions = VariantPositions.choose(TestReplay.GAME, replay);
        assertThat(positions.calibration()).hasSize(1000);
        assertThat(positions.replayed()).isEqualTo(1000);
        assertThat(positions.parity()).hasSize(1000);
    }

    @Test
    void withoutGamesThereIsNothingToCalibrateWith() {
        VariantPositions positions = VariantPositions.choose(TestReplay.GAME, List.of());
        assertThat(positions.calibration()).isEmpty();
        assertThat(positions.replayed()).isZero();
        assertThat(positions.parity()).hasSize(1000);
    }
}
