package org.shbangzero.selfplay.worker;

import java.util.List;
import org.shbangzero.core.InputException;
import org.shbangzero.selfplay.config.Default;
import org.shbangzero.selfplay.config.Description;
import org.shbangzero.selfplay.config.MayChange;
import org.shbangzero.selfplay.config.Range;

/** How self-play games are played. Values are win less loss, from -1 to 1, as the side to move sees them. */
public record SelfPlaySettings(
        @MayChange
                @Default("0")
                @Range(min = 0, max = 1024)
                @Description("threads that play, each calling the network by itself; 0 for one per processor core")
                int threads,
        @MayChange
                @Default("16")
                @Range(min = 1, max = 4096)
                @Description("games that a thread plays at once, and so the largest batch given to the network")
                int gamesInFlight,
        @MayChange
                @Default("64")
                @Range(min = 0, max = 65_536)
                @Description(
                        "MiB of memory in which each thread keeps evaluations, for positions that come again; 0 for none")
                int cacheMebibytes,
        @Default("32") @Range(min = 1, max = 100_000) @Description("games in one replay file") int gamesPerShard,
        @Default("400")
                @Range(min = 2, max = 100_000)
                @Description("plies after which a game is stopped and scored as a draw, marked max_plies")
                int maxPlies,
        @Default("0")
                @Range(min = 0, max = 100_000)
                @Description(
                        "centipawns by which a side must be ahead, by the game's static evaluation, to be given a game stopped at maxPlies (marked as adjudicated); 0 for never")
                int adjudicationMargin,
        @Default("4")
                @Range(min = 0, max = 1000)
                @Description(
                        "largest number of plies at a game's start that are drawn at random from the legal moves; each game draws from 0 to this")
                int openingRandomPlies,
        @Default("0")
                @Range(min = 0, max = 1000)
                @Description(
                        "largest number of plies after these that are drawn from the network's policy without search; each game draws from 0 to this")
                int openingPolicyPlies,
        @Default("[]")
                @Range(min = 0, max = 1)
                @Description(
                        "shares of games that begin at the game's easier starts: the first number is for level 1, and so on; the rest begins at the real start")
                List<Double> curriculumShares,
        @Default("1")
                @Range(min = 0, max = 10)
                @Description(
                        "temperature at which moves are drawn from the search's policy at first; 0 plays the search's choice")
                double temperature,
        @Default("30") @Range(min = 0, max = 100_000) @Description("plies from the start with this temperature")
                int temperaturePlies,
        @Default("0") @Range(min = 0, max = 10) @Description("temperature of all later plies") double finalTemperature,
        @Default("1")
                @Range(min = 0, max = 1)
                @Description(
                        "share of moves searched with all simulations; the others are searched quickly, without noise, and have no weight as policy targets (playout-cap randomisation)")
                double fullSearchShare,
        @Default("16") @Range(min = 1, max = 1_000_000) @Description("simulations of the quick searches")
                int quickSimulations,
        @Default("0.95")
                @Range(min = 0, max = 1)
                @Description("a side whose value stays below minus this resigns; 1 for never")
                double resignValue,
        @Default("3")
                @Range(min = 1, max = 1000)
                @Description("own turns in a row that the value must be so low before a side resigns")
                int resignTurns,
        @Default("0.1")
                @Range(min = 0, max = 1)
                @Description(
                        "share of games played to the end in any case, to see how often a resignation would have been wrong")
                double noResignShare) {

    public SelfPlaySettings {
        curriculumShares = List.copyOf(curriculumShares);
        require(
                openingRandomPlies + openingPolicyPlies < maxPlies,
                "maxPlies",
                "be more than openingRandomPlies and openingPolicyPlies together");
        require(
                curriculumShares.stream().mapToDouble(Double::doubleValue).sum() <= 1 + 1e-9,
                "curriculumShares",
                "add up to at most 1");
    }

    private static void require(boolean condition, String key, String expected) {
        if (!condition) {
            throw new InputException("self-play setting '" + key + "' must " + expected);
        }
    }

    /** The number of threads to start on this machine. */
    int threadCount() {
        return threads > 0 ? threads : Runtime.getRuntime().availableProcessors();
    }
}
