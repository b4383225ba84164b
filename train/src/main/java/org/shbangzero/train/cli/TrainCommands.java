package org.shbangzero.train.cli;

import java.util.List;

/** The commands that need Deeplearning4j. */
final class TrainCommands {
    private static final List<Class<?>> ALL =
            List.of(TrainCommand.class, SelfPlayCommand.class, ExportCommand.class, BenchCommand.class);

    private TrainCommands() {}

    /** In the order in which help lists them. */
    static List<Class<?>> all() {
        return ALL;
    }
}
