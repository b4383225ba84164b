package org.shbangzero.evaluate.cli;

import java.util.List;

/** Starts the engine of a packaged folder, which has no libraries for any other command. */
public final class PackagedEngine {
    private PackagedEngine() {}

    public static void main(String[] args) {
        System.exit(CommandLines.run(List.of(UciCommand.class), args));
    }
}
