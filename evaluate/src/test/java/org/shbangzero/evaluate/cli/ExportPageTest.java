package org.shbangzero.evaluate.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.core.PlaneLayout;
import org.shbangzero.core.Position;

/** What {@code docs/export.md} says of planes and policy indices is what the games do. */
class ExportPageTest {
    private static final Path PAGE = Path.of("../docs/export.md");

    static List<Game> games() {
        return Games.all();
    }

    /** The rows of examples: game, position, move, plane, square left, index. */
    static List<List<String>> examples() throws IOException {
        try (Stream<String> lines = Files.lines(PAGE)) {
            return lines.filter(line -> line.matches("\\| `[a-z]+` \\| `.*` \\| `.*` \\|( \\d+ \\|){3}"))
                    .map(line -> List.of(line.substring(2, line.length() - 2)
                            .replace("`", "")
                            .split(" \\| ")))
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void listsThePlanesOfEachGame(Game game) throws IOException {
        PlaneLayout layout = game.planes();
        int digits = layout.binary().size();
        int constants = digits + layout.digit().size();
        String heading = "### " + game.id() + ": " + layout.planeCount() + " planes, `" + layout.name() + "`; "
                + game.policy().planes() + " policy planes, `" + game.policy().name() + "`\n";
        String expected = heading + "\n"
                + line(layout, 0, digits, "0 or 1 on each square")
                + line(layout, digits, constants, "a number from 0 to 15, over 15, on each square")
                + line(layout, constants, layout.planeCount(), "one value from 0 to 1 on all squares");
        assertThat(Files.readString(PAGE)).contains(expected + "\n");
    }

    private static String line(PlaneLayout layout, int from, int to, String values) {
        if (from == to) {
            return "";
        }
        return "- " + values + ": "
                + IntStream.range(from, to)
                        .mapToObj(i -> i + " " + layout.names().get(i))
                        .collect(Collectors.joining(", "))
                + "\n";
    }

    @ParameterizedTest
    @MethodSource("examples")
    void policyIndicesOfTheExamplesAreThoseOfTheGames(List<String> example) {
        Game game = Games.byId(example.get(0));
        Position position = example.get(1).equals("startpos") ? game.start(0) : game.parse(example.get(1));
        int[] moves = new int[game.maxLegalMoves()];
        int count = position.legalMoves(moves);
        int move = Arrays.stream(moves, 0, count)
                .filter(each -> position.uci(each).equals(example.get(2)))
                .findFirst()
                .orElseThrow();

        int index = position.policyIndex(move);
        assertThat(List.of(index >> 6, index & 63, index))
                .extracting(String::valueOf)
                .isEqualTo(example.subList(3, 6));
    }

    @Test
    void everyGameHasAnExample() throws IOException {
        assertThat(examples())
                .extracting(example -> example.get(0))
                .containsAll(games().stream().map(Game::id).toList());
    }
}
