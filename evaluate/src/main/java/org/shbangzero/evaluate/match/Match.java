package org.shbangzero.evaluate.match;

import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import org.shbangzero.core.Game;
import org.shbangzero.core.InputException;
import org.shbangzero.core.Suggestion;
import org.shbangzero.evaluate.opening.DrawnOpenings;
import org.shbangzero.evaluate.opening.Opening;
import org.shbangzero.evaluate.player.Player;
import org.shbangzero.evaluate.stats.Sprt;
import org.shbangzero.selfplay.ProgressListener;

/**
 * A match of two players, or of any number who meet by a schedule, over paired games. Each thread plays its own games; openings, seeds and the
 * order of counting depend on the settings alone, so without clocks the outcome is the same for any number of threads, and
 * for one that was interrupted and resumed. Where the game has a draw by dead position, it is on.
 */
public final class Match {
    private final Game game;
    private final List<Player> players;
    private final List<String> names;
    private final Schedule schedule;
    private final MatchSettings settings;
    private Optional<Sprt> test = Optional.empty();
    private Optional<Path> journalFile = Optional.empty();
    private Optional<Anchor> anchor = Optional.empty();
    private Optional<LocalDate> today = Optional.empty();
    private Optional<String> name = Optional.empty();
    private MatchObserver observer = MatchObserver.NONE;
    private ProgressListener progress = ProgressListener.NONE;
    private BooleanSupplier cancelled = () -> false;

    /** @throws InputException if two players have the same name: nobody could tell their games apart */
    public Match(Game game, List<Player> players, Schedule schedule, MatchSettings settings) {
        this.names = players.stream().map(Player::name).toList();
        Set<String> different = new HashSet<>();
        for (String name : names) {
            if (!different.add(name)) {
                throw new InputException("two players are called '" + name + "'; give one another name");
            }
        }
        this.game = game.withDeadPosition().orElse(game);
        this.players = List.copyOf(players);
        this.schedule = schedule;
        this.settings = settings;
    }

    /**
     * A match of two players.
     *
     * @param games even, since each opening is played twice with colours reversed
     */
    public static Match between(Game game, Player first, Player second, int games, MatchSettings settings) {
        return new Match(game, List.of(first, second), Schedule.roundRobin(2, pairs(games)), settings);
    }

    /**
     * Number of pairs.
     *
     * @throws InputException if the number of games is odd, or less than 2
     */
    public static int pairs(int games) {
        if (games < Pairing.GAMES || games % Pairing.GAMES != 0) {
            throw new InputException("match: games is " + games
                    + ", expected an even number of at least 2 (each opening is played with both colours)");
        }
        return games / Pairing.GAMES;
    }

    /** Stops as soon as a sequential test is decided. For two players. */
    public Match stopBy(Sprt sequentialTest) {
        if (players.size() != 2) {
            throw new InputException("a sequential test is for two players, not " + players.size());
        }
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

    /** Hears of each finished game, before the progress listener does. */
    public Match observer(MatchObserver watching) {
        observer = watching;
        return this;
    }

    /** Measures the ratings of the outcome from this player, not from the first one. */
    public Match anchor(Anchor player) {
        anchor = Optional.of(player);
        return this;
    }

    /** Notes the day in its games, unless it goes on from a journal: then it is the day on which it began. */
    public Match startingOn(LocalDate day) {
        today = Optional.of(day);
        return this;
    }

    /** Gives the match a name, for the report and PGN's {@code Event}. One that goes on from a journal keeps its name if it is given none. */
    public Match named(String matchName) {
        name = Optional.of(matchName);
        return this;
    }

    /** Hears of each finished game; the total is the number of games of the schedule. */
    public Match progress(ProgressListener listener) {
        progress = listener;
        return this;
    }

    /** Ends it soon after {@code flag} has become true. It is asked before each move and each opening, from any thread. */
    public Match cancelWhen(BooleanSupplier flag) {
        cancelled = flag;
        return this;
    }

    /**
     * Plays the games that are missing.
     *
     * @throws UnusableJournalException if it cannot go on from its journal
     * @throws InputException if there are not enough openings, or another process plays it
     */
    public MatchOutcome play() {
        long start = System.nanoTime();
        requireClocks();
        requireAnchor();
        MatchConditions conditions = MatchConditions.of(schedule, settings, today, name);
        MatchLedger ledger = new MatchLedger(game, names, test);
        boolean complete;
        try {
            List<Opening> openings = drawOpenings(schedule.openings());
            if (journalFile.isPresent()) {
                MatchHeader header = MatchHeader.of(game, players, schedule.isOpen(), conditions);
                try (MatchJournal journal = MatchJournal.open(journalFile.get(), header)) {
                    conditions = journal.conditions();
                    complete = playRounds(openings, ledger, new Archive(journal));
                }
            } else {
                complete = playRounds(openings, ledger, new Archive());
            }
        } catch (CancellationException e) {
            // While openings were drawn.
            complete = false;
        }
        return outcome(ledger, complete, conditions, Duration.ofNanos(System.nanoTime() - start));
    }

    private MatchOutcome outcome(MatchLedger ledger, boolean complete, MatchConditions conditions, Duration elapsed) {
        MatchOutcome.Status status = ledger.isDecided()
                ? MatchOutcome.Status.DECIDED
                : complete ? MatchOutcome.Status.COMPLETE : MatchOutcome.Status.CANCELLED;
        List<Entrant> entrants = players.stream()
                .map(player -> Entrant.of(player, settings.rules()))
                .toList();
        TournamentReport table = anchor.map(ledger.report()::anchoredAt).orElseGet(ledger::report);
        return new MatchOutcome(status, table, ledger.games(), entrants, conditions, elapsed);
    }

    private void requireAnchor() {
        if (anchor.isPresent() && !names.contains(anchor.get().player())) {
            String name = anchor.get().player();
            throw new InputException("no player is called '" + name + "', which is to be the anchor"
                    + Suggestion.hint(name, names) + " (players: " + String.join(", ", names) + ")");
        }
    }

    private void requireClocks() {
        for (Player player : players) {
            if (player.needsClock() && settings.rules().timeOf(player).isUnlimited()) {
                throw new InputException(
                        "player '" + player.name() + "' would think without end, since the match has no"
                                + " clock; limit it by nodes=, depth= or movetime=, or give the match a clock");
            }
        }
    }

    private List<Opening> drawOpenings(int count) {
        DrawnOpenings drawn = settings.book().draw(game, settings.openings(), count, cancelled);
        for (Opening opening : drawn.openings()) {
            if (opening.moves().size() >= settings.rules().maxPlies()) {
                throw new InputException("match: maximum plies is "
                        + settings.rules().maxPlies() + ", but an opening has "
                        + opening.moves().size() + "; allow longer games, or take fewer plies of each opening");
            }
        }
        observer.openingsDrawn(drawn);
        return drawn.openings();
    }

    /** Whether all rounds were played to their end. */
    private boolean playRounds(List<Opening> openings, MatchLedger ledger, Archive archive) {
        GamePool pool = new GamePool(
                settings.threads(),
                () -> new GameRunner(game, players, settings, System::nanoTime),
                () -> cancelled.getAsBoolean() || ledger.isDecided());
        List<Pairing> onRecord = archive.pairings(names);
        List<Pairing> pairings = schedule.round(0, ledger.report(), onRecord);
        // An earlier run may have gone further than this one is to go, and have left a pair half played there.
        int needed = pairings.stream().mapToInt(Pairing::pair).max().orElse(0) + 1;
        List<Opening> drawn = needed > openings.size() ? drawOpenings(needed) : openings;
        for (int round = 1; !pairings.isEmpty(); round++) {
            Round games = new Round(names, pairings, drawn, ledger, archive, record -> {
                observer.gameEnded(record, ledger.report());
                report(ledger);
            });
            games.takeFromArchive();
            report(ledger);
            if (!pool.play(games.missing(), games::ended)) {
                return false;
            }
            pairings = schedule.round(round, ledger.report(), onRecord);
        }
        return true;
    }

    private void report(MatchLedger ledger) {
        progress.onProgress(ledger.finishedGames(), (long) Pairing.GAMES * schedule.pairings());
    }
}
