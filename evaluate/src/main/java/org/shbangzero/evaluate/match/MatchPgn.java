package org.shbangzero.evaluate.match;

import org.shbangzero.core.Game;
import org.shbangzero.core.Position;
import org.shbangzero.core.notation.PgnWriter;

/**
 * A match's games in PGN. {@code Round} is the opening's number and the game's within its pair, from 1; the tag
 * {@code OpeningPlies} says how many moves were given. A comment after a move is what its player expected of the game,
 * from its own view, and the simulations that it took: {@code 0.63/64}.
 */
final class MatchPgn {
    private final Game game;
    private final String first;
    private final String second;

    MatchPgn(Game game, String first, String second) {
        this.game = game;
        this.first = first;
        this.second = second;
    }

    String text(GameRecord record) {
        Position position = game.parse(record.startFen());
        boolean firstHasWhite = record.game() == 0;
        PgnWriter pgn = new PgnWriter(position)
                .tag("Event", first + " against " + second)
                .tag("Round", (record.pair() + 1) + "." + (record.game() + 1))
                .tag("White", firstHasWhite ? first : second)
                .tag("Black", firstHasWhite ? second : first)
                .tag("OpeningPlies", Integer.toString(record.openingPlies()));
        for (int ply = 0; ply < record.moves().size(); ply++) {
            String note = record.notes().get(ply);
            int move = position.parseMove(record.moves().get(ply));
            pgn.move(move, note.isEmpty() ? null : note);
            position.make(move);
        }
        return pgn.finish(record.parsedResult());
    }
}
