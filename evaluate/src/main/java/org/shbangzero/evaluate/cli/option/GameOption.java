package org.shbangzero.evaluate.cli.option;

import org.shbangzero.core.Game;
import picocli.CommandLine.Option;

/** {@code --game}, for commands to mix in. */
public final class GameOption {
    @Option(
            names = {"-g", "--game"},
            paramLabel = "GAME",
            defaultValue = "shbang",
            converter = GameConverter.class,
            description = "The game (default: ${DEFAULT-VALUE}); 'shbang games' lists them.")
    private Game game;

    public Game game() {
        return game;
    }
}
