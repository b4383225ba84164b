package org.shbangzero.evaluate.play.game;

import java.util.function.LongSupplier;
import org.shbangzero.core.EndReason;
import org.shbangzero.core.Result;
import org.shbangzero.core.Side;

/** Keeps clocks and engine in step with turns: whatever begins or ends a turn or a game goes through here. */
final class Flow {
    private final EngineTurn engine;
    private final LongSupplier nanoTime;
    private Standing now;
    private long version;

    Flow(EngineTurn engine, LongSupplier nanoTime) {
        this.engine = engine;
        this.nanoTime = nanoTime;
    }

    Standing now() {
        return now;
    }

    /** The same, once it was seen whether a flag has fallen. */
    Standing upToDate() {
        tick();
        return now;
    }

    EngineTurn engine() {
        return engine;
    }

    /** As {@link System#nanoTime}. */
    long nanos() {
        return nanoTime.getAsLong();
    }

    long version() {
        return version;
    }

    void changed() {
        version++;
    }

    /** A game is on the table, maybe of another series. */
    void begin(Standing next) {
        now = next;
        engine.newGame(next.position().game());
        startTurn();
    }

    /** Lets run what should: the clock of the side whose turn it is, and the engine if it has that side. */
    void startTurn() {
        if (now.paused || now.isOver()) {
            engine.giveUp();
            now.clock().stop(nanos());
            changed();
        } else {
            runTurn();
        }
    }

    /** The same, although the game may be paused. */
    void runTurn() {
        int side = now.turn();
        now.clock().run(side, nanos());
        if (now.isHumansTurn()) {
            engine.giveUp();
        } else {
            engine.ask(
                    now.game().line(now.game().ply()),
                    now.series.player(side).strength(),
                    now.clock().face(side, nanos()));
        }
        changed();
    }

    /** The last move ends its turn. */
    void endTurn() {
        PlayedGame game = now.game();
        int side = game.last().side();
        now.pending = false;
        game.noteClock(game.ply() - 1, now.clock().press(side, nanos()));
        now.offers.turnEnded(side);
        startTurn();
    }

    /**
     * Ends the game otherwise than by its rules.
     *
     * @throws ConflictException if it is over
     */
    void end(Result how) {
        if (now.pending) {
            // A turn that was not ended was not played.
            now.game().takeBack();
            now.pending = false;
        }
        now.game().end(how);
        now.offers.clear();
        startTurn();
    }

    /** Ends the game if a flag has fallen. */
    void tick() {
        if (now.clock().hasFallen(nanos())) {
            end(Result.win(Side.opponent(now.clock().running()), EndReason.TIME));
        }
    }
}
