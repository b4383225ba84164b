package org.shbangzero.evaluate.play;

import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;
import org.shbangzero.evaluate.play.game.AnalysisView;
import org.shbangzero.evaluate.play.game.Engine;
import org.shbangzero.evaluate.play.game.EngineSeat;
import org.shbangzero.evaluate.play.game.PlayTable;
import org.shbangzero.evaluate.play.game.PositionView;
import org.shbangzero.evaluate.think.GameLine;
import org.shbangzero.evaluate.think.ThinkerFactory;

/**
 * The table of this server: keeps every state in a file, lets flags fall in time, and brings in what the engine answers. Thread-safe.
 */
final class Table implements AutoCloseable {
    private static final DateTimeFormatter PGN_DATE = DateTimeFormatter.ofPattern("yyyy.MM.dd");

    private final GameFile file;
    private final ThinkerThread engineThread;
    private final Engine engine;
    private final AnalysisDesk analysis;
    private final PlayTable table;
    private final ScheduledExecutorService flags = Executors.newSingleThreadScheduledExecutor(task -> {
        Thread made = new Thread(task, "flags");
        made.setDaemon(true);
        return made;
    });
    /** When the flag falls that falls next. */
    private Future<?> nextFlag = CompletableFuture.completedFuture(null);

    /** Of the state that was kept and told last. */
    private long settled = -1;

    private boolean closed;

    /**
     * Sets the table up.
     *
     * @param thinkers stays open
     * @param file where every state of the game is kept
     * @param opening puts a game on it, given the engine
     */
    Table(ThinkerFactory thinkers, GameFile file, Function<Engine, PlayTable> opening) {
        this.file = file;
        engineThread = new ThinkerThread("engine", thinkers, this);
        engine = new EngineSeat(engineThread, System::nanoTime, this::apply);
        analysis = new AnalysisDesk(thinkers, System::nanoTime);
        synchronized (this) {
            table = opening.apply(engine);
            settle();
        }
    }

    /**
     * Does something at the table, unless it has been closed.
     *
     * @throws org.shbangzero.evaluate.play.game.ConflictException if it does not fit how the game stands
     */
    synchronized TableView change(Consumer<PlayTable> action) {
        apply(action);
        return view();
    }

    private synchronized void apply(Consumer<PlayTable> action) {
        if (!closed) {
            try {
                action.accept(table);
            } finally {
                settle();
            }
        }
    }

    /** After a change: keeps it, tells those who wait, and sees to the next flag. */
    private void settle() {
        if (settled != table.version()) {
            settled = table.version();
            file.keep(table.save());
            analysis.await(table.isThinkingTimed());
            long version = settled;
            long millis = table.millisToFlag();
            nextFlag.cancel(false);
            if (millis >= 0) {
                nextFlag = flags.schedule(() -> flag(version), millis, TimeUnit.MILLISECONDS);
            }
            notifyAll();
        }
    }

    /** Time was up in some version of the game; in a later one another moment was set. */
    private synchronized void flag(long version) {
        if (version == table.version()) {
            apply(PlayTable::tick);
        }
    }

    synchronized String pgn() {
        return table.pgn(PGN_DATE.format(LocalDate.now(ZoneId.systemDefault())));
    }

    /** The position after so many plies. */
    synchronized PositionView positionAt(int ply) {
        return PositionView.of(table.line(ply).position());
    }

    /** Analyses the position after so many plies; nothing, if absent. */
    AnalysisView analyse(Optional<Integer> ply) {
        return ply.isEmpty() ? analysis.stop() : analysis.look(line(ply.get()));
    }

    private synchronized GameLine line(int ply) {
        return table.line(ply);
    }

    /** See {@link AnalysisDesk#view}. */
    AnalysisView analysis(Optional<Long> seen, long millis) throws InterruptedException {
        return analysis.view(seen, millis);
    }

    synchronized TableView view() {
        return new TableView(table.view(), file.trouble());
    }

    /**
     * Waits for a change.
     *
     * @param seen version that is known
     * @param millis to wait at most
     */
    synchronized TableView awaitChange(long seen, long millis) throws InterruptedException {
        TimedWait.until(this, () -> closed || table.version() != seen, millis);
        return view();
    }

    @Override
    public void close() {
        synchronized (this) {
            // With what the clocks show now.
            file.keep(table.save());
            closed = true;
            engine.giveUp();
            notifyAll();
        }
        flags.shutdownNow();
        analysis.close();
        engineThread.close();
    }
}
