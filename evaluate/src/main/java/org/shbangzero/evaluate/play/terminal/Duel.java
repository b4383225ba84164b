package org.shbangzero.evaluate.play.terminal;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.function.IntUnaryOperator;
import org.shbangzero.core.EndReason;
import org.shbangzero.core.Game;
import org.shbangzero.core.InputException;
import org.shbangzero.core.Position;
import org.shbangzero.core.Result;
import org.shbangzero.core.Side;
import org.shbangzero.core.notation.SanReader;
import org.shbangzero.evaluate.play.game.EngineTask;
import org.shbangzero.evaluate.play.game.NewGame;
import org.shbangzero.evaluate.play.game.PlayTable;
import org.shbangzero.evaluate.play.game.PlayerWish;
import org.shbangzero.evaluate.play.game.ResultWords;
import org.shbangzero.evaluate.play.game.TableAction;
import org.shbangzero.evaluate.think.Analysis;

/** A game of a person against the engine: what the person does, and what is shown of it and of the engine's answer. */
final class Duel {
    private static final long HINT_SIMULATIONS = 400;

    private final EngineOnDemand engine;
    private final Screen screen;
    private final PlayTable table;
    private int bottom;
    private boolean offersDraw;

    private Duel(EngineOnDemand engine, Screen screen, PlayTable table) {
        this.engine = engine;
        this.screen = screen;
        this.table = table;
        bottom = table.view().bottom().equals(Side.name(Side.WHITE)) ? Side.WHITE : Side.BLACK;
    }

    /**
     * Begins, and lets the engine move if it has White.
     *
     * @param colour the person's: {@code white}, {@code black} or {@code lot}
     * @param simulations of the engine for each move; null for its usual strength
     */
    static Duel begin(
            EngineOnDemand engine,
            String engineName,
            Screen screen,
            IntUnaryOperator lots,
            Game game,
            String colour,
            Long simulations) {
        List<PlayerWish> players = List.of(PlayerWish.HUMAN, new PlayerWish("engine", simulations, null, null, null));
        NewGame wanted = new NewGame(game.id(), null, null, null, players, colour, null, null);
        PlayTable table = PlayTable.open(engine, engineName, System::nanoTime, lots, wanted.setup(List.of(game), lots));
        Duel duel = new Duel(engine, screen, table);
        screen.line("You have " + Side.name(duel.bottom) + " against " + engineName + ". Type a move, or 'help'.");
        duel.goOn();
        return duel;
    }

    Position position() {
        return table.line(table.ply()).position();
    }

    boolean isOver() {
        return table.result().isOver();
    }

    /** All moves of who is to move, in SAN; none if the game is over. */
    List<String> legalMoves() {
        Position position = position();
        int[] moves = new int[position.game().maxLegalMoves()];
        int count = isOver() ? 0 : position.legalMoves(moves);
        return Arrays.stream(moves, 0, count).mapToObj(position::san).toList();
    }

    /**
     * A move of the person, and the engine's answer.
     *
     * @param text in SAN or UCI
     * @throws InputException if it is not legal, or the game is over
     */
    void move(String text) {
        requireOngoing();
        Position before = position();
        int move = read(before, text);
        table.move(table.ply(), before.uci(move), offersDraw);
        offersDraw = false;
        tell("You play ", before, move);
        goOn();
    }

    private static int read(Position position, String text) {
        try {
            return SanReader.read(position, text);
        } catch (InputException e) {
            // The board is in sight.
            throw new InputException(e.getMessage().replace(" in " + position.fen(), ""), e);
        }
    }

    private void requireOngoing() {
        if (isOver()) {
            throw new InputException("the game is over; 'new' begins another, 'undo' goes back, 'quit' ends");
        }
    }

    private void tell(String who, Position before, int move) {
        screen.line(who + before.san(move) + ".");
        String caption = before.caption(move);
        if (caption != null) {
            screen.loud(caption);
        }
    }

    /** Lets the engine move, if it is its turn; then shows how the game stands. */
    private void goOn() {
        if (engine.wanted().isPresent()) {
            EngineTask task = engine.wanted().get();
            Position before = task.line().position();
            try {
                Analysis.Line best = engine.best(task.line(), task.simulations());
                table.decided(task.id(), best.moves().get(0), best.score().expectation());
                if (!table.result().equals(Result.draw(EndReason.AGREEMENT))) {
                    tell("The engine plays ", before, best.move());
                }
            } catch (InputException e) {
                table.failed(task.id(), e.getMessage());
                screen.line("The engine failed: " + e.getMessage());
            }
        }
        showBoard();
        tellResult();
    }

    private void tellResult() {
        Result result = table.result();
        if (result.isOver()) {
            screen.loud(ResultWords.of(result) + " " + result.pgn());
        } else if (position().inCheck()) {
            screen.line("Check.");
        }
    }

    void hint() {
        requireOngoing();
        Analysis.Line best = engine.best(table.line(table.ply()), OptionalLong.of(HINT_SIMULATIONS));
        screen.line(String.format(
                Locale.ROOT,
                "The engine would play %s, and expects %.0f %% of the game.",
                position().san(best.move()),
                100 * best.score().expectation()));
    }

    /** @throws org.shbangzero.evaluate.play.game.ConflictException if there is nothing to take back */
    void undo() {
        table.act(TableAction.TAKE_BACK);
        offersDraw = false;
        showBoard();
    }

    void offerDraw() {
        requireOngoing();
        offersDraw = true;
        screen.line("Your next move comes with the offer of a draw.");
    }

    void resign() {
        table.act(TableAction.RESIGN);
        tellResult();
    }

    void showBoard() {
        screen.board(position(), bottom);
    }

    /** Turns the board round. */
    void flip() {
        bottom = Side.opponent(bottom);
        showBoard();
    }

    /** The game as PGN, see {@link PlayTable#pgn}. */
    String pgn(String date) {
        return table.pgn(date);
    }
}
