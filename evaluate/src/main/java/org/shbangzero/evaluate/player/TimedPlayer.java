package org.shbangzero.evaluate.player;

import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.shbangzero.evaluate.clock.TimeBudget;
import org.shbangzero.evaluate.clock.TimeControl;
import org.shbangzero.evaluate.clock.TimeManager;
import org.shbangzero.evaluate.think.Analysis;
import org.shbangzero.evaluate.think.GameLine;
import org.shbangzero.evaluate.think.Reporter;
import org.shbangzero.evaluate.think.ThinkControl;
import org.shbangzero.evaluate.think.ThinkTask;
import org.shbangzero.evaluate.think.Thinker;

/**
 * Thinks by time: as its clock allows, for a fixed time a move, or the less of both. Without either it plays as a player does that
 * minds no time.
 */
final class TimedPlayer implements Player {
    private final String name;
    private final String description;
    private final OptionalInt moveTime;
    private final Supplier<Seat> seats;
    private final LongSupplier nanoTime;

    /**
     * What a session plays with.
     *
     * @param thinker where there is a limit of time
     * @param untimed where there is none
     */
    record Seat(Thinker thinker, PlayerSession untimed) {}

    /**
     * A player by time.
     *
     * @param description of both ways of thinking
     * @param moveTime milliseconds to think for each move, at most
     * @param seats makes one for each session
     * @param nanoTime as {@link System#nanoTime}
     */
    TimedPlayer(String name, String description, OptionalInt moveTime, Supplier<Seat> seats, LongSupplier nanoTime) {
        this.name = name;
        this.description = description;
        this.moveTime = moveTime;
        this.seats = seats;
        this.nanoTime = nanoTime;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public String description() {
        return description
                + (moveTime.isPresent() ? ", " + moveTime.getAsInt() + " ms a move" : " as its clock allows");
    }

    @Override
    public boolean isReproducible(TimeControl control) {
        return moveTime.isEmpty() && control.isUnlimited();
    }

    @Override
    public PlayerSession open() {
        return new Session(seats.get());
    }

    private final class Session implements PlayerSession {
        private final Seat seat;

        private Session(Seat seat) {
            this.seat = seat;
        }

        @Override
        public void newGame(long seed) {
            seat.thinker.newGame();
            seat.untimed.newGame(seed);
        }

        @Override
        public void prepare(Turn turn) {
            seat.untimed.prepare(turn);
        }

        @Override
        public Choice choose(Turn turn) {
            GameLine line =
                    new GameLine(turn.startFen(), turn.moves(), turn.position().copy());
            TimeBudget budget = TimeManager.budget(turn.clocks().own(), TimeManager.USUAL_OVERHEAD, line.gamePly());
            if (moveTime.isPresent()) {
                budget = budget.atMost(TimeBudget.fixed(moveTime.getAsInt()));
            }
            return budget.isLimited() ? think(line, budget) : seat.untimed.choose(turn);
        }

        private Choice think(GameLine line, TimeBudget budget) {
            ThinkTask task = new ThinkTask(line, Set.of(), OptionalLong.empty(), OptionalInt.empty(), false, 1);
            ThinkControl control = new ThinkControl(nanoTime, budget, false, false);
            Analysis analysis = seat.thinker.think(task, control, Reporter.SILENT);
            Analysis.Line best = analysis.best();
            return Choice.of(best.move(), Opinion.of(best.score(), analysis.depth(), analysis.nodes()));
        }

        @Override
        public void close() {
            seat.untimed.close();
        }
    }
}
