package org.shbangzero.evaluate.opening;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.core.InputException;
import org.shbangzero.evaluate.opening.OpeningSettings.Order;

class OpeningFileTest {
    private static final Game CHESS = Games.byId("chess");
    private static final String START = CHESS.start(0).fen();
    private static final String GAMES =
            """
            1. e4 e5 2. Nf3 Nc6 1-0
            1. d4 d5 2. c4 *
            1. Nf3 Nc6 2. e4 e5 0-1
            1. c4 {too short} 1/2-1/2
            """;
    private static final String POSITIONS =
            """
            # rook endings
            4k3/8/8/8/8/8/8/4K2R w K - 0 1
            4k3/8/8/8/8/8/8/R3K3 w Q - bm O-O-O; id "long";

            4k3/8/8/8/8/8/8/4K2R w K - 12 40
            r3k3/8/8/8/8/8/8/R3K3 b - - c0 "wins a rook";
            rr2k3/8/8/8/8/8/8/RR2K3 w - -
            """;

    @TempDir
    Path folder;

    private OpeningBook book(String name, String content) throws IOException {
        return OpeningBook.of(Files.writeString(folder.resolve(name), content).toString());
    }

    private static OpeningSettings settings(Order order, int maxPlies, long seed) {
        return new OpeningSettings(0, maxPlies, order, OptionalInt.empty(), seed);
    }

    private static OpeningSettings inOrder(int maxPlies) {
        return settings(Order.FILE, maxPlies, 1);
    }

    @Test
    void takesTheFirstMovesOfGamesAndDropsTranspositions() throws IOException {
        DrawnOpenings drawn = book("a.pgn", GAMES).draw(CHESS, inOrder(4), 3);

        assertThat(drawn.openings())
                .containsExactly(
                        new Opening(START, List.of("e2e4", "e7e5", "g1f3", "b8c6")),
                        new Opening(START, List.of("d2d4", "d7d5", "c2c4")),
                        new Opening(START, List.of("c2c4")));
        assertThat(drawn.duplicates()).isEqualTo(1);
        assertThat(drawn.lopsided()).isZero();
    }

    @Test
    void theMostPliesLimitWhatIsReadOfAGame() throws IOException {
        String thenNonsense = "1. e4 c5 2. nonsense *\n";

        assertThat(book("a.pgn", GAMES + thenNonsense)
                        .draw(CHESS, inOrder(2), 5)
                        .openings())
                .last()
                .isEqualTo(new Opening(START, List.of("e2e4", "c7c5")));
        assertThatThrownBy(() -> book("a.pgn", GAMES + thenNonsense).draw(CHESS, inOrder(OpeningSettings.ALL_PLIES), 1))
                .hasMessageContaining("a.pgn, game 5, line 5: 'nonsense' is no legal move");
    }

    @ParameterizedTest
    @ValueSource(strings = {"a.epd", "b.fen", "c.txt", "D.EPD"})
    void readsPositionsLineByLine(String name) throws IOException {
        DrawnOpenings drawn = book(name, POSITIONS).draw(CHESS, inOrder(8), 4);

        assertThat(drawn.openings())
                .extracting(Opening::fen)
                .containsExactly(
                        "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
                        "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1",
                        "r3k3/8/8/8/8/8/8/R3K3 b - - 0 1",
                        "rr2k3/8/8/8/8/8/8/RR2K3 w - - 0 1");
        assertThat(drawn.openings()).extracting(Opening::moves).containsOnly(List.of());
        assertThat(drawn.duplicates()).isEqualTo(1);
    }

    @Test
    void shufflesBySeedAndNotByNumber() throws IOException {
        OpeningBook starts = OpeningBook.of("starts");
        Game nocastle = Games.byId("nocastle");
        List<Opening> many =
                starts.draw(nocastle, settings(Order.SHUFFLED, 0, 7), 50).openings();

        assertThat(starts.draw(nocastle, settings(Order.SHUFFLED, 0, 7), 20).openings())
                .isEqualTo(many.subList(0, 20));
        assertThat(starts.draw(nocastle, settings(Order.SHUFFLED, 0, 8), 50).openings())
                .isNotEqualTo(many);
        assertThat(starts.draw(nocastle, settings(Order.SHUFFLED, 0, 7), nocastle.startCount())
                        .openings())
                .containsExactlyInAnyOrderElementsOf(
                        starts.draw(nocastle, inOrder(0), nocastle.startCount()).openings());
    }

    @Test
    void theBalanceLeavesOutLopsidedPositions() throws IOException {
        OpeningSettings balanced = new OpeningSettings(0, 0, Order.FILE, OptionalInt.of(200), 1);
        OpeningBook book = book("a.epd", POSITIONS);
        DrawnOpenings drawn = book.draw(CHESS, balanced, 1);

        assertThat(drawn.openings()).extracting(Opening::fen).containsExactly("rr2k3/8/8/8/8/8/8/RR2K3 w - - 0 1");
        assertThat(drawn.lopsided()).isEqualTo(3);
        assertThatThrownBy(() -> book.draw(CHESS, balanced, 4))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("4 different ones with neither side more than 200 centipawns ahead are needed")
                .hasMessageContaining("has only 1 among its 5 for chess; ask for fewer games");
    }

    @Test
    void anEmptyBookSaysSo() {
        assertThatThrownBy(() -> book("a.epd", "# nothing\n\n").draw(CHESS, inOrder(0), 1))
                .isInstanceOf(InputException.class)
                .hasMessageEndingWith("a.epd holds no positions; expected one on a line, as FEN or EPD");
        assertThatThrownBy(() -> book("a.pgn", "\n").draw(CHESS, inOrder(0), 1))
                .isInstanceOf(InputException.class)
                .hasMessageEndingWith("a.pgn holds no games");
    }

    @Test
    void tooFewSayHowManyThereAre() throws IOException {
        assertThatThrownBy(() -> OpeningBook.of("starts").draw(Games.byId("shambhala"), inOrder(0), 5))
                .isInstanceOf(InputException.class)
                .hasMessage("openings: 5 different ones are needed, but 'starts' has only 4 for shambhala;"
                        + " ask for fewer games, or for other openings");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "a.epd| 4k3/8/8/8/8/8/8/4K2R w K -\\n4k3/9/8/8/8/8/8/4K2R w K -| a.epd, line 2: bad FEN '4k3/9/",
                "a.fen| 7k/6Q1/6K1/8/8/8/8/8 b - - 0 1| a.fen, line 1: the position cannot be played on (white_wins:checkmate",
                "a.txt| 4k3/8/8/8/8/8/8/4K2R w K - 100 90| line 1: the position cannot be played on (draw:fifty",
                "a.pgn| 1. f3 e5 2. g4 Qh4# 0-1| a.pgn, game 1, line 1: its first 4 plies cannot be played on (black_wins",
                "a.pgn| [Variant \"shbang\"] 1. e4 *| a.pgn, game 1, line 1: tag Variant is 'shbang', expected a game of chess"
            })
    void namesTheLineOfWhatIsNoOpening(String name, String content, String message) {
        assertThatThrownBy(() -> book(name, content.replace("\\n", "\n")).draw(CHESS, inOrder(8), 1))
                .isInstanceOf(InputException.class)
                .hasMessageContaining(message);
    }

    @Test
    void aNameMustSayWhatItIs() {
        assertThatThrownBy(() -> OpeningBook.of("randm"))
                .isInstanceOf(InputException.class)
                .hasMessageContaining(
                        "'randm' names no openings; did you mean 'random'?; expected random, starts, or a file");
        assertThatThrownBy(() -> OpeningBook.of("book.bin")).isInstanceOf(InputException.class);
        assertThatThrownBy(() -> OpeningBook.of(folder.resolve("none.epd").toString()))
                .isInstanceOf(NoSuchFileException.class);
        assertThatThrownBy(() -> OpeningBook.of("a\0b.epd")).isInstanceOf(InputException.class);
    }

    @Test
    void theDescriptionChangesWithTheFile() throws IOException {
        String before = book("a.epd", POSITIONS).description();

        assertThat(before).contains("a.epd (checksum ");
        assertThat(book("a.epd", POSITIONS).description()).isEqualTo(before);
        assertThat(book("a.epd", POSITIONS + "# more").description()).isNotEqualTo(before);
        assertThat(OpeningBook.of("starts").description()).isEqualTo("starts");
        assertThat(OpeningBook.of("random").description()).isEqualTo("random");
    }
}
