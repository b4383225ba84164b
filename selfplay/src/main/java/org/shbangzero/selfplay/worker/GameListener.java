package org.shbangzero.selfplay.worker;

import java.io.IOException;

/** Hears of each game whose replay file was written, in order within the file. Called by one thread at a time. */
@FunctionalInterface
public interface GameListener {
    GameListener NONE = game -> {};

    void onGame(FinishedGame game) throws IOException;
}
