package org.shbangzero.evaluate.play.game;

import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.function.LongSupplier;
import org.shbangzero.core.EndReason;
import org.shbangzero.core.Game;
import org.shbangzero.core.Result;
import org.shbangzero.core.Side;
import org.shbangzero.evaluate.think.GameLine;

/**
 * A series of games that is being played, by people who act through these methods and by an engine. Every change gives it a new version.
 * A method that throws {@link ConflictException} has changed nothing, except that a flag may have been seen to have fallen before.
 */
public final class PlayTable {
    private final Flow flow;
    private final String engineName;
    private final IntUnaryOperator lots;

    private PlayTable(Flow flow, String engineName, IntUnaryOperator lots) {
        this.flow = flow;
        this.engineName = engineName;
        this.lots = lots;
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
     * The next game of the series, with colours changed and full time.
     *
     * @throws ConflictException if this one is not over
     */
    public void nextGame() {
        Standing now = upToDate();
        require(now.isOver(), "this game is not over yet");
        now.series.finish(now.result());
        now.seat(new PlayedGame(now.setup.nextStart(lots), List.of(), Result.ONGOING));
        flow.begin(now);
    }

    /**
     * A person's move. The turn ends with it, unless it can be taken back until {@link #done}.
     *
     * @param ply moves played before it, as far as that person knows
     * @param offersDraw whether it comes with the offer of a draw
     * @throws ConflictException if the game has gone on meanwhile or not come so far, it is the engine's turn, or the move is not legal
     */
    public void move(int ply, String uci, boolean offersDraw) {
        Standing now = upToDate();
        now.game().requirePly(ply);
        require(ply == now.game().ply(), "the game has gone on meanwhile");
        require(!now.pending, "end the turn, or take the move back");
        require(now.isHumansTurn(), "it is the engine's turn");
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

    /** The turn ends whose move could still be taken back. */
    public void done() {
        Standing now = upToDate();
        require(now.pending, "there is no move to end the turn with");
        now.paused = false;
        flow.endTurn();
    }

    /**
     * The engine has found a move; it accepts a draw instead, if one is offered that is welcome.
     *
     * @param id of the task; nothing happens if the answer to it is not awaited any more
     * @param expectation of the game for the side that moves, 0 loss to 1 win
     */
    public void decided(long id, String uci, double expectation) {
        Standing now = upToDate();
        if (!flow.engine().awaits(id)) {
            return;
        }
        if (now.wouldAcceptDraw(expectation)) {
            flow.end(Result.draw(EndReason.AGREEMENT));
        } else {
            now.game().play(uci);
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

    /** The engine thinks no longer, and plays what it has found. */
    public void moveNow() {
        flow.engine().hurry();
    }

    /**
     * Takes a person's move back: the last one and what was answered to it, or the one that has not ended its turn.
     *
     * @throws ConflictException if there is none, or it may not be taken back
     */
    public void takeBack() {
        Standing now = upToDate();
        require(
                now.canTakeBack(),
                now.setup.takeBack() == TakeBack.NEVER
                        ? "moves are not taken back here"
                        : "there is no move to take back");
        now.takeBack(flow.nanos());
        flow.startTurn();
    }

    /** Who has moved last offers a draw. */
    public void offerDraw() {
        Standing now = upToDate();
        require(now.canOfferDraw(), "a draw is offered after the own move, once");
        now.offerDraw();
        flow.changed();
    }

    /** The person to move accepts the draw that was offered. */
    public void acceptDraw() {
        require(upToDate().canAcceptDraw(), "no draw is offered to who is to move");
        flow.end(Result.draw(EndReason.AGREEMENT));
    }

    /** The person whose turn it is resigns; in the engine's turn, its opponent. */
    public void resign() {
        Standing now = upToDate();
        require(now.series.hasHuman(), "engines do not resign here");
        int loser = now.isHumansTurn() ? now.turn() : Side.opponent(now.turn());
        flow.end(Result.win(Side.opponent(loser), EndReason.RESIGNATION));
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

    /** Stops clocks and engine until {@link #resume}, {@link #step} or a person's move. */
    public void pause() {
        Standing now = upToDate();
        require(now.canPause(), "there is nothing to pause");
        now.paused = true;
        flow.startTurn();
    }

    /** Lets a game go on that was paused. */
    public void resume() {
        require(flow.now().paused, "the game is not paused");
        flow.now().paused = false;
        flow.startTurn();
    }

    /** Lets the engine make one move of a game that stays paused. */
    public void step() {
        Standing now = flow.now();
        require(now.paused && !now.isHumansTurn(), "the game is not paused before an engine's move");
        flow.runTurn();
    }

    private Standing upToDate() {
        flow.tick();
        return flow.now();
    }

    private static void require(boolean holds, String otherwise) {
        if (!holds) {
            throw new ConflictException(otherwise);
        }
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
