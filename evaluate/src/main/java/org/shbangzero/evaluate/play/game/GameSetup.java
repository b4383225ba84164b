package org.shbangzero.evaluate.play.game;

import java.util.List;
import java.util.function.IntUnaryOperator;
import org.shbangzero.core.Game;
import org.shbangzero.core.Position;
import org.shbangzero.core.Result;

/**
 * A series of games that is to be played, and where its first game stands.
 *
 * @param start where the first game begins; nobody changes it
 * @param startByLot whether each further game draws a start; otherwise it has the same
 * @param players two
 * @param whitePlayer index of the one who has White in the first game
 * @param engineDeclares whether engines resign and offer draws
 * @param moves already played in it, in UCI notation; legal
 * @param declared how it was ended by its players; ongoing if it was not
 */
public record GameSetup(
        Position start,
        boolean startByLot,
        List<Player> players,
        int whitePlayer,
        TakeBack takeBack,
        boolean engineDeclares,
        List<String> moves,
        Result declared) {
    public GameSetup {
        moves = List.copyOf(moves);
        players = List.copyOf(players);
    }

    /**
     * Where another game of the series begins.
     *
     * @param lots gives a number from 0 to its argument less one
     */
    Position nextStart(IntUnaryOperator lots) {
        Game rules = start.game();
        return startByLot ? rules.start(lots.applyAsInt(rules.startCount())) : start;
    }
}
