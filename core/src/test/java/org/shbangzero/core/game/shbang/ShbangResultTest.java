package org.shbangzero.core.game.shbang;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.shbangzero.core.Play;
import org.shbangzero.core.Position;

/** How games of Shbang end, in the order of the rules. */
class ShbangResultTest {
    private final ShbangGame game = new ShbangGame();

    @ParameterizedTest
    @CsvSource({
        // A checking queen with a life cannot be taken; one without can.
        "6k1/6Q1/8/8/8/8/8/K7 b - - 0/1/-/-/-/-/-/0 14/15 -/- 0 1, white_wins:checkmate",
        "6k1/6Q1/8/8/8/8/8/K7 b - - 0/0/-/-/-/-/-/0 15/15 -/- 0 1, ongoing",
        // An armored king mates, unless there is too little on the board.
        "k7/1K6/8/8/8/8/7P/8 b - - 0/1/-/-/-/-/0/- 14/15 -/- 0 1, white_wins:checkmate",
        "k7/1K6/8/8/8/8/7B/8 b - - 0/1/-/-/-/-/0/- 14/15 -/- 0 1, draw:material",
        "k7/1K6/8/8/8/8/8/8 b - - 0/1/-/-/-/-/-/- 14/15 -/- 0 1, draw:material",
        "k7/8/1K6/8/8/8/8/8 b - - f/-/f/-/-/-/-/- 0/0 -/- 0 1, draw:material",
        "kn6/8/8/8/8/8/8/K6N w - - 00/-/-/-/-/-/-/00 15/15 -/- 0 1, ongoing",
        "kb6/8/8/8/8/8/8/K3B3 w - - 00/-/-/-/-/-/-/00 15/15 -/- 0 1, draw:material",
        "kb6/8/8/8/8/8/8/K4B2 w - - 00/-/-/-/-/-/-/00 15/15 -/- 0 1, ongoing",
        // A stack is a turn; a locked king has none; an empty hand has none.
        "7k/5Q2/8/8/8/8/8/K7 b - - 0/0/-/-/-/-/-/0 15/15 -/- 0 1, ongoing",
        "7k/5Q2/8/8/8/8/8/K7 b - - 0/0/-/-/-/-/-/0 15/15 -/h8 0 1, draw:stalemate",
        "7k/5Q1p/7P/8/8/8/8/K7 b - - 0/0f/0/-/-/-/-/0 15/0 -/- 0 1, draw:stalemate",
        // The clock comes after material and mate.
        "7k/5Q1p/8/8/8/8/8/K7 w - - 0/00/-/-/-/-/-/0 15/15 -/- 100 1, draw:fifty",
        "7k/5Q1p/8/8/8/8/8/K7 w - - 0/00/-/-/-/-/-/0 15/15 -/- 99 1, ongoing",
        "6k1/6Q1/8/8/8/8/8/K7 b - - 0/1/-/-/-/-/-/0 14/15 -/- 250 1, white_wins:checkmate",
        "k7/8/1K6/8/8/8/8/8 b - - f/-/f/-/-/-/-/- 0/0 -/- 100 1, draw:material",
        "7k/5Q2/8/8/8/8/8/K7 b - - 0/0/-/-/-/-/-/0 15/15 -/h8 100 1, draw:stalemate",
    })
    void resultOfAPosition(String fen, String result) {
        assertThat(game.parse(fen).result()).hasToString(result);
    }

    @Test
    void hitsAndStacksCountOnTheClock() {
        Position position = game.parse("7k/8/8/8/p2R3p/8/8/K7 w - - 0/-/-/-/121/-/-/0 13/13 -/h4 98 80");
        assertThat(Play.moves(position, "d4a4").result()).hasToString("ongoing");
        assertThat(Play.moves(position, "L@h4").result()).hasToString("draw:fifty");
        assertThat(position.halfmoveClock()).isEqualTo(100);
    }

    @Test
    void aPositionRepeatsAcrossHitsAndStacks() {
        Position position = game.parse("7k/8/8/8/p2R3p/8/8/K7 w - - 0/-/-/-/121/-/-/0 13/13 -/h4 7 80");
        String cycle = "d4a4 L@h4 d4h4 L@a4";
        assertThat(Play.moves(position, cycle).repetitions()).isEqualTo(1);
        assertThat(position.result()).hasToString("ongoing");
        assertThat(Play.moves(position, cycle).repetitions()).isEqualTo(2);
        assertThat(position.result()).hasToString("draw:repetition");
        assertThat(Play.moves(position, cycle).repetitions()).isEqualTo(2);
    }

    @Test
    void anotherLockIsAnotherPosition() {
        Position position = game.parse("7k/8/8/8/p2R3p/8/8/K7 w - - 0/-/-/-/121/-/-/0 13/13 -/- 7 80");
        Play.moves(position, "d4a4 L@h4 d4h4 L@a4");
        assertThat(position.repetitions()).isZero();
        Play.moves(position, "d4a4 L@h4 d4h4 L@a4");
        assertThat(position.repetitions()).isEqualTo(1);
    }

    @Test
    void mateIsSignedOnlyWhereItCounts() {
        Position pawn = game.parse("k7/8/2K5/8/8/8/7P/8 w - - 0/-/1/-/-/-/0/- 14/15 -/- 0 1");
        assertThat(Play.san(pawn, "c6b7")).isEqualTo("Kb7#");
        Position bishop = game.parse("k7/8/2K5/8/8/8/7B/8 w - - 0/-/1/-/-/-/0/- 14/15 -/- 0 1");
        assertThat(Play.san(bishop, "c6b7")).isEqualTo("Kb7+");
    }

    @Test
    void evaluationCountsMaterialLivesAndHands() {
        assertThat(game.start(0).evaluate()).isZero();
        // Black has a pawn less (100), and all its checkers in hand (15 * 35 less than under pieces); White's are under
        // the king.
        Position position = game.parse("4k3/8/8/8/8/8/7P/4K3 w - - 0/-/-/-/-/-/0/f 0/15 -/- 0 1");
        assertThat(position.evaluate()).isEqualTo(100 + 15 * (60 + 20 - 25));
        assertThat(Play.moves(position, "h2h3").evaluate()).isEqualTo(-(100 + 15 * (60 + 20 - 25)));
    }

    @Test
    void theDrawingShowsLivesHandsAndLocks() {
        Position position = game.parse("7k/8/8/8/p2R3p/8/8/K7 w - - 0/-/-/-/121/-/-/0 13/13 -/h4 7 80");
        assertThat(position.draw(0))
                .isEqualTo(
                        """
                8 .   .   .   .   .   .   .   k
                7 .   .   .   .   .   .   .   .
                6 .   .   .   .   .   .   .   .
                5 .   .   .   .   .   .   .   .
                4 p1  .   .   R2  .   .   .   p1!
                3 .   .   .   .   .   .   .   .
                2 .   .   .   .   .   .   .   .
                1 K   .   .   .   .   .   .   .
                  a   b   c   d   e   f   g   h
                white 13 in hand, lock -; black 13 in hand, lock h4 (a digit: lives; !: lock)
                white to move, castling -, en passant -, halfmove 7, fullmove 80
                """);
    }
}
