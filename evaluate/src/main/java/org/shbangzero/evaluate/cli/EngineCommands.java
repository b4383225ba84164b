package org.shbangzero.evaluate.cli;

import java.util.List;
import org.shbangzero.evaluate.cli.engine.PackageCommand;
import org.shbangzero.evaluate.cli.engine.PlayCommand;
import org.shbangzero.evaluate.cli.engine.UciCommand;
import org.shbangzero.evaluate.cli.inspect.DescribeCommand;
import org.shbangzero.evaluate.cli.inspect.InspectCommand;
import org.shbangzero.evaluate.cli.match.LadderCommand;
import org.shbangzero.evaluate.cli.match.MatchCommand;
import org.shbangzero.evaluate.cli.rules.GamesCommand;
import org.shbangzero.evaluate.cli.rules.MovesCommand;
import org.shbangzero.evaluate.cli.rules.PerftCommand;
import org.shbangzero.evaluate.cli.rules.ShowCommand;
import org.shbangzero.evaluate.cli.rules.StatusCommand;

/** The commands that need no Deeplearning4j. */
public final class EngineCommands {
    private static final List<Class<?>> ALL = List.of(
            MatchCommand.class,
            LadderCommand.class,
            UciCommand.class,
            PlayCommand.class,
            InspectCommand.class,
            DescribeCommand.class,
            PackageCommand.class,
            PerftCommand.class,
            MovesCommand.class,
            StatusCommand.class,
            ShowCommand.class,
            GamesCommand.class);

    private EngineCommands() {}

    /** In the order in which help lists them. */
    public static List<Class<?>> all() {
        return ALL;
    }
}
