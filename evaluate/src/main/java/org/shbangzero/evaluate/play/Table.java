package org.shbangzero.evaluate.play;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.shbangzero.core.EndReason;
import org.shbangzero.core.Result;
import org.shbangzero.core.Side;
import org.shbangzero.evaluate.think.Analysis;
import org.shbangzero.evaluate.think.ThinkerFactory;

/** The game that is being played, and the engine that plays in it. Thread-safe; every change gives it a new version. */
final class Table implements AutoCloseable {
    private final String engineName;
    private final GameFile file;
    private final EngineSeat engine;
    private PlayedGame game;
    private long version;
    private boolean thinking;
    /** What went wrong with the engine's last move, or null. */
    private String trouble;

    private boolean closed;

    /**
     * @param thinkers stays open
     * @param file where every state of the game is kept
     */
    Table(ThinkerFactory thinkers, String engineName, PlayedGame first, GameFile file) {
        this.engineName = engineName;
        this.file = file;
        engine = new EngineSeat(thinkers);
        begin(first);
    }

    synchronized GameView begin(PlayedGame next) {
        return change(table -> {
            table.game = next;
            table.engine.newGame(next.setup().start().game());
        });
    }

    synchronized String pgn() {
        return GamePgn.write(game, engineName, LocalDate.now(ZoneId.systemDefault()));
    }

    /**
     * A person's move.
     *
     * @param ply moves played before it, as far as that person knows
     * @throws ConflictException if the game has gone on meanwhile, it is the engine's turn, or the move is not legal
     */
    synchronized GameView move(int ply, String uci) {
        if (ply != game.moves().size()) {
            throw new ConflictException("the game has gone on meanwhile");
        }
        if (game.seatToMove() != Seat.HUMAN) {
            throw new ConflictException("it is the engine's turn");
        }
        return change(table -> table.game.play(uci));
    }

    /** Takes back a person's last move, and what the engine answered. */
    synchronized GameView takeBack() {
        return change(table -> table.game.takeBack());
    }

    /** The person to move resigns; while the engine thinks, its opponent. */
    synchronized GameView resign() {
        int mover = game.position().sideToMove();
        int loser = game.seatToMove() == Seat.HUMAN ? mover : Side.opponent(mover);
        return change(table -> table.game.end(Result.win(Side.opponent(loser), EndReason.RESIGNATION)));
    }

    /** The engine thinks no longer, and plays what it has found. */
    synchronized GameView moveNow() {
        engine.hurry();
        return view();
    }

    /** Changes the game, tells those who wait, and lets the engine think if it is its turn. If the change throws, nothing happens. */
    private synchronized GameView change(Consumer<Table> change) {
        change.accept(this);
        engine.giveUp();
        trouble = null;
        thinking = game.seatToMove() == Seat.ENGINE && !game.result().isOver();
        version++;
        file.keep(game);
        notifyAll();
        if (thinking) {
            engine.think(game.line(), game.setup().strength(), new Answer(version));
        }
        return view();
    }

    /** What the engine answers in one version of the game; in a later one nobody listens any more. */
    private final class Answer implements EngineSeat.Listener {
        private final long asked;

        Answer(long asked) {
            this.asked = asked;
        }

        @Override
        public void decided(Analysis analysis) {
            synchronized (Table.this) {
                if (asked == version) {
                    String uci = game.position().uci(analysis.best().move());
                    change(table -> table.game.play(uci));
                }
            }
        }

        @Override
        public void failed(String reason) {
            synchronized (Table.this) {
                if (asked == version) {
                    trouble = reason;
                    thinking = false;
                    version++;
                    Table.this.notifyAll();
                }
            }
        }
    }

    synchronized GameView view() {
        return GameView.of(version, engineName, game, thinking, trouble);
    }

    /**
     * Waits for a change.
     *
     * @param seen version that is known
     * @param millis to wait at most
     */
    synchronized GameView awaitChange(long seen, long millis) throws InterruptedException {
        long deadline = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
        long left = millis;
        while (version == seen && left > 0 && !closed) {
            wait(left);
            left = TimeUnit.NANOSECONDS.toMillis(deadline - System.nanoTime());
        }
        return view();
    }

    @Override
    public void close() {
        synchronized (this) {
            closed = true;
            engine.giveUp();
            // Whatever the engine still answers is of an older version.
            version++;
            notifyAll();
        }
        engine.close();
    }
}
