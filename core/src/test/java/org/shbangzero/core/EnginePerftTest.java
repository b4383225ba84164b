package org.shbangzero.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.shbangzero.core.notation.Perft;

/** Legal moves, and what is legal after them, against engines of Debian that know the same game. */
@Tag("external")
class EnginePerftTest {
    /** Positions known for what move generators get wrong. */
    private static final String ODD_POSITIONS =
            """
            r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1
            8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1
            r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1
            rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8
            r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10
            n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1
            3k4/3p4/8/K1P4r/8/8/8/8 b - - 0 1
            8/8/8/8/k1p4R/8/3P4/3K4 w - - 0 1
            8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1
            8/8/1k6/2b5/2pP4/8/5K2/8 b - d3 0 1
            8/5k2/8/2Pp4/2B5/1K6/8/8 w - d6 0 1
            8/8/8/2k5/2pP4/8/B7/4K3 b - d3 0 3
            3k4/8/8/3pP3/8/8/8/3R1K2 w - d6 0 1
            8/8/8/8/1k1Pp2R/8/8/4K3 b - d3 0 1
            r3k2r/1b4bq/8/8/8/8/7B/R3K2R w KQkq - 0 1
            r3k2r/8/3Q4/8/8/5q2/8/R3K2R b KQkq - 0 1
            r3k2r/8/8/8/8/8/1p4P1/R3K2R b KQkq - 0 1
            1r2k2r/8/8/8/8/8/8/R3K2R w KQk - 0 1
            2K2r2/4P3/8/8/8/8/8/3k4 w - - 0 1
            4k3/1P6/8/8/8/8/K7/8 w - - 0 1
            8/P1k5/K7/8/8/8/8/8 w - - 0 1
            K1k5/8/P7/8/8/8/8/8 w - - 0 1
            8/k1P5/8/1K6/8/8/8/8 w - - 0 1
            8/8/1P2K3/8/2n5/1q6/8/5k2 b - - 0 1
            8/8/2k5/5q2/5n2/8/5K2/8 b - - 0 1
            4k3/8/4r3/8/1b2B3/8/3N4/4K3 w - - 0 1
            3k3q/8/8/4R3/8/2N5/1B6/K6r w - - 0 1
            R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1
            """;

    private static final int START_ID_STEP = 97;

    /** A game here and the engine that knows it. */
    enum Rival {
        STOCKFISH("chess", "stockfish"),
        FAIRY_STOCKFISH("chess", "fairy-stockfish"),
        FAIRY_STOCKFISH_NO_CASTLE("nocastle", "fairy-stockfish");

        private final String game;
        private final String program;

        Rival(String game, String program) {
            this.game = game;
            this.program = program;
        }

        Game game() {
            return Games.byId(game);
        }

        UciEngine start() throws IOException {
            UciEngine engine = UciEngine.start(program);
            // Stockfish ignores options that it doesn't have.
            engine.setOption("UCI_Variant", game);
            return engine;
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"STOCKFISH", "FAIRY_STOCKFISH"})
    void oddPositions(Rival rival) throws IOException {
        Stream<String> recorded = PerftTest.rows()
                .filter(row -> row.game().equals(rival.game()))
                .map(PerftTest.Row::fen)
                .distinct();
        try (UciEngine engine = rival.start()) {
            Stream.concat(ODD_POSITIONS.lines(), recorded)
                    .forEach(fen -> assertSameTree(rival.game().parse(fen), 3, engine));
        }
    }

    @ParameterizedTest
    @EnumSource
    void positionsOfRandomGames(Rival rival) throws IOException {
        AtomicInteger positions = new AtomicInteger();
        try (UciEngine engine = rival.start()) {
            Walk.visit(rival.game(), position -> {
                assertSameTree(position, 2, engine);
                positions.incrementAndGet();
            });
        }
        assertThat(positions).hasValueGreaterThan(500);
    }

    @ParameterizedTest
    @EnumSource
    void starts(Rival rival) throws IOException {
        try (UciEngine engine = rival.start()) {
            for (int id = 0; id < rival.game().startCount(); id += START_ID_STEP) {
                assertSameTree(rival.game().start(id), 3, engine);
            }
        }
    }

    private static void assertSameTree(Position position, int depth, UciEngine engine) {
        String fen = position.fen();
        assertThat(Perft.divide(position, depth)).as(fen).isEqualTo(engine.divide(fen, depth));
    }
}
