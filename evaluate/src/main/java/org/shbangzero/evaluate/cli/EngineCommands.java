package org.shbangzero.evaluate.cli;

import java.util.List;

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
