package org.shbangzero.web.local;

import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import java.util.function.Function;
import org.shbangzero.core.Game;
import org.shbangzero.evaluate.play.game.AnalysisView;
import org.shbangzero.evaluate.play.game.Analyst;
import org.shbangzero.evaluate.play.game.Engine;
import org.shbangzero.evaluate.play.game.EngineSeat;
import org.shbangzero.evaluate.play.game.GameChoice;
import org.shbangzero.evaluate.play.game.GameView;
import org.shbangzero.evaluate.play.game.JsonWriter;
import org.shbangzero.evaluate.play.game.NewGame;
import org.shbangzero.evaluate.play.game.PlayTable;
import org.shbangzero.evaluate.play.game.PositionView;
import org.shbangzero.evaluate.play.game.SavedTable;
import org.shbangzero.evaluate.think.ThinkerFactory;
import org.shbangzero.selfplay.inference.Evaluator;

/** The table of this page, with engine and analysis. */
final class LocalTable {
    private final List<Game> games;
    private final Random random = new Random();
    private final Listener listener;
    private final Engine engine;
    private final Analyst analyst;
    private PlayTable table;
    /** The version that the listener was told of last. */
    private long told = -1;

    /** Is told what changes without having been asked for. */
    interface Listener {
        /**
         * There is another {@link #view}.
         *
         * @param millisToFlag until {@link #tick} must be called; -1 if no clock runs
         */
        void tableChanged(long millisToFlag);

        /** There is another {@link #analysis}. */
        void analysisChanged();
    }

    private LocalTable(Evaluator evaluator, Game game, Listener listener) {
        this.games = List.of(game);
        this.listener = listener;
        ThinkerFactory thinkers = ThinkerFactory.of(evaluator, games);
        engine = new EngineSeat(new CoroutineLane(thinkers), System::nanoTime, this::change);
        analyst = new Analyst(new CoroutineLane(thinkers), System::nanoTime, listener::analysisChanged);
    }

    /** A table with the usual game of some rules. */
    static LocalTable open(Evaluator evaluator, Game game, String engineName, Listener listener) {
        NewGame usual = NewGame.of(game);
        return new LocalTable(evaluator, game, listener)
                .with(made -> PlayTable.open(
                        made.engine,
                        engineName,
                        System::nanoTime,
                        made.random::nextInt,
                        usual.setup(made.games, made.random::nextInt)));
    }

    /**
     * A table as it was saved.
     *
     * @throws org.shbangzero.core.InputException if it was of another game, or is damaged
     */
    static LocalTable resume(Evaluator evaluator, Game game, String engineName, Listener listener, SavedTable saved) {
        return new LocalTable(evaluator, game, listener)
                .with(made -> PlayTable.resume(
                        made.engine, engineName, System::nanoTime, made.random::nextInt, saved, made.games));
    }

    private LocalTable with(Function<LocalTable, PlayTable> opening) {
        table = opening.apply(this);
        settle();
        return this;
    }

    void begin(NewGame wanted) {
        change(now -> now.begin(wanted.setup(games, random::nextInt)));
    }

    /**
     * Does something at the table.
     *
     * @throws org.shbangzero.evaluate.play.game.ConflictException if it does not fit how the game stands
     */
    void change(Consumer<PlayTable> action) {
        try {
            action.accept(table);
        } finally {
            settle();
        }
    }

    /**
     * Sees whether a flag has fallen.
     *
     * @return milliseconds until it must be called again; -1 if no clock runs
     */
    long tick() {
        change(PlayTable::tick);
        return table.millisToFlag();
    }

    private void settle() {
        if (told != table.version()) {
            told = table.version();
            analyst.await(view().thinking());
            listener.tableChanged(table.millisToFlag());
        }
    }

    List<GameChoice> choices() {
        return GameChoice.of(games);
    }

    GameView view() {
        return table.view();
    }

    PositionView positionAt(int ply) {
        return PositionView.of(table.line(ply).position());
    }

    /** Analyses the position after so many plies; nothing, if negative. */
    void analyse(int ply) {
        if (ply < 0) {
            analyst.stop();
        } else {
            analyst.look(table.line(ply));
        }
    }

    AnalysisView analysis() {
        return analyst.view();
    }

    String pgn(String date) {
        return table.pgn(date);
    }

    /** All that is needed to go on later, as text. */
    String save() {
        return JsonWriter.text(new SavedTableText(table.save()));
    }
}
