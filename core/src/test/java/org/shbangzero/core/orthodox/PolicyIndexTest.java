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

    private static void check(String game, String fen, String uci, int plane, int from) {
        Position position = Games.byId(game).parse(fen);
        assertThat(position.policyIndex(Play.move(position, uci))).isEqualTo(64 * plane + from);
    }
}
