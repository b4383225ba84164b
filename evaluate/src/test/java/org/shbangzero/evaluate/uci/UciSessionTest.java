package org.shbangzero.evaluate.uci;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.core.Position;
import org.shbangzero.selfplay.inference.UniformEvaluator;

/** Commands and their answers, beside those of {@code go}. */
class UciSessionTest {
    private static final String VARIANTS =
            Games.all().stream().map(game -> " var " + game.id()).collect(Collectors.joining());
    private static final String NAMED_POSITION = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";

    @Test
    void introducesItself() throws IOException {
        try (UciTalk talk = Engines.uniform("chess")) {
            talk.say("uci");
            List<String> lines = talk.until("uciok");

            assertThat(lines.get(0)).isEqualTo("id name Test");
            assertThat(lines)
                    .contains(
                            "option name UCI_Variant type combo default chess" + VARIANTS,
                            "option name Threads type spin default 1 min 1 max 1",
                            "option name MultiPV type spin default 1 min 1 max 500",
                            "option name Ponder type check default false",
                            "option name UCI_ShowWDL type check default false",
                            "option name Declarations type check default false",
                            "option name UCI_Chess960 type check default false",
                            "option name Clear Hash type button")
                    .anyMatch(line -> line.matches("option name Hash type spin default \\d+ min 4 max \\d+"));
        }
    }

    static List<Game> games() {
        return Games.all();
    }

    @ParameterizedTest
    @MethodSource("games")
    void changesTheGame(Game game) throws IOException {
        String id = game.id();
        try (UciTalk talk = Engines.uniform("chess")) {
            talk.say("setoption name UCI_Variant value " + id, "go nodes 4");

            assertThat(talk.awaitLine("info string variant"))
                    .isEqualTo("info string variant " + id + " files 8 ranks 8 pocket 0 template fairy startpos "
                            + game.start(0).fen());
            String move = talk.awaitLine("bestmove").split(" ")[1];
            assertThat(game.start(0).parseMove(move)).isNotZero();
        }
    }

    @Test
    void refusesAnotherGameThanTheNetworks() throws IOException {
        try (UciTalk talk = Engines.of(new UniformEvaluator(), "shbang")) {
            talk.say("uci");
            assertThat(talk.until("uciok")).contains("option name UCI_Variant type combo default shbang" + VARIANTS);
            talk.say("position startpos moves e2e4 e7e5", "setoption name UCI_Variant value chess");
            assertThat(talk.untilReady())
                    .containsExactly(
                            "info string UCI_Variant stays shbang: this network plays shbang only; for chess"
                                    + " start the engine with --net and a network for it, or with --engine uniform or alphabeta");
            talk.say("setoption name UCI_Variant value ches");
            assertThat(talk.untilReady())
                    .singleElement()
                    .asString()
                    .startsWith("info string UCI_Variant stays shbang: unknown game 'ches'; did you mean 'chess'?");
            talk.say("go nodes 4");
            Position position = Games.byId("shbang").start(0);
            position.make(position.parseMove("e2e4"));
            position.make(position.parseMove("e7e5"));
            assertThat(position.parseMove(talk.awaitLine("bestmove").split(" ")[1]))
                    .isNotZero();
            talk.say("setoption name UCI_Variant value shbang");
            assertThat(talk.untilReady()).hasSize(1);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "position fen 8/8 w - - 0 1 | bad FEN '8/8 w - - 0 1'",
                "position startpos moves e2e4 e2e4 | illegal move at ply 2: e2e4",
                "position startpos e2e4 | expected 'position startpos'",
                "position | expected 'position startpos' or 'position fen FEN', then 'moves' and the moves; found neither",
                "position fen | expected 'position startpos' or 'position fen FEN', then 'moves' and the moves; found 'position fen'",
                "go perft 0 | go perft is 0, expected at least 1; nothing is counted",
                "go perft -1 | go perft is -1, expected at least 1; nothing is counted",
                "go perft x | go perft is 'x', expected a whole number; nothing is counted",
                "setoption Hash 5 | expected 'setoption name NAME value VALUE'",
                "setoption name Hsh value 5 | unknown option 'Hsh'; did you mean 'Hash'?",
                "setoption name Hash value 1 | Hash is 1, expected 4 to",
                "setoption name MultiPV value many | MultiPV is 'many', expected a whole number",
                "setoption name UCI_ShowWDL value maybe | UCI_ShowWDL is 'maybe', expected true or false",
                "setoption name Threads value 8 | one search uses one thread; Threads stays 1",
                "setoption name uci_chess960 value true | no game here has the castling of Chess960",
                "fly me to the moon | unknown command 'fly me to the moon'",
            })
    void tellsWhatIsWrongAndKeepsThePosition(String command, String reason) throws IOException {
        try (UciTalk talk = Engines.uniform("chess")) {
            talk.say("position fen " + NAMED_POSITION, command);
            assertThat(talk.untilReady()).singleElement().asString().startsWith("info string " + reason);
            talk.say("go perft 1");
            assertThat(talk.until("Nodes searched")).contains("e2e3: 1", "Nodes searched: 6");
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "go nodes 0 | go nodes is 0, expected at least 1; 1 is taken",
                "go nodes -5 | go nodes is -5, expected at least 1; 1 is taken",
                "go depth -1 | go depth is -1, expected at least 1; 1 is taken",
                "go movetime 0 | go movetime is 0, expected at least 1; 1 is taken",
                "go movetime -3 | go movetime is -3, expected at least 1; 1 is taken",
                "go btime 100 | go has no wtime for the side to move; btime is taken instead",
                "go depth deep | go depth is 'deep', expected a whole number; 1 is taken",
                "go nodes | go nodes has no number; 1 is taken",
                "go wtime -100 btime 0 | go wtime is -100, expected at least 0; 0 is taken",
                "go mate 0 nodes 9 | go mate is 0, expected at least 1; it is passed over",
                "go mate 3 movetime soon | go movetime is 'soon', expected a whole number; 1 is taken",
                "go mate 3 btime 100 | go has no wtime for the side to move; btime is taken instead",
                "go wtime 99999999999999999999 nodes 9 | go wtime is 99999999999999999999, more than can be counted; 9223372036854775807 is taken",
            })
    void strangeNumbersAreToldAndMadeTheBestOf(String go, String remark) throws IOException {
        try (UciTalk talk = Engines.uniform("chess")) {
            talk.say(go);
            List<String> lines = talk.until("bestmove");
            assertThat(lines.get(0)).isEqualTo("info string " + remark);
            assertThat(lines.get(lines.size() - 1)).matches("bestmove [a-h][12][a-h][34]( ponder .*)?");
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "''",
                "'   '",
                "stop",
                "ponderhit",
                "register later",
                "ucinewgame",
                "debug off",
                "setoption name ponder value true",
                "setoption name clear hash",
                "setoption name Move Overhead value 100",
                "position startpos moves",
            })
    void obeysWithoutAWord(String command) throws IOException {
        try (UciTalk talk = Engines.uniform("chess")) {
            talk.say(command);
            assertThat(talk.untilReady()).isEmpty();
        }
    }

    @Test
    void passesOverWordsBeforeACommand() throws IOException {
        try (UciTalk talk = Engines.uniform("chess")) {
            talk.say("joho debug on", "\tposition   startpos  moves e2e4 ");
            assertThat(talk.untilReady())
                    .containsExactly("info string position rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
        }
    }

    @Test
    void showsTheBoard() throws IOException {
        try (UciTalk talk = Engines.uniform("chess")) {
            talk.say("position fen " + NAMED_POSITION, "d");
            assertThat(talk.untilReady())
                    .contains("2 . . . . P . . .", "Fen: " + NAMED_POSITION, "Legal moves: 6")
                    .anyMatch(line -> line.matches("Key: [0-9A-F]{16}"))
                    .noneMatch(line -> line.startsWith("Result"));
            talk.say("position startpos moves f2f3 e7e5 g2g4 d8h4", "d");
            assertThat(talk.untilReady()).contains("Legal moves: 0", "Result: black_wins:checkmate");
        }
    }

    @Test
    void tellsWhatItSeesWithoutSearch() throws IOException {
        try (UciTalk talk = Engines.uniform("chess")) {
            talk.say("position fen " + NAMED_POSITION, "eval");
            assertThat(talk.untilReady())
                    .hasSize(2)
                    .startsWith("Value for the side to move: cp 0, win 33.3 %, draw 33.4 %, loss 33.3 %")
                    .anyMatch(line -> line.matches("Policy: (\\S+ 16\\.7 %(, )?){6}"));
            talk.say("go infinite", "eval");
            assertThat(talk.untilReady()).contains("info string eval: it is thinking; stop it first");
        }
    }

    @Test
    void countsMovesAsStockfishDoes() throws IOException {
        try (UciTalk talk = Engines.uniform("chess")) {
            talk.say("go perft 5");
            List<String> lines = talk.until("Nodes searched");
            assertThat(lines).hasSize(22).contains("e2e4: 405385", "", "Nodes searched: 4865609");
        }
    }

    @Test
    void perftCanBeStopped() throws IOException {
        try (UciTalk talk = Engines.uniform("chess")) {
            talk.say("go perft 20");
            assertThat(talk.untilReady()).isEmpty();
            talk.say("stop");
            assertThat(talk.until("info string perft was stopped")).hasSize(1);
        }
    }

    @Test
    void theEndOfTheInputIsTheEnd() throws IOException {
        UciTalk talk = Engines.uniform("chess");
        talk.say("go infinite");
        talk.endInput();
        assertThat(talk.rest()).last().asString().startsWith("bestmove ");
        talk.close();
    }

    @Test
    void quitEndsAThinkingEngine() throws IOException {
        UciTalk talk = Engines.uniform("shbang");
        talk.say("go infinite", "quit");
        assertThat(talk.rest()).last().asString().startsWith("bestmove ");
        talk.close();
    }
}
