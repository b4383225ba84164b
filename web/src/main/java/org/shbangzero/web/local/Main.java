package org.shbangzero.web.local;

import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.core.InputException;
import org.shbangzero.evaluate.play.game.JsonWriter;
import org.shbangzero.evaluate.play.game.TableAction;
import org.shbangzero.selfplay.inference.Evaluator;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;

/**
 * What the worker's script calls. Answers are JSON; they are what {@code shbang play} serves. A call that cannot be answered throws, with a
 * message that a person can read.
 */
public final class Main {
    private static LocalTable table;

    private Main() {}

    /** Nothing to do before the script asks for it. */
    public static void main(String[] args) {}

    /** The script's functions that are called when something changes, also while {@link #open} runs. */
    interface Events extends JSObject {
        /** See {@link LocalTable.Listener}, as for the other. */
        void tableChanged(double millisToFlag);

        void analysisChanged();
    }

    private record EventListener(Events events) implements LocalTable.Listener {
        @Override
        public void tableChanged(long millisToFlag) {
            events.tableChanged((double) millisToFlag);
        }

        @Override
        public void analysisChanged() {
            events.analysisChanged();
        }
    }

    /**
     * Opens the table, with which everything else works.
     *
     * @param game id
     * @param engineName as people shall read it
     * @param saved what {@link #save} gave before, read by {@code JSON.parse}; null for a new game
     * @return why a new game began in place of the saved one; null if it was gone on with, or none was saved
     */
    @JSExport
    public static String open(Network network, Events events, String game, String engineName, JSObject saved) {
        Game rules = Games.byId(game);
        Evaluator evaluator = new NetworkEvaluator(network);
        LocalTable.Listener listener = new EventListener(events);
        String dropped = null;
        if (saved != null) {
            try {
                table = LocalTable.resume(evaluator, rules, engineName, listener, Requests.savedTable(saved));
                return null;
            } catch (InputException e) {
                dropped = e.getMessage();
            }
        }
        table = LocalTable.open(evaluator, rules, engineName, listener);
        return dropped;
    }

    @JSExport
    public static String games() {
        return JsonWriter.text(table.choices());
    }

    @JSExport
    public static String current() {
        return JsonWriter.text(table.view());
    }

    @JSExport
    public static String positionAt(int ply) {
        return JsonWriter.text(table.positionAt(ply));
    }

    @JSExport
    public static void begin(JSObject wish) {
        table.begin(Requests.newGame(wish));
    }

    @JSExport
    public static void move(int ply, String uci, boolean offersDraw) {
        table.change(now -> now.move(ply, uci, offersDraw));
    }

    /** Does what a {@link TableAction#word} says. */
    @JSExport
    public static void act(String word) {
        table.change(now -> now.act(TableAction.of(word)));
    }

    /**
     * Sees whether a flag has fallen.
     *
     * @return milliseconds until it must be called again; -1 if no clock runs
     */
    @JSExport
    public static double tick() {
        return (double) table.tick();
    }

    /**
     * Looks at a position.
     *
     * @param ply moves before it; negative to look at none
     */
    @JSExport
    public static void analyse(int ply) {
        table.analyse(ply);
    }

    @JSExport
    public static String analysis() {
        return JsonWriter.text(table.analysis());
    }

    /**
     * The game as PGN.
     *
     * @param date as PGN has it, e.g. {@code 2026.01.31}
     */
    @JSExport
    public static String pgn(String date) {
        return table.pgn(date);
    }

    @JSExport
    public static String save() {
        return table.save();
    }
}
