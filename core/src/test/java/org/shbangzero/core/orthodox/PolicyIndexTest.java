package org.shbangzero.core.orthodox;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.shbangzero.core.Games;
import org.shbangzero.core.Play;
import org.shbangzero.core.Position;

/** Indices as the design counts them: {@code plane * 64 + from}, from the mover's view. */
class PolicyIndexTest {
    @ParameterizedTest
    @CsvSource({
        // Queen moves: 7 * direction + distance - 1, clockwise from north.
        "8/8/8/3k4/8/8/7p/KQ6 w - - 0 1, b1b8, 6, 1",
        "8/8/8/3k4/8/8/7p/KQ6 w - - 0 1, b1h7, 12, 1",
        "8/8/8/3k4/8/8/7p/KQ6 w - - 0 1, b1c1, 14, 1",
        "KQ6/8/8/3k4/8/8/7p/8 w - - 0 1, b8h2, 26, 57",
        "KQ6/8/8/3k4/8/8/7p/8 w - - 0 1, b8b7, 28, 57",
        "6QK/8/8/3k4/8/8/p7/8 b - - 0 1, d5c6, 35, 27",
        "8/8/8/3k4/8/8/8/1K5R w - - 0 1, h1c1, 46, 7",
        "8/8/8/3k4/8/8/8/1K5B b - - 0 1, d5c5, 42, 27",
        // Knight moves, clockwise from (1, 2).
        "4k3/8/8/8/3N4/8/8/4K3 w - - 0 1, d4e6, 56, 27",
        "4k3/8/8/8/3N4/8/8/4K3 w - - 0 1, d4f5, 57, 27",
        "4k3/8/8/8/3N4/8/8/4K3 w - - 0 1, d4f3, 58, 27",
        "4k3/8/8/8/3N4/8/8/4K3 w - - 0 1, d4b5, 62, 27",
        "4k3/8/8/8/3N4/8/8/4K3 w - - 0 1, d4c6, 63, 27",
        "4k3/8/8/3n4/8/8/8/4K3 b - - 0 1, d5c3, 63, 27",
        // Promotions: a queen as a queen move, others 64 + 3 * piece + file change + 1.
        "1n1nk3/2P5/8/8/8/8/8/4K3 w - - 0 1, c7c8q, 0, 50",
        "1n1nk3/2P5/8/8/8/8/8/4K3 w - - 0 1, c7b8n, 64, 50",
        "1n1nk3/2P5/8/8/8/8/8/4K3 w - - 0 1, c7c8n, 65, 50",
        "1n1nk3/2P5/8/8/8/8/8/4K3 w - - 0 1, c7d8n, 66, 50",
        "1n1nk3/2P5/8/8/8/8/8/4K3 w - - 0 1, c7b8b, 67, 50",
        "1n1nk3/2P5/8/8/8/8/8/4K3 w - - 0 1, c7d8r, 72, 50",
        "4k3/8/8/8/8/8/2p5/1N1NK3 b - - 0 1, c2d1r, 72, 50",
        // Castling is the king's move.
        "r3k2r/8/8/8/8/8/8/4K3 b kq - 0 1, e8g8, 15, 4",
        "r3k2r/8/8/8/8/8/8/4K3 b kq - 0 1, e8c8, 43, 4",
    })
    void chess(String fen, String uci, int plane, int from) {
        check("chess", fen, uci, plane, from);
    }

    @ParameterizedTest
    @CsvSource({
        "4k3/8/8/8/8/8/p7/4K3 w - - 0/-/-/-/-/-/0/0 15/15 -/- 0 1, L@e1, 73, 4",
        "4k3/8/8/8/8/8/p7/4K3 b - - 0/-/-/-/-/-/0/0 15/15 -/- 0 1, L@a2, 73, 48",
        // A hit shares the index of the move, on the last rank that of the queen's promotion.
        "1r2k3/P7/8/8/8/8/8/4K3 w - - 10/0/-/-/-/-/-/0 15/14 -/- 0 1, a7b8, 7, 48",
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0/-/-/20/-/-/-/0 15/13 -/- 0 2, e5d6, 49, 36",
    })
    void shbang(String fen, String uci, int plane, int from) {
        check("shbang", fen, uci, plane, from);
    }

    @ParameterizedTest
    @CsvSource({
        // A push shares the index of the move.
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, g1e2, 62, 6",
        // Pushes that promote: 73 + 22 * piece + way.
        "8/P7/7k/8/8/8/8/R3K3 w Q - 0 1, a1a7n, 78, 0",
        "8/P7/7k/8/8/8/8/R3K3 w Q - 0 1, a1a7b, 100, 0",
        "8/P7/7k/8/8/8/8/R3K3 w Q - 0 1, a1a7r, 122, 0",
        "8/P7/P6k/8/8/8/8/4K3 w - - 0 1, a6a7n, 73, 40",
        "8/7P/k7/5B2/8/8/8/4K3 w - - 0 1, f5h7b, 102, 37",
        "8/P7/7k/2B5/8/8/8/4K3 w - - 0 1, c5a7r, 130, 34",
        "8/P7/2N4k/8/8/8/8/4K3 w - - 0 1, c6a7n, 91, 42",
        "8/P7/7k/1N6/8/8/8/4K3 w - - 0 1, b5a7n, 92, 33",
        "8/7P/k7/6N1/8/8/8/4K3 w - - 0 1, g5h7n, 93, 38",
        "8/7P/k4N2/8/8/8/8/4K3 w - - 0 1, f6h7r, 138, 45",
        "r3k3/8/8/8/8/7K/p7/8 b - - 0 1, a8a2n, 78, 0",
    })
    void banzai(String fen, String uci, int plane, int from) {
        check("banzai", fen, uci, plane, from);
    }

    @ParameterizedTest
    @CsvSource({
        // A general's leap is a knight's step, a jump of two squares a queen's move of that distance.
        "4g3/8/8/8/8/8/8/4G3 w G - 0 1, e1f3, 56, 4",
        "4g3/8/8/8/8/8/8/A7 w A - 0 1, a1c3, 8, 0",
        "4g3/8/8/8/3E4/8/8/4G3 w - - 0 1, d4b4, 43, 27",
        // Promotions: 64 + 3 * piece + file change + 1, pieces R N E W G A. A stuck pawn's move is a queen's.
        "1n2a3/P7/8/8/8/8/8/4A3 w - - 0 1, a7a8r, 65, 48",
        "1n2a3/P7/8/8/8/8/8/4A3 w - - 0 1, a7b8r, 66, 48",
        "1n2a3/P7/8/8/8/8/8/4A3 w - - 0 1, a7a8n, 68, 48",
        "1n2a3/P7/8/8/8/8/8/4A3 w - - 0 1, a7a8e, 71, 48",
        "1n2a3/P7/8/8/8/8/8/4A3 w - - 0 1, a7a8w, 74, 48",
        "1n2a3/P7/8/8/8/8/8/4A3 w - - 0 1, a7a8g, 77, 48",
        "1n2g3/P7/8/8/8/8/8/4G3 w - - 0 1, a7b8a, 81, 48",
        "4g3/8/8/8/8/8/7p/4A1N1 b - - 0 1, h2g1w, 73, 55",
        "4g3/P7/8/8/8/8/1W4W1/RNEGAENR w - - 0 1, a7a8, 0, 48",
    })
    void shambhala(String fen, String uci, int plane, int from) {
        check("shambhala", fen, uci, plane, from);
    }

    private static void check(String game, String fen, String uci, int plane, int from) {
        Position position = Games.byId(game).parse(fen);
        assertThat(position.policyIndex(Play.move(position, uci))).isEqualTo(64 * plane + from);
    }
}
