package org.shbangzero.evaluate.cli.option;

import picocli.CommandLine.Option;

/** {@code --seed}, for commands to mix in. */
public final class SeedOption {
    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "Seed of all chance: the same seed gives the same result (default: ${DEFAULT-VALUE}).")
    private long seed;

    public long seed() {
        return seed;
    }
}
