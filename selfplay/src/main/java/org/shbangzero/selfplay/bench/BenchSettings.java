package org.shbangzero.selfplay.bench;

import java.util.List;
import org.shbangzero.selfplay.worker.SelfPlaySettings;

/** Self-play as it is measured: no cache, no resignation, all moves searched in full. */
final class BenchSettings {
    private BenchSettings() {}

    static SelfPlaySettings plain(int threads, int gamesInFlight, int gamesPerShard, int maxPlies) {
        return new SelfPlaySettings(
                threads, gamesInFlight, 0, gamesPerShard, maxPlies, 0, 4, 0, List.of(), 1, 30, 0, 1, 1, 1, 1, 0);
    }
}
