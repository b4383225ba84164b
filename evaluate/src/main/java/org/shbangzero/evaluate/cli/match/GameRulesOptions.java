package org.shbangzero.evaluate.cli.match;

import org.shbangzero.evaluate.clock.TimeControl;
import org.shbangzero.evaluate.match.GameRules;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** What holds for each game of a match. */
final class GameRulesOptions {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(
            names = "--max-plies",
            paramLabel = "N",
            defaultValue = "600",
            description = "Longer games are draws (default: ${DEFAULT-VALUE}).")
    private int maxPlies;

    @Option(
            names = "--tc",
            paramLabel = "CONTROL",
            converter = TimeControlConverter.class,
            description =
                    "Time of each player: 60+0.6 (seconds for the game, and for each move), 40/60 (for each 40 moves)"
                            + " or 0.1/move (default: no clocks).")
    private TimeControl time;

    @Option(
            names = "--time-margin",
            paramLabel = "MS",
            defaultValue = "" + GameRules.DEFAULT_TIME_MARGIN,
            description = "What a move may take beyond what the clock shows (default: ${DEFAULT-VALUE}).")
    private long timeMargin;

    @Mixin
    private AdjudicationOptions adjudication;

    int maxPlies() {
        return maxPlies;
    }

    GameRules rules() {
        OptionFault.unless(timeMargin >= 0, spec, "--time-margin", timeMargin + " is not at least 0");
        TimeControl control = time == null ? TimeControl.UNLIMITED : time;
        return new GameRules(maxPlies, control, timeMargin, adjudication.adjudication());
    }
}
