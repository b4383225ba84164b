package org.shbangzero.core.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.shbangzero.core.Games;
import org.shbangzero.core.InputException;
import org.shbangzero.core.Play;
import org.shbangzero.core.Position;

class SanReaderTest {
    /** White can castle, promote on b8 or by capture on a8, and has two knights that can go to d2. */
    private static final String BUSY = "r3k3/1P6/8/8/8/5N2/8/RN2K2R w KQ - 0 1";

    private static String read(String game, String fen, String text) {
        Position position = Games.byId(game).parse(fen);
        return position.uci(SanReader.read(position, text));
    }

    @ParameterizedTest
    @CsvSource({
        "Ng5, f3g5",
        "Ng5!?, f3g5",
        "Ng5+, f3g5",
        "Nf3g5, f3g5",
        "Nf3-g5, f3g5",
        "N3g5, f3g5",
        "f3g5, f3g5",
        "O-O, e1g1",
        "0-0, e1g1",
        "O-O!, e1g1",
        "e1g1, e1g1",
        "b8=Q, b7b8q",
        "b8=Q+, b7b8q",
        "b8Q, b7b8q",
        "b8=n, b7b8n",
        "bxa8=R, b7a8r",
        "b7xa8R#, b7a8r",
        "b7b8q, b7b8q",
        "Nbd2, b1d2",
        "Rxa8, a1a8",
        "Ra1xa8, a1a8",
        "Kd2, e1d2"
    })
    void readsWhatIsMeant(String text, String uci) {
        assertThat(read("chess", BUSY, text)).isEqualTo(uci);
    }

    @ParameterizedTest
    @CsvSource({
        "g5, is no legal move, expected Ng5",
        "Nxg5, is no legal move, expected Ng5",
        "Ra8, is no legal move, 'expected Rxa8+, bxa8=Q+'",
        "b8, is no legal move, 'expected b8=Q+, b8=R+, b8=B, b8=N'",
        "O-O-O, is no legal move, did you mean 'O-O'?",
        "ng5, is no legal move, did you mean 'Ng5'?",
        "Nd2, can be more than one move, 'expected Nbd2, Nfd2'",
        "0000, is no legal move, ' more'",
        "?!, is no legal move, ",
        "0-0-0-0, is no legal move, "
    })
    void refusesTheRestAndSaysWhatThereIs(String text, String fault, String hint) {
        assertThatThrownBy(() -> read("chess", BUSY, text))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("'" + text + "' " + fault + " in " + BUSY)
                .hasMessageContaining(hint == null ? "" : hint);
    }

    @ParameterizedTest
    @ValueSource(strings = {"O-O-O", "0-0-0", "0-0-0+", "e1c1"})
    void readsCastlingOnTheLongSide(String text) {
        assertThat(read("chess", "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", text)).isEqualTo("e1c1");
    }

    @Test
    void tellsHitsFromCapturesAndReadsStackedLives() {
        Position position = Play.moves(Games.byId("shbang").start(0), "e2e4 d7d5");
        assertThat(position.uci(SanReader.read(position, "e*d5"))).isEqualTo("e4d5");
        assertThatThrownBy(() -> SanReader.read(position, "exd5")).hasMessageEndingWith("; expected e*d5");

        Play.moves(position, "e4d5");
        assertThat(position.uci(SanReader.read(position, "L@a7"))).isEqualTo("L@a7");
        assertThatThrownBy(() -> SanReader.read(position, "La7")).isInstanceOf(InputException.class);
    }

    @Test
    void showsLittleOfATextThatIsNoMove() {
        assertThatThrownBy(() -> read("chess", BUSY, "x".repeat(1000)))
                .message()
                .hasSizeLessThan(250);
    }

    @Test
    void saysThatAGameIsOver() {
        assertThatThrownBy(() -> read("chess", "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", "Kg8"))
                .hasMessageContaining("'Kg8' is no legal move")
                .hasMessageContaining("the game is over");
    }
}
