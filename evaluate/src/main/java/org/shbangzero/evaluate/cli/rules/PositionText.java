package org.shbangzero.evaluate.cli.rules;

import java.util.ArrayList;
import java.util.List;
import org.shbangzero.core.Game;
import org.shbangzero.core.InputException;
import org.shbangzero.core.Position;

/** Positions and lists of moves as people and programs type them. */
final class PositionText {
    static final String START = "startpos";
    private static final String NUMBERED_START = START + ":";

    private PositionText() {}

    /** Reads a FEN, {@code startpos} (start id 0) or {@code startpos:ID}. */
    static Position parse(Game game, String text) {
        if (text.equals(START)) {
            return game.start(0);
        }
        if (text.startsWith(NUMBERED_START)) {
            return game.start(startId(game, text.substring(NUMBERED_START.length())));
        }
        return game.parse(text);
    }

    private static int startId(Game game, String text) {
        if (!text.matches("[0-9]{1,9}")) {
            throw new InputException(
                    "'" + text + "' is no start id of " + game.id() + "; expected 0 to " + (game.startCount() - 1));
        }
        return Integer.parseInt(text);
    }

    /**
     * Plays UCI moves, separated by white space.
     *
     * @return what a watcher should be told of them, in order: each a move, a colon and its caption
     * @throws InputException naming the first illegal move and its ply, counted from 1
     */
    static List<String> play(Position position, String moves) {
        List<String> captions = new ArrayList<>();
        int ply = 0;
        for (String uci : moves.strip().split("\\s+")) {
            if (uci.isEmpty()) {
                continue;
            }
            ply++;
            int move = position.parseMove(uci);
            if (move == 0) {
                throw new InputException("illegal move at ply " + ply + ": " + uci);
            }
            String caption = position.caption(move);
            if (caption != null) {
                captions.add(uci + ": " + caption);
            }
            position.make(move);
        }
        return captions;
    }
}
