package org.shbangzero.evaluate.play;

import java.io.StringReader;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Optional;
import org.shbangzero.core.Game;
import org.shbangzero.core.InputException;
import org.shbangzero.core.Position;
import org.shbangzero.core.Side;
import org.shbangzero.core.notation.PgnGame;
import org.shbangzero.core.notation.PgnReader;
import org.shbangzero.core.notation.PgnWriter;

/** Games to and from PGN. */
final class GamePgn {
    private static final DateTimeFormatter DATE = DateTimeFormatter.ofPattern("yyyy.MM.dd");

    private GamePgn() {}

    static String write(PlayedGame game, String engineName, LocalDate date) {
        Position position = game.setup().start().copy();
        PgnWriter pgn = new PgnWriter(position)
                .tag("Date", DATE.format(date))
                .tag("White", player(game, Side.WHITE, engineName))
                .tag("Black", player(game, Side.BLACK, engineName));
        for (PlayedMove played : game.moves()) {
            int move = position.parseMove(played.uci());
            pgn.move(move, null);
            position.make(move);
        }
        return pgn.finish(game.result());
    }

    private static String player(PlayedGame game, int side, String engineName) {
        return game.setup().seats().get(side) == Seat.HUMAN ? "Human" : engineName;
    }

    /**
     * Reads the first game of a text.
     *
     * @param rules that it must follow
     * @throws InputException if there is none, or something is wrong with it
     */
    static PgnGame read(String pgn, Game rules) {
        return new PgnReader(new StringReader(pgn), "PGN", Optional.of(rules))
                .next()
                .orElseThrow(() -> new InputException("the PGN has no game"));
    }

    /** The moves of a game, in UCI notation. */
    static List<String> moves(PgnGame game) {
        return game.moves().stream().map(PgnGame.Move::uci).toList();
    }
}
