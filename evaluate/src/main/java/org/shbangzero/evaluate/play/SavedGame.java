package org.shbangzero.evaluate.play;

import java.util.List;
import org.shbangzero.core.Game;
import org.shbangzero.core.InputException;
import org.shbangzero.core.Result;

/**
 * A game as a file keeps it while the server is away.
 *
 * @param game id
 * @param start FEN
 * @param moves in UCI notation
 * @param result by which the players ended it, as {@link Result#toString} has it, or {@code ongoing}
 */
record SavedGame(
        String game, String start, List<String> moves, String result, Seat white, Seat black, Strength strength) {

    static SavedGame of(PlayedGame played) {
        GameSetup setup = played.setup();
        return new SavedGame(
                setup.start().game().id(),
                setup.start().fen(),
                played.moves().stream().map(PlayedMove::uci).toList(),
                played.declared().toString(),
                setup.seats().get(0),
                setup.seats().get(1),
                setup.strength());
    }

    /**
     * The game, to go on with.
     *
     * @param playable the games that the engine plays
     * @throws InputException if it is not one of them, or the file was changed by someone else
     */
    PlayedGame resume(List<Game> playable) {
        if (game == null || start == null || moves == null || result == null || strength == null) {
            throw new InputException("the saved game is not whole");
        }
        if (white != Seat.HUMAN && black != Seat.HUMAN) {
            throw new InputException("the saved game has no person in it");
        }
        Game rules = NewGame.rules(game, playable);
        GameSetup setup = new GameSetup(rules.parse(start), List.of(white, black), strength, moves);
        return new PlayedGame(setup, Result.parse(result));
    }
}
