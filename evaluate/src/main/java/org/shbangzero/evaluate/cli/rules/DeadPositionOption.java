package org.shbangzero.evaluate.cli.rules;

import java.util.stream.Collectors;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.core.InputException;
import org.shbangzero.evaluate.cli.option.GameOption;
import picocli.CommandLine.Option;

/** {@code --dead-position}, for commands to mix in beside {@link GameOption}. */
final class DeadPositionOption {
    static final String NAME = "--dead-position";

    @Option(
            names = NAME,
            description = "Count a position from which no moves lead to mate as a draw, in games that have this rule."
                    + " Like other draws by rule, it takes no moves away.")
    private boolean given;

    /**
     * The rules of a game as this option has them.
     *
     * @throws InputException if the option is given, and the game has no such rule
     */
    Game rules(Game game) {
        if (given && game.withDeadPosition().isEmpty()) {
            throw new InputException(
                    game.id() + " has no draw by dead position; leave out " + NAME + " (games with it: "
                            + Games.all().stream()
                                    .filter(other -> other.withDeadPosition().isPresent())
                                    .map(Game::id)
                                    .collect(Collectors.joining(", "))
                            + ")");
        }
        return rulesIfAny(game);
    }

    /** As {@link #rules}, but a game without such a rule stays as it is: one stream of requests may name many games. */
    Game rulesIfAny(Game game) {
        return given ? game.withDeadPosition().orElse(game) : game;
    }
}
