package org.shbangzero.core.game.nocastle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.shbangzero.core.FenException;
import org.shbangzero.core.Play;
import org.shbangzero.core.Position;
import org.shbangzero.core.notation.PgnWriter;

class NoCastleTest {
    private final NoCastleGame game = new NoCastleGame();

    @Test
    void startIdsAreTheSortedBackRanks() {
        assertThat(BackRanks.ALL).hasSize(2880).isSorted().doesNotHaveDuplicates();
        assertThat(BackRanks.ALL).allMatch(NoCastleTest::isAllowed);
        assertThat(game.startCount()).isEqualTo(2880);
    }

    private static boolean isAllowed(String rank) {
        boolean complete = rank.chars()
                .sorted()
                .mapToObj(Character::toString)
                .reduce("", String::concat)
                .equals("BBKNNQRR");
        return complete && (rank.indexOf('B') + rank.lastIndexOf('B')) % 2 == 1;
    }

    @ParameterizedTest
    @CsvSource({
        "0, bbknnqrr/pppppppp/8/8/8/8/PPPPPPPP/BBKNNQRR w - - 0 1",
        "1, bbknnrqr/pppppppp/8/8/8/8/PPPPPPPP/BBKNNRQR w - - 0 1",
        "2879, rrqnnkbb/pppppppp/8/8/8/8/PPPPPPPP/RRQNNKBB w - - 0 1",
    })
    void starts(int id, String fen) {
        assertThat(game.start(id).fen()).isEqualTo(fen);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1|castling: 'KQkq' is not -; there is no castling in nocastle",
                "r3k2r/8/8/8/8/8/8/R3K2R w k - 0 1|castling: 'k' is not -",
                "r3k2r/8/8/8/8/8/8/R3K2R w x - 0 1|castling: 'x' is not a subset",
                "r3k2r/8/8/8/8/8/8/RK5R w K - 0 1|castling: K without white's king on e1",
                "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1|placement: black's king on e8 is in check, and white is to move",
            })
    void refuses(String fen, String fault) {
        assertThatThrownBy(() -> game.parse(fen))
                .isInstanceOf(FenException.class)
                .hasMessageContaining(fault);
    }

    @Test
    void noKingCastlesThoughAllStandsAtHome() {
        Position position = game.parse("r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1");
        assertThat(position.parseMove("e1g1")).isZero();
        assertThat(position.parseMove("e1c1")).isZero();
        assertThat(position.parseMove("e1f1")).isNotZero();
        Play.moves(position, "h1h8 e8e7");
        assertThat(position.fen()).isEqualTo("r6R/4k3/8/8/8/8/8/R3K3 w - - 1 2");
    }

    @Test
    void aPgnGameAlwaysNamesItsStart() {
        String pgn = new PgnWriter(game.start(0)).finish(game.start(0).result());
        assertThat(pgn)
                .contains("[Variant \"nocastle\"]")
                .contains("[SetUp \"1\"]\n[FEN \"bbknnqrr/pppppppp/8/8/8/8/PPPPPPPP/BBKNNQRR w - - 0 1\"]");
    }
}
