package org.shbangzero.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.shbangzero.core.notation.Perft;

/**
 * Every game's perft file, counted by an independent program. Rows of more nodes than the limit are left out, unless the system
 * property {@code perft.maxNodes} raises it.
 */
class PerftTest {
    private static final long MAX_NODES = Long.getLong("perft.maxNodes", 1_000_000);

    record Row(Game game, String fen, int depth, long nodes) {
        static Row of(Game game, String line) {
            String[] columns = line.split("\t");
            return new Row(game, columns[0], Integer.parseInt(columns[1]), Long.parseLong(columns[2]));
        }

        @Override
        public String toString() {
            return game.id() + " depth " + depth + " " + fen;
        }
    }

    static Stream<Row> rows() {
        return Games.all().stream()
                .flatMap(game -> lines(game).stream().skip(1).map(line -> Row.of(game, line)))
                .filter(row -> row.nodes() <= MAX_NODES);
    }

    private static List<String> lines(Game game) {
        String name = "/perft/" + game.id() + ".tsv";
        try (InputStream in = PerftTest.class.getResourceAsStream(name)) {
            assertThat(in).as("a game needs perft data: " + name).isNotNull();
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        } catch (IOException e) {
            throw new AssertionError(name, e);
        }
    }

    @ParameterizedTest
    @MethodSource("rows")
    void countsAsTheIndependentProgram(Row row) {
        Position position = row.game().parse(row.fen());
        long key = position.key();
        assertThat(Perft.count(position, row.depth())).isEqualTo(row.nodes());
        assertThat(position.fen()).isEqualTo(row.fen());
        assertThat(position.key()).isEqualTo(key);
    }
}
