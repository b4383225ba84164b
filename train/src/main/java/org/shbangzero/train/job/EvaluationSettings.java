package org.shbangzero.train.job;

import java.util.List;
import org.shbangzero.core.InputException;
import org.shbangzero.evaluate.match.Gate;
import org.shbangzero.evaluate.match.MatchSettings;
import org.shbangzero.evaluate.player.PlayerSpec;
import org.shbangzero.evaluate.stats.Sprt;
import org.shbangzero.selfplay.config.Default;
import org.shbangzero.selfplay.config.Description;
import org.shbangzero.selfplay.config.Range;

/** How the networks of a run are measured, and which of them plays on. */
public record EvaluationSettings(
        @Default("20")
                @Range(min = 0, max = 100_000)
                @Description(
                        "games of each match after an iteration, even: each opening is played twice, colours reversed. 0 for no matches")
                int games,
        @Default("16") @Range(min = 1, max = 1_000_000) @Description("simulations per move of both players in matches")
                int simulations,
        @Default("4") @Range(min = 0, max = 60) @Description("fewest random plies of an opening") int minOpeningPlies,
        @Default("8") @Range(min = 0, max = 60) @Description("most random plies of an opening") int maxOpeningPlies,
        @Default("600")
                @Range(min = 2, max = 10_000)
                @Description("plies, the opening's included, after which a match game is a draw")
                int maxPlies,
        @Default("0")
                @Range(min = 0, max = 1024)
                @Description("match games played at once; 0 for one per processor core")
                int threads,
        @Default("none")
                @Description(
                        "when the new network becomes the best, which plays the next games: none (always), score (it scores at least gateScore against the best) or sprt (the test accepts that it is stronger)")
                GateKind gate,
        @Default("0.55")
                @Range(min = 0.501, max = 1)
                @Description("gate score: the share of the points that the new network must reach")
                double gateScore,
        @Default("0")
                @Range(min = -200, max = 200)
                @Description("gate sprt: Elo difference of the hypothesis to reject")
                double sprtElo0,
        @Default("30")
                @Range(min = -200, max = 200)
                @Description("gate sprt: Elo difference of the hypothesis to accept")
                double sprtElo1,
        @Default("0.05") @Range(min = 0.001, max = 0.4) @Description("gate sprt: probability of either wrong decision")
                double sprtError,
        @Default("[start, random]")
                @Description(
                        "fixed opponents of every new network: start (the untrained checkpoint 000000), random, greedy, alphabeta, rollout, uniform (see docs/matches.md), or a path to a checkpoint or .onnx file. In quotes with a setting: \"alphabeta,depth=3\"")
                List<String> anchors,
        @Default("100")
                @Range(min = 0, max = 100_000)
                @Description("games of each match of the final evaluation, even. 0 for none")
                int finalGames,
        @Default("16")
                @Range(min = 1, max = 1_000_000)
                @Description("simulations per move of both players in the final evaluation")
                int finalSimulations) {

    /** When a new network becomes the best. */
    public enum GateKind {
        NONE,
        SCORE,
        SPRT
    }

    /** The anchor that stands for the untrained network. */
    public static final String START = "start";

    public EvaluationSettings {
        requireEven("games", games);
        requireEven("finalGames", finalGames);
        if (gate != GateKind.NONE && games == 0) {
            throw new InputException("gate needs matches; set games above 0, or gate to none");
        }
        if (sprtElo0 >= sprtElo1) {
            throw new InputException("sprtElo0 must be below sprtElo1, found " + sprtElo0 + " and " + sprtElo1);
        }
        if (minOpeningPlies > maxOpeningPlies || maxOpeningPlies >= maxPlies) {
            throw new InputException("minOpeningPlies, maxOpeningPlies and maxPlies must ascend, found "
                    + minOpeningPlies + ", " + maxOpeningPlies + " and " + maxPlies);
        }
        for (String anchor : anchors) {
            if (anchor.matches("[a-z]+=[^/.]*")) {
                throw new InputException("anchors: '" + anchor + "' is no player but a setting; write a player with its"
                        + " settings in quotes, e.g. \"alphabeta,depth=3\"");
            }
        }
        if (anchors.stream().map(PlayerSpec::parse).distinct().count() < anchors.size()) {
            throw new InputException("anchors must differ, found " + anchors);
        }
        anchors = List.copyOf(anchors);
    }

    /** The rule by which a new network becomes the best. */
    Gate rule() {
        return switch (gate) {
            case NONE -> new Gate.Open();
            case SCORE -> new Gate.Threshold(gateScore);
            case SPRT -> new Gate.Sequential(new Sprt(Sprt.Scale.LOGISTIC, sprtElo0, sprtElo1, sprtError, sprtError));
        };
    }

    /** How a match is played. */
    MatchSettings match(long seed) {
        int atOnce = threads > 0 ? threads : Runtime.getRuntime().availableProcessors();
        return MatchSettings.untimed(seed, atOnce, minOpeningPlies, maxOpeningPlies, maxPlies);
    }

    private static void requireEven(String key, int games) {
        if (games % 2 != 0) {
            throw new InputException(key + " must be even, since each opening is played twice; found " + games);
        }
    }
}
