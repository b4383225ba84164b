package org.shbangzero.core.game.banzai;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.shbangzero.core.Play;
import org.shbangzero.core.Position;

class BanzaiRulesTest {
    private final BanzaiGame game = new BanzaiGame();

    private void check(String fen, String uci, String after, String san) {
        Position position = game.parse(fen);
        assertThat(Play.san(position, uci)).isEqualTo(san);
        assertThat(Play.moves(position, uci).fen()).isEqualTo(after);
    }

    @ParameterizedTest
    @CsvSource({
        "k7/8/8/8/8/N7/8/R3K3 w Q - 3 1, a1a3, k7/8/8/8/N7/R7/8/4K3 b - - 4 1, Ra3",
        "7k/8/8/8/8/8/8/R2N3K w - - 3 1, a1d1, 7k/8/8/8/8/8/8/3RN2K b - - 4 1, Rd1",
        "7k/8/8/4N3/8/8/8/B6K w - - 3 1, a1e5, 7k/8/5N2/4B3/8/8/8/7K b - - 4 1, Be5",
        "7k/8/8/Q7/8/8/8/3NK3 w - - 3 1, a5e1, 7k/8/8/8/8/8/5K2/3NQ3 b - - 4 1, Qe1",
        "4k3/8/8/8/8/8/4N3/4K3 w - - 3 1, e1e2, 4k3/8/8/8/8/4N3/4K3/8 b - - 4 1, Ke2",
        // A knight pushes diagonally; a pawn that is pushed does not set the clock back.
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, g1e2, rnbqkbnr/pppppppp/8/8/8/3P4/PPPPNPPP/RNBQKB1R b KQkq - 1 1, Ne2",
        "k7/8/8/8/7B/5N2/8/K7 w - - 3 1, f3h4, k7/8/8/6B1/7N/8/8/K7 b - - 4 1, Nh4",
        "k7/8/8/8/8/2N5/8/1B5K w - - 3 1, c3b1, k7/8/8/8/8/8/B7/1N5K b - - 4 1, Nb1",
        // A pawn's own step sets it back.
        "4k3/8/8/8/8/4N3/4P3/4K3 w - - 5 1, e2e3, 4k3/8/8/8/4N3/4P3/8/4K3 b - - 0 1, e3",
        "4k3/8/8/8/4N3/8/4P3/4K3 w - - 5 1, e2e4, 4k3/8/8/4N3/4P3/8/8/4K3 b - - 0 1, e4",
        "4k3/8/8/8/8/4N3/8/4P2K w - - 5 1, e1e3, 4k3/8/8/8/4N3/4P3/8/7K b - - 0 1, e3",
        // Which of two pieces pushes.
        "7k/8/8/8/4R3/8/R3N3/7K w - - 3 1, a2e2, 7k/8/8/8/4R3/8/4RN2/7K b - - 4 1, Rae2",
    })
    void pushes(String fen, String uci, String after, String san) {
        check(fen, uci, after, san);
    }

    @ParameterizedTest
    @CsvSource({
        "k7/8/8/7N/8/8/8/K2B4 w - - 0 1, d1h5, k7/8/6N1/7B/8/8/8/K7 b - - 1 1",
        "4B3/8/8/7N/8/8/8/K6k w - - 0 1, e8h5, 8/8/8/7B/6N1/8/8/K6k b - - 1 1",
        "7k/8/8/N7/8/8/8/4B2K w - - 0 1, e1a5, 7k/8/1N6/B7/8/8/8/7K b - - 1 1",
        "4B2k/8/8/8/N7/8/8/7K w - - 0 1, e8a4, 7k/8/8/8/B7/1N6/8/7K b - - 1 1",
        "5N2/8/8/2B5/8/8/8/k6K w - - 0 1, c5f8, 5B2/6N1/8/8/8/8/8/k6K b - - 1 1",
        "3N4/8/8/6B1/8/8/8/k6K w - - 0 1, g5d8, 3B4/2N5/8/8/8/8/8/k6K b - - 1 1",
        "k7/8/8/8/2B5/8/8/5N1K w - - 0 1, c4f1, k7/8/8/8/8/8/6N1/5B1K b - - 1 1",
        "k7/8/8/8/5B2/8/8/2N4K w - - 0 1, f4c1, k7/8/8/8/8/8/1N6/2B4K b - - 1 1",
    })
    void diagonalPushesBounceOffEachEdge(String fen, String uci, String after) {
        assertThat(Play.moves(game.parse(fen), uci).fen()).isEqualTo(after);
    }

    @ParameterizedTest
    @CsvSource({
        // Out of a corner.
        "k6N/8/8/8/3B4/8/8/2K5 w - - 0 1, d4h8",
        "2k5/8/8/8/3B4/8/8/N1K5 w - - 0 1, d4a1",
        "N1k5/8/8/8/4B3/8/8/2K5 w - - 0 1, e4a8",
        "2k5/8/8/8/4B3/8/8/2K4N w - - 0 1, e4h1",
        "7R/5N2/8/8/8/8/8/K1k5 w - - 0 1, f7h8",
        "7R/8/6N1/8/8/8/8/K1k5 w - - 0 1, g6h8",
        // Straight over an edge.
        "k7/8/8/8/8/8/8/K3R2N w - - 0 1, e1h1",
        "k7/8/8/N2R4/8/8/8/K7 w - - 0 1, d5a5",
        "4N3/k7/8/8/4R3/8/8/K7 w - - 0 1, e4e8",
        "k7/8/8/8/4R3/8/8/K3N3 w - - 0 1, e4e1",
        "4N3/k3P3/8/8/8/8/8/K7 w - - 0 1, e7e8q",
        // Onto an occupied square, own or enemy, also after a bounce.
        "k7/8/8/P7/N7/8/8/R3K3 w - - 0 1, a1a4",
        "k7/8/8/p7/N7/8/8/R3K3 w - - 0 1, a1a4",
        "k7/8/6p1/7N/8/8/8/K2B4 w - - 0 1, d1h5",
        // Over a piece; a pawn diagonally; two squares from the third rank; over an occupied square.
        "k7/8/8/8/N7/8/P7/R3K3 w - - 0 1, a1a4",
        "k7/8/8/8/8/3N4/4P3/4K3 w - - 0 1, e2d3",
        "k7/8/8/4N3/8/4P3/8/4K3 w - - 0 1, e3e5",
        "k7/8/8/8/4N3/4n3/4P3/4K3 w - - 0 1, e2e4",
        // A pawn pushed to its last rank is no queen.
        "8/P7/7k/8/8/8/8/R3K3 w - - 0 1, a1a7q",
        "8/P7/7k/8/8/8/8/R3K3 w - - 0 1, a1a7",
        // The king onto an attacked square, or off a pin.
        "5r1k/8/8/8/8/8/8/R3K3 w - - 0 1, a1e1",
        "4r2k/8/8/8/5B2/8/4N3/4K3 w - - 0 1, e2f4",
        "3r3k/8/8/8/8/8/3N4/4K3 w - - 0 1, e1d2",
    })
    void refusedPushes(String fen, String uci) {
        assertThat(game.parse(fen).parseMove(uci)).isZero();
    }

    @ParameterizedTest
    @CsvSource({
        // The mover opens a line to the enemy's king; the pushed piece attacks it.
        "k7/8/8/8/B7/8/2N5/R5K1 w - - 0 1, a4c2, k7/8/8/8/8/8/2B5/R2N2K1 b - - 1 1, Bc2+",
        "3k4/8/8/8/8/8/8/R2N3K w - - 0 1, a1d1, 3k4/8/8/8/8/8/8/3RN2K b - - 1 1, Rd1+",
        // A pinned piece is pushed; a pinned piece pushes another between king and attacker.
        "4r2k/8/8/8/8/8/R3N3/4K3 w - - 0 1, a2e2, 4r2k/8/8/8/8/8/4RN2/4K3 b - - 1 1, Re2",
        "6rk/8/8/7B/8/6N1/8/6K1 w - - 0 1, g3h5, 6rk/8/6B1/7N/8/8/8/6K1 b - - 1 1, Nh5",
        // A push ends a check: a piece between, the king away, by itself or pushed, also from two attackers.
        "4r2k/8/8/8/8/R2N4/8/4K3 w - - 0 1, a3d3, 4r2k/8/8/8/8/3RN3/8/4K3 b - - 1 1, Rd3",
        "4r2k/8/8/8/8/8/3N4/4K3 w - - 0 1, e1d2, 4r2k/8/8/8/8/2N5/3K4/8 b - - 1 1, Kd2",
        "4r2k/8/8/8/8/8/8/R3K3 w Q - 0 1, a1e1, 4r2k/8/8/8/8/8/8/4RK2 b - - 1 1, Re1",
        "4r2k/8/8/8/7b/8/8/R3K3 w - - 0 1, a1e1, 4r2k/8/8/8/7b/8/8/4RK2 b - - 1 1, Re1",
        // The king is pushed by a pawn, by a pawn's double step, and to the square that the mover left behind it.
        "7k/8/8/8/8/4K3/4P3/8 w - - 4 1, e2e3, 7k/8/8/8/4K3/4P3/8/8 b - - 0 1, e3",
        "7k/8/8/8/4K3/8/4P3/8 w - - 4 1, e2e4, 7k/8/8/4K3/4P3/8/8/8 b - - 0 1, e4",
        // A pushed king has moved.
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1, a1e1, r3k2r/8/8/8/8/8/8/4RK1R b kq - 1 1, Rae1+",
        "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1, h8e8, r2kr3/8/8/8/8/8/8/R3K2R w KQ - 1 2, Rhe8+",
    })
    void checksPinsAndCastling(String fen, String uci, String after, String san) {
        check(fen, uci, after, san);
    }

    @ParameterizedTest
    @CsvSource({
        "8/P7/7k/8/8/8/8/R3K3 w Q - 7 1, a1a7n, N7/R7/7k/8/8/8/8/4K3 b - - 0 1, Ra7=N",
        "8/P7/7k/8/8/8/8/R3K3 w Q - 7 1, a1a7r, R7/R7/7k/8/8/8/8/4K3 b - - 0 1, Ra7=R",
        "8/P7/7k/2B5/8/8/8/4K3 w - - 7 1, c5a7r, 1R6/B7/7k/8/8/8/8/4K3 b - - 0 1, Ba7=R",
        "8/P7/P6k/8/8/8/8/4K3 w - - 7 1, a6a7b, B7/P7/7k/8/8/8/8/4K3 b - - 0 1, a7=B",
        "8/P7/K6k/8/8/8/8/8 w - - 7 1, a6a7n, N7/K7/7k/8/8/8/8/8 b - - 0 1, Ka7=N",
        "r3k3/8/8/8/8/7K/p7/8 b q - 7 1, a8a2n, 4k3/8/8/8/8/7K/r7/n7 w - - 0 2, Ra2=N",
        // Along the rank nothing promotes, and by its own move a pawn still becomes a queen.
        "8/RP6/7k/8/8/8/8/4K3 w - - 7 1, a7b7, 8/1RP5/7k/8/8/8/8/4K3 b - - 8 1, Rb7",
        "8/P7/7k/8/8/8/8/R3K3 w Q - 7 1, a7a8q, Q7/8/7k/8/8/8/8/R3K3 b Q - 0 1, a8=Q",
    })
    void promotionByPush(String fen, String uci, String after, String san) {
        check(fen, uci, after, san);
    }

    @ParameterizedTest
    @CsvSource({
        "4k3/8/8/8/8/3p4/8/4PK2 w - - 4 1, e1e3, 4k3/8/8/8/8/3pP3/8/5K2 b - e2 0 1, e3",
        "4k3/8/8/8/8/3pP3/8/5K2 b - e2 0 1, d3e2, 4k3/8/8/8/8/8/4p3/5K2 w - - 0 2, dxe2+",
        "4pk2/8/3P4/8/8/8/8/4K3 b - - 0 1, e8e6, 5k2/8/3Pp3/8/8/8/8/4K3 w - e7 0 2, e6",
        "5k2/8/3Pp3/8/8/8/8/4K3 w - e7 0 2, d6e7, 5k2/4P3/8/8/8/8/8/4K3 b - - 0 2, dxe7+",
        "4k3/8/8/8/3pN3/8/4P3/4K3 w - - 5 1, e2e4, 4k3/8/8/4N3/3pP3/8/8/4K3 b - e3 0 1, e4",
        "4k3/8/8/8/8/3pN3/8/4PK2 w - - 5 1, e1e3, 4k3/8/8/8/4N3/3pP3/8/5K2 b - e2 0 1, e3",
        // The pawn moves on from the first rank by single steps and captures too.
        "4k3/8/8/8/8/8/3n4/4PK2 w - - 5 1, e1d2, 4k3/8/8/8/8/8/3P4/5K2 b - - 0 1, exd2",
        "4k3/8/8/8/8/3p4/8/4PK2 w - - 5 1, e1e2, 4k3/8/8/8/8/3p4/4P3/5K2 b - - 0 1, e2",
        // A pawn that is pushed gives no chance.
        "4k3/8/8/8/3p4/8/4P3/4R1K1 w - - 5 1, e1e2, 4k3/8/8/8/3p4/4P3/4R3/6K1 b - - 6 1, Re2",
    })
    void doubleStepsAndEnPassant(String fen, String uci, String after, String san) {
        check(fen, uci, after, san);
    }

    @ParameterizedTest
    @CsvSource({
        "8/8/8/4k3/8/8/8/K7 w - - 100 1, draw:material",
        "8/8/8/4k3/8/8/8/KN6 w - - 0 1, draw:material",
        "8/8/8/4kb2/8/8/8/K7 w - - 0 1, draw:material",
        "8/8/8/2b1k3/8/8/8/K1B5 w - - 0 1, ongoing",
        "B1B5/8/8/4k3/8/8/8/K7 w - - 0 1, ongoing",
        "8/8/8/4k3/8/8/8/KNN5 w - - 0 1, ongoing",
        "8/8/8/4k3/8/8/P7/K7 w - - 0 1, ongoing",
        "8/8/8/4k3/8/8/R7/K7 w - - 100 1, draw:fifty",
        "7k/6Q1/6K1/8/8/8/8/8 b - - 100 1, white_wins:checkmate",
        "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1, draw:stalemate",
        // A pawn in its way holds the knight, yet the king can push it.
        "7k/5Q1n/6K1/8/8/8/8/8 b - - 0 1, ongoing",
        "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1, ongoing",
    })
    void resultOfAPosition(String fen, String result) {
        assertThat(game.parse(fen).result()).hasToString(result);
    }

    @Test
    void aPawnPushedBackRepeatsAPositionFromBeforeItsOwnMove() {
        Position position = game.parse("R7/8/7k/8/8/8/P7/6K1 w - - 0 1");
        String cycle = "a2a3 h6g6 a8a3 g6g5 a3a8 g5h6";
        Play.moves(position, cycle);
        assertThat(position.halfmoveClock()).isEqualTo(5);
        assertThat(position.repetitions()).isEqualTo(1);
        assertThat(Play.moves(position, cycle).result()).hasToString("draw:repetition");
    }
}
