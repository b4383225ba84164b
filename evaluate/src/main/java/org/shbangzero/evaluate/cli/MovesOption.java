package org.shbangzero.evaluate.cli;

import org.shbangzero.core.Position;
import picocli.CommandLine.Option;

/** {@code --moves}, for commands to mix in beside {@link FenOption}. */
final class MovesOption {
    @Option(
            names = {"-m", "--moves"},
            paramLabel = "MOVES",
            defaultValue = "",
            description = "UCI moves to play from the position, separated by spaces.")
    private String moves;

    /**
     * Plays the moves.
     *
     * @throws org.shbangzero.core.InputException naming the first illegal move and its ply
     */
    void play(Position position) {
        PositionText.play(position, moves);
    }
}
