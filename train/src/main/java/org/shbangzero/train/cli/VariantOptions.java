package org.shbangzero.train.cli;

import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.shbangzero.core.InputException;
import org.shbangzero.evaluate.cli.option.ThreadsOption;
import org.shbangzero.train.export.VariantExport.MatchLength;
import org.shbangzero.train.network.export.NetworkVariant;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Which other forms of a network to write, and how to compare them with it. */
final class VariantOptions {
    /** The openings are drawn before the first game. */
    private static final int MOST_GAMES = 100_000;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    private final Set<NetworkVariant> variants = EnumSet.noneOf(NetworkVariant.class);

    @Option(
            names = "--variant",
            paramLabel = "FORM",
            split = ",",
            description = "Write the network in other numbers too, each beside FILE.onnx: float16 as FILE-float16.onnx,"
                    + " int8 as FILE-int8.onnx, or float16,int8.")
    void setVariants(List<NetworkVariant> chosen) {
        variants.addAll(chosen);
    }

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "200",
            description =
                    "Games that each variant plays against float32, even; 0 for none (default: ${DEFAULT-VALUE}).")
    private int games;

    @Option(
            names = "--sims",
            paramLabel = "S",
            defaultValue = "16",
            description = "Simulations for each move of these games (default: ${DEFAULT-VALUE}).")
    private int simulations;

    @Mixin
    private ThreadsOption threads;

    /** In the order in which they are written; none if none was asked for. */
    Set<NetworkVariant> variants() {
        return variants;
    }

    MatchLength match() {
        require(
                games >= 0 && games % 2 == 0 && games <= MOST_GAMES,
                "--games",
                games + " is no even number from 0 to " + MOST_GAMES + " (each opening is played with both colours)");
        require(simulations >= 1, "--sims", simulations + " is not at least 1");
        return new MatchLength(games, simulations, threads.threads());
    }

    private void require(boolean fine, String option, String fault) {
        if (!fine) {
            throw new ParameterException(spec.commandLine(), "Invalid value for option '" + option + "': " + fault);
        }
    }

    /**
     * Refuses what cannot be made, before any work is done.
     *
     * @param checkpoint as the user named it
     * @param replay files of the games before it
     */
    void requirePositions(String checkpoint, List<Path> replay) {
        if (variants.contains(NetworkVariant.INT8) && replay.isEmpty()) {
            throw new InputException(
                    "int8 needs positions from the run's own games, and for '" + checkpoint
                            + "' there are none (no replay file before it); export a later checkpoint, within its run, or leave int8 out");
        }
    }
}
