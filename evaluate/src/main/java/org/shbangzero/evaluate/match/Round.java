package org.shbangzero.evaluate.match;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.shbangzero.evaluate.opening.Opening;

/** The games of one round of a schedule: those that earlier runs of the match have played, and those that are missing. */
final class Round {
    private final List<String> players;
    private final List<Pairing> pairings;
    private final List<Opening> openings;
    private final MatchLedger ledger;
    private final Archive archive;
    private final Consumer<GameRecord> listener;

    /**
     * A round whose games are not on the ledger yet.
     *
     * @param players names by index
     * @param openings by number, at least as many as the pairings need
     * @param listener hears of each game that is played from now on, once it is on the ledger, by one thread at a time
     */
    Round(
            List<String> players,
            List<Pairing> pairings,
            List<Opening> openings,
            MatchLedger ledger,
            Archive archive,
            Consumer<GameRecord> listener) {
        this.players = players;
        this.pairings = pairings;
        this.openings = openings;
        this.ledger = ledger;
        this.archive = archive;
        this.listener = listener;
    }

    /** Puts those that were played before on the ledger. */
    void takeFromArchive() {
        for (Pairing pairing : pairings) {
            ledger.schedule(pairing);
            for (int number = 0; number < Pairing.GAMES; number++) {
                archived(pairing, number).ifPresent(record -> ledger.add(pairing, record));
            }
        }
    }

    private Optional<GameRecord> archived(Pairing pairing, int number) {
        return archive.find(players.get(pairing.first()), players.get(pairing.second()), pairing.pair(), number);
    }

    /** The games to be played, in their order. */
    List<GameTask> missing() {
        return pairings.stream()
                .flatMap(pairing -> IntStream.range(0, Pairing.GAMES)
                        .filter(number -> archived(pairing, number).isEmpty())
                        .mapToObj(number -> new GameTask(pairing, number, openings.get(pairing.pair()))))
                .toList();
    }

    /** Takes in a game that was missing. Called by any thread. */
    synchronized void ended(GameTask task, GameRecord record) {
        archive.keep(record);
        ledger.add(task.pairing(), record);
        listener.accept(record);
    }
}
