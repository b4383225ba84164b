package org.shbangzero.core.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.core.InputException;

class PgnReaderTest {
    private static final Game CHESS = Games.byId("chess");
    private static final String ENDGAME = "4k3/8/8/8/8/8/8/4K2R b K - 3 17";

    private static List<PgnGame> read(String pgn, Optional<Game> game) {
        PgnReader reader = new PgnReader(new StringReader(pgn), "a.pgn", game);
        List<PgnGame> games = new ArrayList<>();
        for (Optional<PgnGame> next = reader.next(); next.isPresent(); next = reader.next()) {
            games.add(next.get());
        }
        return games;
    }

    private static List<PgnGame> chess(String pgn) {
        return read(pgn, Optional.of(CHESS));
    }

    private static List<String> uci(PgnGame game) {
        return game.moves().stream().map(PgnGame.Move::uci).toList();
    }

    @Test
    void readsTagsMovesCommentsAndResult() {
        PgnGame game = chess(
                        """
                [Event "a \\"b\\" \\\\ c"]
                [White "Ünal, Ç."]

                {The old way.} 1. e4 {king's
                  pawn} {again} e5 ; the reply
                2.Nf3 $1 $22 Nc6!? 3. Bb5 a6 1/2-1/2
                """)
                .get(0);

        assertThat(game.tags()).isEqualTo(Map.of("Event", "a \"b\" \\ c", "White", "Ünal, Ç."));
        assertThat(game.introduction()).containsExactly("The old way.");
        assertThat(uci(game)).containsExactly("e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6");
        assertThat(game.moves())
                .extracting(PgnGame.Move::comments)
                .containsExactly(
                        List.of("king's pawn", "again"),
                        List.of("the reply"),
                        List.of(),
                        List.of(),
                        List.of(),
                        List.of());
        assertThat(game.result()).isEqualTo("1/2-1/2");
        assertThat(game.fen()).isEqualTo(CHESS.start(0).fen());
        assertThat(game.game()).isSameAs(CHESS);
    }

    @Test
    void readsGameAfterGame() {
        List<PgnGame> games =
                chess("\uFEFF[Round \"1\"]\n\n1. e4 1-0\n\n[Round \"2\"]\n\n1. d4 *\n1. c4 0-1 {the end}\n");

        assertThat(games).extracting(PgnGame::number).containsExactly(1, 2, 3);
        assertThat(games).extracting(PgnGame::line).containsExactly(1, 5, 8);
        assertThat(games).extracting(PgnGame::result).containsExactly("1-0", "*", "0-1");
        assertThat(games)
                .extracting(PgnReaderTest::uci)
                .containsExactly(List.of("e2e4"), List.of("d2d4"), List.of("c2c4"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1. e4 (1. d4 d5 (1... Nf6 {a ) brace}) 2. c4) 1... e5 *",
                "1. e4 (1. nonsense) e5 *",
                "% an escaped line 1. d4\n1. e4 e5 *",
                "1.e4 e5\n%\n*",
                "e4 e5 *",
                "1 . e4 1 ... e5 ?! ! *",
                "1. e4\r\n1... e5\r*",
                "1. e4 {100\n% sure} e5 *",
                "1. e4! $14 $ e5 *"
            })
    void skipsWhatIsNoMoveOfTheGame(String pgn) {
        assertThat(chess(pgn)).extracting(PgnReaderTest::uci).containsExactly(List.of("e2e4", "e7e5"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " \n\n", "% nothing\n", "{only a comment}", "; only a comment"})
    void aTextMayHaveNoGames(String pgn) {
        assertThat(chess(pgn)).isEmpty();
    }

    @Test
    void startsFromAFenAndKnowsTheVariant() {
        PgnGame game = read(
                        "[Variant \"chess\"][SetUp \"1\"][FEN \"" + ENDGAME + "\"] 17... Ke7 18. O-O *",
                        Optional.empty())
                .get(0);

        assertThat(game.game()).isSameAs(CHESS);
        assertThat(game.fen()).isEqualTo(ENDGAME);
        assertThat(uci(game)).containsExactly("e8e7", "e1g1");
        assertThat(read("[Variant \"Shbang\"] 1. e4 d5 2. e*d5 {SHBANG! no lives left} L@a7 *", Optional.empty()))
                .extracting(PgnReaderTest::uci)
                .containsExactly(List.of("e2e4", "d7d5", "e4d5", "L@a7"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Standard", "From Position", "?", "Chess"})
    void takesTheNamesThatOtherProgramsHaveForTheGame(String variant) {
        assertThat(chess("[Variant \"" + variant + "\"] 1. e4 *")).hasSize(1);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1. e4 e5 2. Ke3 *| game 1, line 1: 'Ke3' is no legal move in rnbqkbnr/",
                "1. e4 *\\n\\n1. d4\\nd5\\n2. Nf9 *| game 2, line 5: 'Nf9' is no legal move",
                "1. e4| expected a move or the game's result: 1-0, 0-1, 1/2-1/2 or *",
                "[Event \"x\"]| found the end of the text, expected a move or the game's result",
                "1. e4\\n[Event \"x\"] *| line 2: found the tag Event, expected a move",
                "1. e4 {never| line 1: a comment that begins here has no end",
                "1. e4\\n(1. d4 (1. c4) *| line 2: a variation that begins here has no end",
                "1. e4 ) *| found ) without a (",
                "1. e4 } *| found '}', expected a tag, a move, a comment or a result",
                "[Event \"x\\n\"] *| line 1: a tag's value does not end in its line",
                "[Event \"x\" y] *| tag Event: found 'y' after the value, expected ]",
                "[Event x] *| a tag is not of the form [Name \"value\"]",
                "[ \"x\"] *| a tag is not of the form [Name \"value\"]",
                "[FEN \"8/8 w - - 0 1\"] *| game 1, line 1: bad FEN '8/8 w - - 0 1'",
                "[SetUp \"1\"] 1. e4 *| expected a tag FEN",
                "[Variant \"banzai\"] 1. e4 *| tag Variant is 'banzai', expected a game of chess",
            })
    void namesWhatIsWrongAndWhere(String pgn, String message) {
        assertThatThrownBy(() -> chess(pgn.replace("\\n", "\n")))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith("a.pgn, game ")
                .hasMessageContaining(message);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1. e4 *| expected a tag Variant",
                "[Variant \"Standard\"] 1. e4 *| expected a tag Variant",
                "[Variant \"ches\"] 1. e4 *| tag Variant: unknown game 'ches'; did you mean 'chess'?",
                "[Variant \"nocastle\"] 1. e4 *| this game of nocastle starts; expected a tag FEN"
            })
    void withoutAGameItsTagsMustNameIt(String pgn, String message) {
        assertThatThrownBy(() -> read(pgn, Optional.empty()))
                .isInstanceOf(InputException.class)
                .hasMessageContaining(message);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"(", "! ", "{", "(1. e4) ", "[a \"\"]", "$1 ", "1. ", "%\n", ";\n", "[", "\"", "e4", "\\", "{}"})
    void longRepetitionsAreReadInOnePass(String part) {
        String pgn = part.repeat(2_000_000 / part.length());
        assertThatThrownBy(() -> chess("[Event \"x\"]\n" + pgn)).isInstanceOf(InputException.class);
    }

    @ParameterizedTest
    @CsvSource({"0, ''", "1, e2e4", "2, e2e4 e7e5", "3, e2e4 e7e5"})
    void readsTheFirstMovesOnly(int plies, String moves) {
        PgnReader reader = new PgnReader(
                        new StringReader("1. e4 (1. d4) e5" + (plies < 3 ? " 2. nonsense" : "") + " 1-0 1. c4 0-1"),
                        "a.pgn",
                        Optional.of(CHESS))
                .firstPlies(plies);

        PgnGame first = reader.next().orElseThrow();
        assertThat(String.join(" ", uci(first))).isEqualTo(moves);
        assertThat(first.result()).isEqualTo("1-0");
        assertThat(reader.next().orElseThrow().result()).isEqualTo("0-1");
    }

    @Test
    void gamesHaveAnEnd() {
        String moves = "Nf3 Nf6 Ng1 Ng8 ".repeat(5_001);
        assertThatThrownBy(() -> chess(moves + "*")).hasMessageContaining("more than 20000 plies");
    }
}
