package org.shbangzero.train.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.core.Position;

class ParityPositionsTest {
    private static final Game GAME = Games.byId("shbang");

    @Test
    void withoutReplayFilesAllAreOfRandomGames() {
        ParityPositions positions = ParityPositions.choose(GAME, List.of(), 20, 1);

        assertThat(positions.replayed()).isZero();
        assertThat(fens(positions)).hasSize(20).isEqualTo(fens(ParityPositions.choose(GAME, List.<Path>of(), 20, 1)));
        assertThat(fens(positions)).isNotEqualTo(fens(ParityPositions.choose(GAME, List.of(), 20, 2)));
    }

    private static List<String> fens(ParityPositions positions) {
        return positions.positions().stream().map(Position::fen).toList();
    }
}
