package org.shbangzero.train.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.shbangzero.core.Game;
import org.shbangzero.core.Position;
import org.shbangzero.selfplay.replay.ReplayReader;
import org.shbangzero.train.trainer.TestReplay;

class ParityPositionsTest {
    private static final Game GAME = TestReplay.GAME;

    @TempDir
    Path folder;

    /** Of one random game of 100 plies each, in which positions hardly ever repeat. */
    private List<Path> replay() throws IOException {
        return List.of(
                TestReplay.write(folder.resolve("new.parquet"), 100, 1),
                TestReplay.write(folder.resolve("old.parquet"), 100, 2));
    }

    private static Set<String> fensOf(Path file) {
        Set<String> fens = new HashSet<>();
        try (ReplayReader reader = ReplayReader.open(file, GAME)) {
            reader.forEachRemaining(row -> fens.add(row.fen()));
        }
        return fens;
    }

    @Test
    void areDrawnFromTheNewestGames() throws IOException {
        List<Path> replay = replay();
        ParityPositions positions = ParityPositions.choose(GAME, replay, 12, 1);

        assertThat(positions.replayed()).isEqualTo(12);
        assertThat(fens(positions)).doesNotHaveDuplicates().isSubsetOf(fensOf(replay.get(0)));
        assertThat(fens(positions)).isEqualTo(fens(ParityPositions.choose(GAME, replay, 12, 1)));
        assertThat(fens(positions)).isNotEqualTo(fens(ParityPositions.choose(GAME, replay, 12, 2)));
        // Not just how the game began.
        assertThat(positions.positions()).anyMatch(position -> position.fen().matches(".* ([2-9]\\d)$"));
    }

    @Test
    void randomGamesMakeUpForWhatIsMissing() throws IOException {
        List<Path> replay = replay();
        Set<String> all = fensOf(replay.get(0));
        all.addAll(fensOf(replay.get(1)));
        ParityPositions positions = ParityPositions.choose(GAME, replay, 300, 1);

        assertThat(positions.replayed()).isEqualTo(all.size());
        assertThat(fens(positions)).hasSize(300).containsAll(all);
    }

    @Test
    void withoutReplayFilesAllAreOfRandomGames() {
        ParityPositions positions = ParityPositions.choose(GAME, List.of(), 20, 1);

        assertThat(positions.replayed()).isZero();
        assertThat(fens(positions)).hasSize(20).isEqualTo(fens(ParityPositions.choose(GAME, List.of(), 20, 1)));
        assertThat(fens(positions)).isNotEqualTo(fens(ParityPositions.choose(GAME, List.of(), 20, 2)));
    }

    private static List<String> fens(ParityPositions positions) {
        return positions.positions().stream().map(Position::fen).toList();
    }
}
