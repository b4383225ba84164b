package org.shbangzero.evaluate.cli.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.shbangzero.evaluate.cli.CommandLineRun.shbang;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.core.Position;
import org.shbangzero.core.Result;
import org.shbangzero.core.notation.Perft;
import org.shbangzero.evaluate.cli.CommandLineRun;

/** Every example, move, result and number in {@code docs/rules} is what the program says. */
class RulesPagesTest {
    private static final String INDEX = "README.md";
    private static final String[] ENDS = {"result", "when", "example"};
    private static final String[] MOVES = {"move", "UCI", "SAN"};
    private static final String[] FACTS = {"start ids", "input planes", "policy size", "legal moves at most"};

    static Stream<Game> games() {
        return Games.all().stream();
    }

    static Stream<RulesPage.Block> blocks() {
        return Stream.concat(Stream.of(RulesPage.of(INDEX)), games().map(RulesPagesTest::page))
                .flatMap(page -> page.blocks().stream());
    }

    private static RulesPage page(Game game) {
        return RulesPage.of(game.id() + ".md");
    }

    @Test
    void everyGameHasAPageThatTheIndexLinks() throws IOException {
        List<String> pages = games().map(game -> game.id() + ".md").toList();
        try (Stream<String> files =
                Files.list(RulesPage.FOLDER).map(file -> file.getFileName().toString())) {
            assertThat(files.filter(file -> !file.equals(INDEX))).containsExactlyInAnyOrderElementsOf(pages);
        }
        String index = String.join("\n", RulesPage.of(INDEX).lines());
        assertThat(pages).allSatisfy(page -> assertThat(index).contains("](" + page + ")"));
    }

    @ParameterizedTest
    @MethodSource("blocks")
    void blocksShowWhatTheProgramPrints(RulesPage.Block block) {
        if (RulesPicture.isPicture(block)) {
            checkPicture(RulesPicture.of(block));
        } else {
            checkSession(block.lines());
        }
    }

    private static void checkPicture(RulesPicture picture) {
        CommandLineRun run = picture.run();
        assertThat(run.err()).isEmpty();
        List<String> drawing = picture.draw();
        assertThat(picture.lines()).startsWith(drawing.toArray(String[]::new));
        for (String line :
                picture.lines().subList(drawing.size(), picture.lines().size())) {
            if (line.startsWith(RulesPicture.LEGAL)) {
                assertThat(movesIn(line)).isNotEmpty().allMatch(move -> isLegal(picture.position(), move));
            } else if (line.startsWith(RulesPicture.ILLEGAL)) {
                assertThat(movesIn(line)).isNotEmpty().noneMatch(move -> isLegal(picture.position(), move));
            } else {
                assertThat(run.out().lines()).contains(line);
            }
        }
    }

    private static List<String> movesIn(String line) {
        return Arrays.asList(line.substring(line.indexOf(':') + 1).strip().split(" "));
    }

    private static boolean isLegal(Position position, String move) {
        return position.parseMove(move) != 0;
    }

    /** Commands, each followed by what it prints. */
    private static void checkSession(List<String> lines) {
        List<String> printed = new ArrayList<>();
        for (String line : lines) {
            if (RulesPicture.isCommand(line)) {
                CommandLineRun run = shbang(RulesPicture.words(line).toArray(String[]::new));
                printed.add(line);
                (run.out() + run.err()).lines().forEach(printed::add);
            }
        }
        assertThat(lines).isEqualTo(printed);
    }

    @ParameterizedTest
    @MethodSource("games")
    void examplesOfEndsEndSo(Game game) {
        List<RulesPage.Row> rows = page(game).rows(ENDS);
        assertThat(rows).hasSizeGreaterThanOrEqualTo(4).allSatisfy(row -> {
            List<String> example = RulesPage.code(row.cells().get(2));
            Position position = PositionText.parse(game, example.get(0));
            PositionText.play(position, String.join(" ", example.subList(1, example.size())));
            assertThat(RulesPage.code(row.cells().get(0)))
                    .contains(position.result().toString());
        });
    }

    @Test
    void theIndexNamesEveryResultOfTheGames() {
        List<String> index = results(RulesPage.of(INDEX).rows("result", "when"));
        assertThat(index).allSatisfy(text -> assertThat(Result.parse(text)).hasToString(text));
        assertThat(games()).allSatisfy(game -> assertThat(index)
                .containsAll(results(page(game).rows(ENDS))));
    }

    private static List<String> results(List<RulesPage.Row> rows) {
        return rows.stream()
                .flatMap(row -> RulesPage.code(row.cells().get(0)).stream())
                .toList();
    }

    @ParameterizedTest
    @MethodSource("games")
    void movesAsTextAreThoseOfThePictures(Game game) {
        RulesPage page = page(game);
        List<String> pictured = page.pictures().stream()
                .filter(picture -> !picture.moves().isEmpty())
                .map(picture -> picture.lastMove() + " " + picture.lastSan())
                .toList();
        assertThat(page.rows(MOVES)).allSatisfy(row -> assertThat(pictured)
                .contains(String.join(
                        " ", RulesPage.code(row.cells().get(1) + row.cells().get(2)))));
    }

    @ParameterizedTest
    @MethodSource("games")
    void numbersForEngineAuthorsAreTheGames(Game game) {
        int lastId = game.startCount() - 1;
        int planes = game.policy().planes();
        assertThat(onlyRow(page(game).rows(FACTS)).cells())
                .containsExactly(
                        lastId == 0 ? "0" : "0 to " + lastId,
                        String.valueOf(game.planes().planeCount()),
                        game.policy().size() + " (" + planes + " × 64)",
                        String.valueOf(game.maxLegalMoves()));
    }

    @ParameterizedTest
    @MethodSource("games")
    void perftOfTheStartIsCounted(Game game) {
        RulesPage.Row row = onlyRow(page(game).rowsNamed("sequences"));
        assertThat(row.cells()).hasSizeGreaterThan(4);
        for (int i = 1; i < row.cells().size(); i++) {
            int depth = Integer.parseInt(row.header().get(i));
            long count = Long.parseLong(row.cells().get(i).replace(",", ""));
            assertThat(Perft.count(game.start(0), depth)).as("depth %d", depth).isEqualTo(count);
        }
    }

    private static RulesPage.Row onlyRow(List<RulesPage.Row> rows) {
        assertThat(rows).hasSize(1);
        return rows.get(0);
    }
}
