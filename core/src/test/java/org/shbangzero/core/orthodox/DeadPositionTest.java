package org.shbangzero.core.orthodox;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;

class DeadPositionTest {
    private final Game game = Games.byId("chess");

    private boolean isProved(String fen) {
        OrthodoxPosition position = (OrthodoxPosition) game.parse(fen);
        return DeadPosition.isProved(position.board(), position.enPassant());
    }

    private void assertProved(String fen, boolean expected) {
        String mirrored = FenSymmetry.files(fen);
        assertThat(isProved(fen)).as(fen).isEqualTo(expected);
        assertThat(isProved(mirrored)).as(mirrored).isEqualTo(expected);
        assertThat(isProved(FenSymmetry.colours(fen))).as("colours exchanged").isEqualTo(expected);
        assertThat(isProved(FenSymmetry.colours(mirrored))).as("both").isEqualTo(expected);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                // Walls of pawn pairs: gaps of one file and of two, zigzag, doubled pawns.
                "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1",
                "4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 b - - 0 1",
                "4k3/8/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/4K3 w - - 0 1",
                "8/k7/p6p/p4p1P/Pp1p1P2/1PpP4/2P5/4K3 b - - 0 1",
                "4k3/8/4p3/1p1pPp1p/1PpP1P1P/2P5/8/4K3 w - - 0 1",
                // Bishops that their own pawns shut in; one behind the enemy's pawns, giving check, that never leaves
                // its colour.
                "4kb2/8/8/p1p1p1p1/P1P1P1P1/8/8/4KB2 w - - 0 1",
                "1b2kb2/8/8/p1p1p1p1/P1P1P1P1/8/8/3BKB2 w - - 0 1",
                "4k3/8/2B5/p1p1p1p1/P1P1P1P1/8/8/4K3 b - - 0 1",
                // A bishop between its own pawns, and one in the corner that holds up a pawn.
                "4k3/8/8/8/8/1p1p2p1/1P1P2P1/2B1K3 w - - 0 1",
                "4k3/8/8/8/8/1p1p2p1/1P1P2Pp/2B1K2B w - - 0 1",
                // The king is on the other side of its fixed bishop than in the mate below.
                "1bB1k3/p1p1p1p1/P1P1P1P1/8/8/8/8/4K3 w - - 0 1",
            })
    void recognisesLockedPositions(String fen) {
        assertProved(fen, true);
    }

    @ParameterizedTest
    @CsvSource({
        "a pawn can step, 4k3/8/8/p1p1p1p1/P1P1P3/6P1/8/4K3 w - - 0 1",
        "a pawn can capture, 4k3/8/8/pp1p2p1/PP1P2P1/8/8/4K3 w - - 0 1",
        "a pawn can capture en passant, 4k3/8/4p3/1p1pPp1p/1PpP1P1P/2P5/8/4K3 w - d6 0 1",
        "the kings can pass through the c file, 4k3/8/8/p3p1p1/P3P1P1/8/8/4K3 w - - 0 1",
        "the king can pass by the edge, 4k3/8/8/2p2p2/2P2P2/8/8/4K3 w - - 0 1",
        "the king in check can take the pawn, 8/8/8/pkp1p1p1/P1P1P1P1/8/8/4K3 b - - 0 1",
        "the king stands behind the pawns, 4K1k1/8/8/p1p1p1p1/P1P1P1P1/8/8/8 w - - 0 1",
        "a bishop attacks the wall, 4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/2B1K3 w - - 0 1",
        "a bishop can break out of the pawns, 4k3/8/8/8/8/3p2p1/1P1P2P1/2B1K3 w - - 0 1",
        "a bishop that holds up a pawn can leave, 4k3/8/8/8/8/1p1p2p1/1P1P3p/2B1K2B w - - 0 1",
        "the king can take the shut-in bishop, 4K3/8/8/8/8/1p1p2p1/1P1P2P1/2B2k2 w - - 0 1",
        "a bishop can mate, kbB5/p1p1p1p1/P1P1P1P1/8/8/8/8/4K3 w - - 0 1",
        "bishops of two colours, 4kb2/8/8/8/8/8/8/2B1K3 w - - 0 1",
        "a rook, 4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/R3K3 w - - 0 1",
        "a knight, 4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/1N2K3 w - - 0 1",
        "a queen, 4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/3QK3 w - - 0 1",
    })
    void leavesOpenWhereSomethingCanGetThrough(String why, String fen) {
        assertProved(fen, false);
    }

    @Test
    void theMateThatIsLeftOpenIsThere() {
        assertThat(MateSearch.search(game.parse("kbB5/p1p1p1p1/P1P1P1P1/8/8/8/8/4K3 w - - 0 1"), 10))
                .isEqualTo(MateSearch.Answer.MATE);
    }
}
