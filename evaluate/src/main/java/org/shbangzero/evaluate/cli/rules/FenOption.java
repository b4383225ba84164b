package org.shbangzero.evaluate.cli.rules;

import org.shbangzero.core.Game;
import org.shbangzero.core.Position;
import org.shbangzero.evaluate.cli.option.GameOption;
import picocli.CommandLine.Option;

/** {@code --fen}, for commands to mix in beside {@link GameOption}. */
public final class FenOption {
    @Option(
            names = {"-f", "--fen"},
            paramLabel = "FEN",
            defaultValue = PositionText.START,
            description = "The position: a FEN, 'startpos', or 'startpos:ID' for a numbered start"
                    + " (default: ${DEFAULT-VALUE}).")
    private String fen;

    /**
     * The position that the option names.
     *
     * @throws org.shbangzero.core.InputException if it is none of the game
     */
    public Position position(Game game) {
        return PositionText.parse(game, fen);
    }
}
