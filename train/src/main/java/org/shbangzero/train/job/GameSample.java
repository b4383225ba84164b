package org.shbangzero.train.job;

import java.io.IOException;
import java.nio.file.Path;
import org.shbangzero.core.notation.PgnWriter;
import org.shbangzero.selfplay.io.AtomicFiles;
import org.shbangzero.selfplay.worker.FinishedGame;

/** The first games of an iteration as PGN, for people to look at. */
final class GameSample {
    private static final int MOST_GAMES = 8;

    private final Path file;
    private final int games;
    private final StringBuilder text = new StringBuilder();

    /**
     * Begins a sample.
     *
     * @param gamesPerShard the sample comes from the first replay file alone, so that it is written together with it
     */
    GameSample(Path file, int gamesPerShard) {
        this.file = file;
        this.games = Math.min(MOST_GAMES, gamesPerShard);
    }

    /** Takes a game in if it is one of the first. Those of one replay file come in order. */
    void add(FinishedGame finished) {
        if (finished.number() >= games) {
            return;
        }
        PgnWriter pgn = new PgnWriter(finished.start())
                .tag("Event", "self-play")
                .tag("Round", Integer.toString(finished.number()))
                .tag("White", finished.origin().checkpoint())
                .tag("Black", finished.origin().checkpoint());
        for (int move : finished.moves()) {
            pgn.move(move, null);
        }
        text.append(pgn.finish(finished.result()));
    }

    /** Writes the games taken in. */
    void write() throws IOException {
        AtomicFiles.writeString(file, text.toString());
    }
}
