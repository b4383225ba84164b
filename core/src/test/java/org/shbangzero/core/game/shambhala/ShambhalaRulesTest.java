package org.shbangzero.core.game.shambhala;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.shbangzero.core.Play;
import org.shbangzero.core.Position;

class ShambhalaRulesTest {
    private final ShambhalaGame game = new ShambhalaGame();

    private List<String> moves(String fen, String from) {
        Position position = game.parse(fen);
        int[] moves = new int[game.maxLegalMoves()];
        int count = position.legalMoves(moves);
        return Arrays.stream(moves, 0, count)
                .mapToObj(position::uci)
                .filter(uci -> uci.startsWith(from))
                .map(uci -> uci.substring(2))
                .sorted()
                .toList();
    }

    @ParameterizedTest
    @CsvSource({
        "0, rnegaenr/1w4w1/pppppppp/8/8/PPPPPPPP/1W4W1/RNEGAENR w GAga - 0 1",
        "1, rnegaenr/1w4w1/pppppppp/8/8/PPPPPPPP/1W4W1/RNEAGENR w GAga - 0 1",
        "2, rneagenr/1w4w1/pppppppp/8/8/PPPPPPPP/1W4W1/RNEGAENR w GAga - 0 1",
        "3, rneagenr/1w4w1/pppppppp/8/8/PPPPPPPP/1W4W1/RNEAGENR w GAga - 0 1",
    })
    void startIdsSwapGeneralAndAdvisor(int id, String fen) {
        assertThat(game.start(id).fen()).isEqualTo(fen);
    }

    @ParameterizedTest
    @CsvSource({
        "4g3/8/8/8/3R4/8/8/4G3 w - - 0 1, d4, a4 b4 c4 d1 d2 d3 d5 d6 d7 d8 e4 f4 g4 h4",
        "4g3/8/8/8/3N4/8/8/4G3 w - - 0 1, d4, b3 b5 c2 c6 e2 e6 f3 f5",
        "4g3/8/8/8/3W4/8/8/4G3 w - - 0 1, d4, a1 a7 b2 b6 c3 c5 e3 e5 f2 f6 g1 g7 h8",
        "4g3/8/8/8/3E4/8/8/4G3 w - - 0 1, d4, b2 b4 b6 d2 d6 f2 f4 f6",
        // Over pieces of both sides, onto enemies only.
        "4g3/8/8/2p5/2PE1P2/2p5/1p6/4G3 w - - 0 1, d4, b2 b4 b6 d2 d6 f2 f6",
        "4g3/8/8/8/3G4/8/8/8 w - - 0 1, d4, c4 d3 d5 e4",
        "4g3/8/8/8/3G4/8/8/8 w G - 0 1, d4, b3 b5 c2 c4 c6 d3 d5 e2 e4 e6 f3 f5",
        "4g3/8/8/8/3A4/8/8/8 w - - 0 1, d4, c3 c5 e3 e5",
        "4g3/8/8/8/3A4/8/8/8 w A - 0 1, d4, b2 b4 b6 c3 c5 d2 d6 e3 e5 f2 f4 f6",
        // The one's right is not the other's.
        "4g3/8/8/8/3A4/8/8/G7 w G - 0 1, d4, c3 c5 e3 e5",
        // Pawns: one step, also from where they start, and diagonal captures; they may stand on their first rank.
        "4g3/8/8/8/2ppp3/3P4/8/4G3 w - - 0 1, d3, c4 e4",
        "4g3/8/8/8/8/3P4/8/4G3 w - - 0 1, d3, d4",
        "4g3/3p4/8/8/8/8/8/4G3 b - - 0 1, d7, d6",
        "4g3/8/8/8/8/8/8/P3G3 w - - 0 1, a1, a2",
        // No check: the general may step beside a chariot.
        "4g3/8/8/8/8/8/3r4/4G3 w - - 0 1, e1, d1 e2 f1",
    })
    void whereAPieceGoes(String fen, String from, String targets) {
        assertThat(moves(fen, from)).containsExactly(targets.split(" ", -1));
    }

    @ParameterizedTest
    @CsvSource({
        // A leap is used once; a step keeps it; who is captured loses it.
        "4g3/8/8/8/8/8/8/4G3 w Gg - 3 1, e1f3, 4g3/8/8/8/8/5G2/8/8 b g - 4 1, Gf3",
        "4g3/8/8/8/8/8/8/4G3 w Gg - 3 1, e1e2, 4g3/8/8/8/8/8/4G3/8 b Gg - 4 1, Ge2",
        "4g3/8/8/8/8/2p5/1P6/A7 w A - 3 1, a1c3, 4g3/8/8/8/8/2A5/1P6/8 b - - 0 1, Axc3",
        "4g3/8/8/8/8/8/8/A7 w A - 3 1, a1b2, 4g3/8/8/8/8/8/1A6/8 b A - 4 1, Ab2",
        "a3g3/8/8/8/8/8/8/4G3 b Gga - 3 1, a8a6, 4g3/8/a7/8/8/8/8/4G3 w Gg - 4 2, Aa6",
        "4g3/8/8/8/8/8/a7/R3G3 w Gga - 3 1, a1a2, 4g3/8/8/8/8/8/R7/4G3 b Gg - 0 1, Rxa2",
        "4g3/8/8/8/8/8/3A4/r3G3 b GAg - 3 1, a1e1, 4g3/8/8/8/8/8/3A4/4r3 w Ag - 0 2, Rxe1",
        // Promotion: a captured piece, without a leap; also with a capture.
        "4g3/P7/8/8/8/8/8/RNEGAEN1 w - - 3 1, a7a8w, W3g3/8/8/8/8/8/8/RNEGAEN1 b - - 0 1, a8=W",
        "1r2g3/P7/8/8/8/8/8/RNEGAEN1 w - - 3 1, a7b8r, 1R2g3/8/8/8/8/8/8/RNEGAEN1 b - - 0 1, axb8=R",
        "4g3/P7/8/8/8/8/8/4A3 w A - 3 1, a7a8g, G3g3/8/8/8/8/8/8/4A3 b A - 0 1, a8=G",
        "4g3/8/8/8/8/8/7p/4A1N1 b - - 3 1, h2g1e, 4g3/8/8/8/8/8/8/4A1e1 w - - 0 2, hxg1=E",
        // Nothing was captured: stuck.
        "4g3/P7/8/8/8/8/1W4W1/RNEGAENR w - - 3 1, a7a8, P3g3/8/8/8/8/8/1W4W1/RNEGAENR b - - 0 1, a8",
        "1r2g3/P7/8/8/8/8/1W4W1/RNEGAENR w - - 3 1, a7b8, 1P2g3/8/8/8/8/8/1W4W1/RNEGAENR b - - 0 1, axb8",
        // Which of two; the win has no sign.
        "4g3/8/8/8/8/8/8/N3N1G1 w - - 3 1, a1c2, 4g3/8/8/8/8/8/2N5/4N1G1 b - - 4 1, Nac2",
        "R3g3/8/8/8/8/8/8/4G3 w - - 3 1, a8e8, 4R3/8/8/8/8/8/8/4G3 b - - 0 1, Rxe8",
    })
    void movesAndTheirSan(String fen, String uci, String after, String san) {
        Position position = game.parse(fen);
        assertThat(Play.san(position, uci)).isEqualTo(san);
        assertThat(Play.moves(position, uci).fen()).isEqualTo(after);
    }

    @ParameterizedTest
    @CsvSource({
        "4g3/P7/8/8/8/8/8/RNEGAEN1 w - - 0 1, a8r a8w",
        "4g3/P7/8/8/8/8/1W4W1/RNE1AENR w - - 0 1, a8g",
        "4g3/P7/8/8/8/8/1W4W1/RNEG1ENR w - - 0 1, a8a",
        "4g3/P7/8/8/8/8/1W4W1/1NEGAEN1 w - - 0 1, a8r",
        "1n2g3/P7/8/8/8/8/8/4G3 w - - 0 1, a8a a8e a8n a8r a8w b8a b8e b8n b8r b8w",
        "4g3/P7/8/8/8/8/1W4W1/RNEGAENR w - - 0 1, a8",
        // What Black lost is not White's.
        "g7/1P6/8/8/8/8/1W4W1/RNEGAENR w - - 0 1, a8 b8",
    })
    void pawnsBecomeWhatTheirSideLost(String fen, String targets) {
        String from = fen.contains("/1P6/") ? "b7" : "a7";
        assertThat(moves(fen, from)).containsExactly(targets.split(" ", -1));
    }

    @Test
    void aPromotedPieceIsNoLongerCapturedAndAStuckPawnStaysOne() {
        Position position = game.parse("4g3/PP6/8/8/8/8/1W4W1/1NEGAENR w - - 0 1");
        Play.moves(position, "a7a8r e8e7 b7b8");
        assertThat(position.fen()).isEqualTo("RP6/4g3/8/8/8/8/1W4W1/1NEGAENR b - - 0 2");
        Play.moves(position, "e7d7 h1h2 d7c7 h2h1 c7c8");
        assertThat(moves(position.fen(), "b8")).isEmpty();
        Play.moves(position, "h1h2 c8b8");
        assertThat(position.fen()).isEqualTo("Rg6/8/8/8/8/8/1W4WR/1NEGAEN1 w - - 0 6");
    }

    @ParameterizedTest
    @CsvSource({
        "8/8/8/8/8/8/8/r3a3 w - - 0 1, black_wins:royals",
        "8/8/8/8/8/8/8/R3A3 b - - 100 1, white_wins:royals",
        "6PG/7P/8/8/8/8/8/4g3 w - - 0 1, draw:stalemate",
        "6PG/7P/8/8/8/8/8/4g3 w G - 0 1, ongoing",
        "6PG/7P/8/8/8/8/8/4g3 w - - 100 1, draw:stalemate",
        "4g3/8/8/8/8/8/8/4G3 w - - 100 1, draw:fifty",
        "4g3/8/8/8/8/8/8/4G3 w - - 99 1, ongoing",
        "4a3/8/8/8/8/8/8/4G3 w - - 0 1, ongoing",
    })
    void resultOfAPosition(String fen, String result) {
        assertThat(game.parse(fen).result()).hasToString(result);
    }

    @Test
    void theSecondRoyalPieceCapturedEndsTheGame() {
        Position position = game.parse("3ga3/8/8/8/8/8/8/R2GA3 w - - 0 1");
        Play.moves(position, "a1a8 e8f7 a8d8");
        assertThat(position.result()).hasToString("ongoing");
        Play.moves(position, "f7e8 d8e8");
        assertThat(position.result()).hasToString("white_wins:royals");
        assertThat(position.legalMoveCount()).isZero();
    }

    @Test
    void aPromotedGeneralIsRoyal() {
        Position position = game.parse("8/P6g/8/8/8/8/8/4A2r w - - 0 1");
        Play.moves(position, "a7a8g h1e1");
        assertThat(position.result()).hasToString("ongoing");
        assertThat(moves(position.fen(), "a8")).containsExactly("a7", "b8");
        Play.moves(position, "a8b8 e1e8 b8a8 e8a8");
        assertThat(position.result()).hasToString("black_wins:royals");
    }

    @Test
    void leapRightsMakeAnotherPosition() {
        String fen = "4g3/8/8/8/8/8/8/4G3 w Gg - 0 1";
        Position steps = game.parse(fen);
        Play.moves(steps, "e1e2 e8e7 e2e1 e7e8");
        assertThat(steps.repetitions()).isEqualTo(1);
        assertThat(Play.moves(steps, "e1e2 e8e7 e2e1 e7e8").result()).hasToString("draw:repetition");
        Position leap = game.parse(fen);
        Play.moves(leap, "e1f3 e8e7 f3f2 e7e8 f2f1 e8e7 f1e1 e7e8");
        assertThat(leap.fen()).isEqualTo("4g3/8/8/8/8/8/8/4G3 w g - 8 5");
        assertThat(leap.repetitions()).isZero();
    }

    @Test
    void theDrawingShowsWhatWasCapturedAndTheLeaps() {
        assertThat(game.parse("4g3/8/8/8/8/8/1W4W1/RNEGAENR b Ag - 3 7").draw(0))
                .isEqualTo(
                        """
                8 . . . . g . . .
                7 . . . . . . . .
                6 . . . . . . . .
                5 . . . . . . . .
                4 . . . . . . . .
                3 . . . . . . . .
                2 . W . . . . W .
                1 R N E G A E N R
                  a b c d e f g h
                captured: white -; black rrnneewwa
                black to move, leaps Ag, halfmove 3, fullmove 7
                """);
    }
}
