package org.shbangzero.selfplay.config;

import java.util.List;
import org.shbangzero.core.InputException;

/** Settings with every kind of component, for the tests of this package. */
record SampleSettings(
        @GameId @Description("The game.") String game,
        @Default("1") @Description("Seed of all chance.") long seed,
        @MayChange @Default("10") @Range(min = 1, max = 1000) @Description("Iterations.") int iterations,
        Search search,
        Match match) {

    enum Kind {
        GUMBEL,
        PLAIN_PUCT
    }

    record Search(
            @Default("gumbel") Kind kind,
            @Range(min = 1, max = 4096) int simulations,
            @Default("1e-3") @Range(min = 0, max = 1) double rate,
            @Default("false") boolean reuse) {}

    record Match(
            @Default("100") @Range(min = 2) int games,
            @Default("[random]") List<String> anchors,
            @Default("[]") @Range(min = 0, max = 9) List<Integer> levels) {
        Match {
            if (games % 2 != 0) {
                throw new InputException("games must be even, since each opening is played twice; found " + games);
            }
        }
    }
}
