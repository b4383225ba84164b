package org.shbangzero.evaluate.match;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import org.shbangzero.core.Game;
import org.shbangzero.core.InputException;
import org.shbangzero.evaluate.opening.Opening;
import org.shbangzero.evaluate.opening.Openings;
import org.shbangzero.evaluate.player.Player;
import org.shbangzero.evaluate.stats.Sprt;
import org.shbangzero.selfplay.ProgressListener;

/**
 * A match of two players over paired games. Each thread plays its own games; openings, seeds and the order of counting
 * depend on the settings alone, so the outcome is the same for any number of threads, and for a match that was
 * interrupted and resumed. Where the game has a draw by dead position, it is on.
 */
public final class Match {
    private final Game game;
    private final Player first;
    private final Player second;
    private final MatchSettings settings;
    private Optional<Sprt> test = Optional.empty();
    private Optional<Path> journalFile = Optional.empty();
    private MatchObserver observer = MatchObserver.NONE;
    private ProgressListener progress = ProgressListener.NONE;
    private BooleanSupplier cancelled = () -> false;

    /** @throws InputException if both players have the same name: nobody could tell their games apart */
    public Match(Game game, Player first, Player second, MatchSettings settings) {
        if (first.name().equals(second.name())) {
            throw new InputException("both players are called '" + first.name() + "'; give one another name");
        }
        this.game = game.withDeadPosition().orElse(game);
        this.first = first;
        this.second = second;
        this.settings = settings;
    }

    /** Stops the match as soon as a sequential test is decided. */
    public Match stopBy(Sprt sequentialTest) {
        test = Optional.of(sequentialTest);
        return this;
    }

    /**
     * Keeps finished games in a file, and goes on from it if it exists.
     *
     * @param file in an existing folder
     */
    public Match journal(Path file) {
        journalFile = Optional.of(file);
        return this;
    }

    public Match observer(MatchObserver watching) {
        observer = watching;
        return this;
    }

    /** Hears of each finished game; the total is the number of games in the settings. */
    public Match progress(ProgressListener listener) {
        progress = listener;
        return this;
    }

    /** Ends the match soon after {@code flag} has become true. It is asked before each move, from any thread. */
    public Match cancelWhen(BooleanSupplier flag) {
        cancelled = flag;
        return this;
    }

    /**
     * Plays the games that are missing.
     *
     * @throws InputException if there are not enough openings, or the journal is of another match
     */
    public MatchOutcome play() {
        long start = System.nanoTime();
        List<Opening> openings = Openings.draw(game, settings.openings(), settings.pairs());
        MatchLedger ledger =
                new MatchLedger(settings.pairs(), test, new MatchTally(game.id(), first.name(), second.name(), test));
        if (journalFile.isPresent()) {
            MatchHeader header = MatchHeader.of(game, first, second, settings);
            try (MatchJournal journal = MatchJournal.open(journalFile.get(), header)) {
                journal.games().forEach(ledger::add);
                new Run(openings, ledger, Optional.of(journal)).play();
            }
        } else {
            new Run(openings, ledger, Optional.empty()).play();
        }
        return new MatchOutcome(
                status(ledger), ledger.report(), ledger.games(), Duration.ofNanos(System.nanoTime() - start));
    }

    private static MatchOutcome.Status status(MatchLedger ledger) {
        if (ledger.isDecided()) {
            return MatchOutcome.Status.DECIDED;
        }
        return ledger.isComplete() ? MatchOutcome.Status.COMPLETE : MatchOutcome.Status.CANCELLED;
    }

    /** The threads of one call of {@link #play()}. */
    private final class Run {
        private final List<Opening> openings;
        private final MatchLedger ledger;
        private final Optional<MatchJournal> journal;
        private final AtomicInteger next = new AtomicInteger();
        private final AtomicBoolean abandoned = new AtomicBoolean();

        private Run(List<Opening> openings, MatchLedger ledger, Optional<MatchJournal> journal) {
            this.openings = openings;
            this.ledger = ledger;
            this.journal = journal;
        }

        private void play() {
            progress.onProgress(ledger.finishedGames(), settings.games());
            int missing = settings.games() - ledger.finishedGames();
            int threads = Math.min(settings.threads(), missing);
            if (threads == 0 || isOver()) {
                return;
            }
            ExecutorService executor = Executors.newFixedThreadPool(threads);
            try {
                List<Future<?>> futures = new ArrayList<>();
                for (int i = 0; i < threads; i++) {
                    futures.add(executor.submit(this::playGames));
                }
                awaitAll(futures);
            } finally {
                abandoned.set(true);
                end(executor);
            }
        }

        /** Waits for all threads, even if interrupted: nobody may use journal and players any more when this returns. */
        private static void end(ExecutorService executor) {
            executor.shutdown();
            boolean interrupted = false;
            boolean ended = false;
            while (!ended) {
                try {
                    ended = executor.awaitTermination(1, TimeUnit.MINUTES);
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }

        private void awaitAll(List<Future<?>> futures) {
            for (Future<?> future : futures) {
                try {
                    future.get();
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                    return;
                } catch (ExecutionException e) {
                    throw unwrapped(e);
                }
            }
        }

        private RuntimeException unwrapped(ExecutionException failure) {
            if (failure.getCause() instanceof Error error) {
                throw error;
            }
            return failure.getCause() instanceof RuntimeException exception
                    ? exception
                    : new IllegalStateException(failure.getCause());
        }

        /** What each thread does: play the next missing game until there is none. */
        private void playGames() {
            try (GameRunner runner = new GameRunner(game, settings, first, second)) {
                for (int number = next.getAndIncrement(); number < settings.games(); number = next.getAndIncrement()) {
                    if (isOver()) {
                        return;
                    }
                    if (!ledger.has(number)) {
                        runner.play(openings.get(number / 2), number / 2, number % 2, this::isOver)
                                .ifPresent(this::ended);
                    }
                }
            } catch (RuntimeException | Error e) {
                abandoned.set(true);
                throw e;
            }
        }

        private boolean isOver() {
            return abandoned.get() || cancelled.getAsBoolean() || ledger.isDecided();
        }

        private synchronized void ended(GameRecord record) {
            journal.ifPresent(open -> open.append(record));
            ledger.add(record);
            progress.onProgress(ledger.finishedGames(), settings.games());
            observer.gameEnded(record, ledger.report());
        }
    }
}
