package org.shbangzero.evaluate.play.game;

import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.function.LongSupplier;
import org.shbangzero.core.EndReason;
import org.shbangzero.core.Game;
import org.shbangzero.core.Result;
import org.shbangzero.core.Side;
import org.shbangzero.evaluate.think.Declaration;
import org.shbangzero.evaluate.think.GameLine;

/**
 * A series of games that is being played, by people who act through these methods and by an engine. Every change gives it a new version.
 * A method that throws {@link ConflictException} has changed nothing, except that a flag may have been seen to have fallen before.
 */
public final class PlayTable {
    private final Flow flow;
    private final Actions actions;
    private final String engineName;

    private PlayTable(Flow flow, String engineName, IntUnaryOperator lots) {
        this.flow = flow;
        this.actions = new Actions(flow, lots);
        this.engineName = engineName;
    }

    /**
     * A table at which a first series begins.
     *
     * @param engineName as people shall read it
     * @param nanoTime as {@link System#nanoTime}
     * @param lots gives a number from 0 to its argument less one
     */
    public static PlayTable open(
            Engine engine, String engineName, LongSupplier nanoTime, IntUnaryOperator lots, GameSetup first) {
        PlayTable table = new PlayTable(new Flow(new EngineTurn(engine), nanoTime), engineName, lots);
        table.begin(first);
        return table;
    }

    /**
     * A table as it stood when it was saved; paused, if a clock or an engine would run on otherwise.
     *
     * @param playable the games that the engine plays
     * @throws org.shbangzero.core.InputException if it is none of them, or what was saved is damaged
     */
    public static PlayTable resume(
            Engine engine,
            String engineName,
            LongSupplier nanoTime,
            IntUnaryOperator lots,
            SavedTable saved,
            List<Game> playable) {
        Standing standing = saved.standing(playable);
        standing.paused = standing.canPause();
        PlayTable table = new PlayTable(new Flow(new EngineTurn(engine), nanoTime), engineName, lots);
        table.flow.begin(standing);
        return table;
    }

    /** A new series, in place of whatever was played. */
    public void begin(GameSetup next) {
        flow.begin(new Standing(next, new Series(next.players(), next.whitePlayer(), List.of(0, 0), 0)));
    }

    /**
     * A person's move. The turn ends with it, unless it can be taken back until {@link TableAction#DONE}.
     *
     * @param ply moves played before it, as far as that person knows
     * @param offersDraw whether it comes with the offer of a draw
     * @throws ConflictException if the game has gone on meanwhile or not come so far, it is the engine's turn, or the move is not legal
     */
    public void move(int ply, String uci, boolean offersDraw) {
        Standing now = flow.upToDate();
        now.game().requirePly(ply);
        ConflictException.unless(ply == now.game().ply(), "the game has gone on meanwhile");
        ConflictException.unless(!now.pending, "end the turn, or take the move back");
        ConflictException.unless(now.isHumansTurn(), "it is the engine's turn");
        now.game().play(uci);
        now.paused = false;
        now.offers.announce(offersDraw);
        if (now.setup.takeBack() == TakeBack.UNTIL_DONE) {
            now.pending = true;
            flow.startTurn();
        } else {
            flow.endTurn();
        }
    }

    /**
     * What a person does by a word.
     *
     * @throws ConflictException if it does not fit how the game stands
     */
    public void act(TableAction action) {
        actions.act(action);
    }

    /**
     * The engine has found a move. It accepts a draw instead, if one is offered that is welcome; and if the game is set up so, it resigns
     * instead, or offers a draw with the move.
     *
     * @param id of the task; nothing happens if the answer to it is not awaited any more
     * @param expectation of the game for the side that moves, 0 loss to 1 win
     */
    public void decided(long id, String uci, double expectation) {
        Standing now = flow.upToDate();
        if (!flow.engine().awaits(id)) {
            return;
        }
        Declaration declaration = now.engineDeclaration(expectation);
        if (now.wouldAcceptDraw(expectation)) {
            flow.end(Result.draw(EndReason.AGREEMENT));
        } else if (declaration == Declaration.RESIGNS) {
            flow.end(Result.win(Side.opponent(now.turn()), EndReason.RESIGNATION));
        } else {
            now.game().play(uci);
            now.offers.announce(declaration == Declaration.OFFERS_DRAW);
            flow.endTurn();
        }
    }

    /** The engine has no move to give, for a reason that a person can read. The game is paused, so that it can be asked again. */
    public void failed(long id, String reason) {
        if (flow.engine().awaits(id)) {
            flow.now().paused = true;
            flow.startTurn();
            flow.engine().fail(reason);
        }
    }

    /** Sees whether a flag has fallen. To be called when {@link #millisToFlag} is over. */
    public void tick() {
        flow.tick();
    }

    /** Milliseconds until a flag falls if nobody does anything; -1 if no clock runs. */
    public long millisToFlag() {
        TableClock clock = flow.now().clock();
        return clock.running() == TableClock.NOBODY ? -1 : clock.millis(clock.running(), flow.nanos());
    }

    /** Differs after every change. */
    public long version() {
        return flow.version();
    }

    /** Moves played in this game. */
    public int ply() {
        return flow.now().game().ply();
    }

    /** How this game ended; ongoing until then. */
    public Result result() {
        return flow.now().result();
    }

    /** Whether the engine thinks about its move, and time matters, so that whatever else computes should wait. */
    public boolean isThinkingTimed() {
        return flow.engine().isTimed();
    }

    /**
     * The game up to a ply.
     *
     * @throws ConflictException if it has not come so far
     */
    public GameLine line(int ply) {
        return flow.now().game().line(ply);
    }

    /** What the page shows; {@link PositionView} and {@link AnalysisView} are the rest. */
    public GameView view() {
        return GameView.of(version(), flow.now(), flow.engine(), engineName, flow.nanos());
    }

    /** The game as PGN, played on a date as PGN has it, e.g. {@code 2026.01.31}. */
    public String pgn(String date) {
        return GamePgn.write(flow.now(), engineName, date);
    }

    /** All that is needed to go on later. */
    public SavedTable save() {
        return SavedTable.of(flow.now(), flow.nanos());
    }
}
