package org.shbangzero.core.game.chess;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.shbangzero.core.Play;
import org.shbangzero.core.Position;

class ChessRulesTest {
    private final ChessGame game = new ChessGame();

    @ParameterizedTest
    @CsvSource({
        "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3, black_wins:checkmate",
        "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1, draw:stalemate",
        "8/8/8/4k3/8/8/8/K7 w - - 0 1, draw:material",
        "8/8/8/4k3/8/8/8/KN6 w - - 0 1, draw:material",
        "8/8/8/4k3/8/8/8/KB6 w - - 0 1, draw:material",
        "8/8/8/2b1k3/8/8/8/K1B5 w - - 0 1, draw:material",
        "8/8/8/3bk3/8/8/8/K1B5 w - - 0 1, ongoing",
        "B1B5/1B6/8/4k3/8/8/8/K7 w - - 0 1, draw:material",
        "8/8/8/4k3/8/8/8/KNN5 w - - 0 1, ongoing",
        "8/8/8/3nk3/8/8/8/KN6 w - - 0 1, ongoing",
        "8/8/8/3nk3/8/8/8/KB6 w - - 0 1, ongoing",
        "8/8/8/4k3/8/8/P7/K7 w - - 99 1, ongoing",
        "8/8/8/4k3/8/8/P7/K7 w - - 100 1, draw:fifty",
        "8/8/8/4k3/8/8/8/K7 w - - 100 1, draw:material",
        "7k/6Q1/6K1/8/8/8/8/8 b - - 100 1, white_wins:checkmate",
        "7k/5Q2/6K1/8/8/8/8/8 b - - 123456789 0, draw:stalemate",
    })
    void resultOfAPosition(String fen, String result) {
        assertThat(game.parse(fen).result()).hasToString(result);
    }

    @Test
    void theThirdOccurrenceIsADrawAndTheGivenPositionIsTheFirst() {
        Position position = game.start(0);
        String cycle = "g1f3 g8f6 f3g1 f6g8";
        assertThat(Play.moves(position, cycle).result()).hasToString("ongoing");
        assertThat(Play.moves(position, cycle).result()).hasToString("draw:repetition");
        position.unmake();
        assertThat(position.result()).hasToString("ongoing");
    }

    @Test
    void theChanceToTakeEnPassantMakesAnotherPosition() {
        Position legal = game.parse("4k3/8/8/8/4p3/8/3P4/4K3 w - - 0 1");
        Play.moves(legal, "d2d4 e8e7 e1e2 e7e8 e2e1");
        assertThat(legal.repetitions()).isZero();
        Position illegal = game.parse("4k3/8/8/8/8/8/3P4/4K3 w - - 0 1");
        Play.moves(illegal, "d2d4 e8e7 e1e2 e7e8 e2e1");
        assertThat(illegal.repetitions()).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({
        // The capture would open the rank, the file's pin or the diagonal to a slider.
        "8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1, -",
        "4r2k/8/8/3pP3/8/8/8/4K3 w - d6 0 1, -",
        "7k/6b1/8/3pP3/8/2K5/8/8 w - d6 0 1, -",
        "7k/8/8/3pP3/8/8/8/K7 w - d6 0 1, d6",
        // The king is in check from elsewhere; from the pawn itself.
        "r6k/8/8/3pP3/8/8/8/K7 w - d6 0 1, -",
        "7k/8/8/3pP3/4K3/8/8/8 w - d6 0 1, d6",
        // One of two capturers is pinned.
        "4r2k/8/8/2PpP3/8/8/8/4K3 w - d6 0 1, d6",
        "7k/8/8/3p4/8/8/8/K7 w - d6 0 1, -",
    })
    void enPassantIsWrittenOnlyIfLegal(String fen, String written) {
        assertThat(game.parse(fen).fen().split(" ", -1)[3]).isEqualTo(written);
    }

    @ParameterizedTest
    @CsvSource({
        "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1, e1c1, 4k3/8/8/8/8/8/8/2KR3R b - - 1 1, O-O-O",
        "r3k2r/8/8/8/8/8/8/4K3 b kq - 0 1, e8g8, r4rk1/8/8/8/8/8/8/4K3 w - - 1 2, O-O",
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1, a1a8, R3k2r/8/8/8/8/8/8/4K2R b Kk - 0 1, Rxa8+",
        "4k3/P7/8/8/8/8/8/4K3 w - - 5 1, a7a8b, B3k3/8/8/8/8/8/8/4K3 b - - 0 1, a8=B",
        "1r2k3/P7/8/8/8/8/8/4K3 w - - 5 1, a7b8q, 1Q2k3/8/8/8/8/8/8/4K3 b - - 0 1, axb8=Q+",
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2, e5d6, 4k3/8/3P4/8/8/8/8/4K3 b - - 0 2, exd6",
        "k7/8/8/8/3Q1Q2/8/3Q4/7K w - - 0 1, d4e3, k7/8/8/8/5Q2/4Q3/3Q4/7K b - - 1 1, Qd4e3",
        "k7/8/8/8/3Q4/8/3Q4/7K w - - 0 1, d4d3, k7/8/8/8/8/3Q4/3Q4/7K b - - 1 1, Q4d3",
        "k7/8/8/8/8/8/8/N3N2K w - - 0 1, a1c2, k7/8/8/8/8/8/2N5/4N2K b - - 1 1, Nac2",
        "k2r4/8/8/8/8/3N4/8/N2K4 w - - 0 1, a1b3, k2r4/8/8/8/8/1N1N4/8/3K4 b - - 1 1, Nb3",
    })
    void movesAndTheirSan(String fen, String uci, String after, String san) {
        Position position = game.parse(fen);
        assertThat(Play.san(position, uci)).isEqualTo(san);
        assertThat(Play.moves(position, uci).fen()).isEqualTo(after);
    }

    @Test
    void aPinnedRivalNeedsNoDisambiguation() {
        Position position = game.parse("3r3k/8/8/8/8/3N4/8/N2K4 w - - 0 1");
        assertThat(Play.san(position, "a1c2")).isEqualTo("Nc2");
        Position free = game.parse("4r2k/8/8/8/8/8/1N6/N2K4 w - - 0 1");
        assertThat(Play.san(free, "b2c4")).isEqualTo("Nc4");
    }

    @Test
    void theMostMovesOfAnyGameFitTheMoveArray() {
        // Petrović 1964: 218 legal moves, the most that a game can reach.
        Position position = game.parse("R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1");
        assertThat(position.legalMoves(new int[game.maxLegalMoves()])).isEqualTo(218);
    }

    @Test
    void aLongGameIsTakenBackToItsStart() {
        Position position = game.start(0);
        for (int i = 0; i < 500; i++) {
            Play.moves(position, "g1f3 g8f6 f3g1 f6g8");
        }
        assertThat(position.ply()).isEqualTo(2_000);
        assertThat(position.result()).hasToString("draw:fifty");
        while (position.ply() > 0) {
            position.unmake();
        }
        assertThat(position.fen()).isEqualTo(ChessGame.START);
    }

    @Test
    void theDrawingTurnsToBlack() {
        assertThat(game.parse("4k3/8/8/8/8/8/7P/R3K3 w Q - 0 1").draw(1))
                .isEqualTo(
                        """
                1 . . . K . . . R
                2 P . . . . . . .
                3 . . . . . . . .
                4 . . . . . . . .
                5 . . . . . . . .
                6 . . . . . . . .
                7 . . . . . . . .
                8 . . . k . . . .
                  h g f e d c b a
                white to move, castling Q, en passant -, halfmove 0, fullmove 1
                """);
    }
}
