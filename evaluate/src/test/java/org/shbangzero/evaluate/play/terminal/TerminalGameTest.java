package org.shbangzero.evaluate.play.terminal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.core.InputException;
import org.shbangzero.core.Position;
import org.shbangzero.core.Side;
import org.shbangzero.evaluate.think.Analysis;
import org.shbangzero.evaluate.think.Glance;
import org.shbangzero.evaluate.think.Reporter;
import org.shbangzero.evaluate.think.Score;
import org.shbangzero.evaluate.think.ThinkControl;
import org.shbangzero.evaluate.think.ThinkTask;
import org.shbangzero.evaluate.think.Thinker;
import org.shbangzero.evaluate.think.ThinkerFactory;

/** Whole games as a pipe would play them. */
class TerminalGameTest {
    @TempDir
    Path folder;

    /** Plays given moves, and expects half a point. */
    private static final class Scripted implements Thinker {
        private final List<String> moves;
        private int next;

        private Scripted(String... moves) {
            this.moves = List.of(moves);
        }

        @Override
        public void newGame() {}

        @Override
        public void clear() {}

        @Override
        public Glance glance(Position position) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Analysis think(ThinkTask task, ThinkControl control, Reporter reporter) {
            Position position = task.line().position();
            String uci = next < moves.size() ? moves.get(next) : "none";
            int move = position.parseMove(uci);
            if (move == 0) {
                throw new InputException("it knows no move");
            }
            next++;
            Score score = Score.of(0.5, 0.5);
            return new Analysis(1, 1, 1, 0, List.of(new Analysis.Line(move, List.of(uci), score, Optional.empty())));
        }
    }

    private static String play(Thinker thinker, String game, String colour, boolean colours, String... lines)
            throws IOException {
        StringWriter out = new StringWriter();
        new TerminalGame(
                        thinker,
                        "the engine",
                        new TerminalGame.Wishes(Games.byId(game), colour, 4L),
                        bound -> 0,
                        new BufferedReader(new StringReader(String.join("\n", lines))),
                        new PrintWriter(out),
                        colours,
                        colours)
                .play();
        return out.toString().replace(System.lineSeparator(), "\n");
    }

    private static String play(Thinker thinker, String game, String... lines) throws IOException {
        return play(thinker, game, "white", false, lines);
    }

    @Test
    void playsToMateInEitherNotation() throws IOException {
        String text = play(new Scripted("e7e5", "b8c6", "g8f6"), "chess", "e4", "d1h5", "Bc4", "Qxf7");
        assertThat(text)
                .containsSubsequence(
                        "You have white against the engine.",
                        "8 ♜    ♞    ♝    ♛    ♚    ♝    ♞    ♜\n",
                        "You play e4.\n",
                        "The engine plays e5.\n",
                        "You play Qh5.\n",
                        "You play Qxf7#.\n",
                        "Checkmate: White wins. 1-0\n",
                        "Goodbye.\n")
                .doesNotContain("not finished", ">");
    }

    @Test
    void announcesEveryHitAndShowsLivesAndHands() throws IOException {
        String text = play(new Scripted("d7d5", "d8d5"), "shbang", "e4", "e4d5", "quit");
        assertThat(text)
                .containsSubsequence(
                        "7 ♟1",
                        "Lives in hand: White 0, Black 0\n",
                        "(a number: lives)",
                        "You play ",
                        "SHBANG! no lives left\n",
                        "Lives in hand: White 0, Black 1\n",
                        "Goodbye. The game was not finished.\n");
        String coloured = play(new Scripted("d7d5", "d8d5"), "shbang", "white", true, "e4", "e4d5", "quit");
        assertThat(coloured).contains("\033[1;31mSHBANG! no lives left\033[0m", "white> ");
    }

    @Test
    void wrongMovesAndCommandsAreExplainedAndChangeNothing() throws IOException {
        String text = play(new Scripted("e7e5"), "chess", "Nf4", "e5", "mvoes", "", "e4", "fen");
        assertThat(text)
                .containsSubsequence(
                        "'Nf4' ",
                        "'e5' ",
                        "there is no command 'mvoes'; did you mean 'moves'?\n",
                        "You play e4.\n",
                        "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2\n");
    }

    @Test
    void commandsHelp() throws IOException {
        String text = play(new Scripted("e7e5", "g1f3"), "chess", "help", "moves", "e4", "hint", "flip", "board");
        assertThat(text)
                .containsSubsequence(
                        "from square to square",
                        "  undo ",
                        "Nh3",
                        "The engine would play Nf3, and expects 50 % of the game.\n",
                        "1 ♖    ♘    ♗    ♔    ♕    ♗    ♘    ♖\n");
    }

    @Test
    void movesAreTakenBackWithTheirAnswers() throws IOException {
        String text =
                play(new Scripted("e7e5", "c7c5"), "chess", "undo", "e4", "undo", "fen", "d4", "resign", "undo", "fen");
        assertThat(text)
                .containsSubsequence(
                        "there is no move to take back\n",
                        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n",
                        "White resigned: Black wins. 0-1\n",
                        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n");
    }

    @Test
    void aDrawIsOfferedWithTheNextMove() throws IOException {
        // The engine expects half a point, and takes that from move 20 on only.
        String early = play(new Scripted("g8f6"), "chess", "draw", "Nf3", "fen");
        assertThat(early)
                .containsSubsequence("comes with the offer of a draw", "The engine plays Nf6.", " w KQkq - 2 2");
    }

    @Test
    void whoHasBlackIsAnsweredFirstAndSeesTheBoardTurned() throws IOException {
        String text = play(new Scripted("e2e4", "g1f3"), "chess", "black", false, "e5", "new white", "new green");
        assertThat(text)
                .containsSubsequence(
                        "You have black against the engine.",
                        "The engine plays e4.\n",
                        "1 ♖    ♘    ♗    ♔",
                        "You play e5.\n",
                        "You have white against the engine.",
                        "new 'green'",
                        "expected white, black, lot")
                .doesNotContain("Check.");
    }

    @Test
    void savesTheGameButReplacesNoFile() throws IOException {
        Path file = folder.resolve("my game.pgn");
        String text = play(new Scripted("e7e5"), "chess", "e4", "save " + file, "save " + file, "save");
        assertThat(text).containsSubsequence("Written to " + file, "exists already", "save where?");
        assertThat(Files.readString(file)).contains("[White \"Human\"]", "[Black \"the engine\"]", "1. e4 e5 *");
    }

    @Test
    void anEngineThatFailsLeavesTheGame() throws IOException {
        String text = play(new Scripted(), "chess", "e4", "undo", "fen");
        assertThat(text)
                .containsSubsequence(
                        "The engine failed: it knows no move\n",
                        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n");
    }

    @Test
    void anUnknownColourIsRefused() {
        Game chess = Games.byId("chess");
        assertThatThrownBy(() -> new TerminalGame.Wishes(chess, "green", null))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("expected white, black, lot");
    }

    static List<Game> games() {
        return Games.all();
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyGameIsDrawnAndPlayed(Game game) throws IOException {
        Position start = game.start(0);
        String text = play(
                ThinkerFactory.uniform().open(game, 4), game.id(), firstMove(start), "moves", "hint", "undo", "board");
        assertThat(text).contains("You play ", "The engine plays ", "The engine would play ");
        assertThat(BoardText.draw(start, Side.WHITE).lines().limit(8))
                .allMatch(line -> line.matches("[1-8]( \\S+ *){8}"));
    }

    private static String firstMove(Position position) {
        int[] moves = new int[position.game().maxLegalMoves()];
        position.legalMoves(moves);
        return position.san(moves[0]);
    }
}
