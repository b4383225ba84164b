package org.shbangzero.core.notation;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.shbangzero.core.Game;

/**
 * A game that was read from PGN.
 *
 * @param number which game of its text it is, from 1
 * @param line of the text where it begins, from 1
 * @param game whose rules it follows
 * @param tags by name, in their order
 * @param fen where it starts, as the game itself writes it
 * @param introduction the comments before the first move
 * @param moves all legal, in their order
 * @param result the token at its end: {@code 1-0}, {@code 0-1}, {@code 1/2-1/2} or {@code *}
 */
public record PgnGame(
        int number,
        int line,
        Game game,
        Map<String, String> tags,
        String fen,
        List<String> introduction,
        List<Move> moves,
        String result) {
    public PgnGame {
        tags = Collections.unmodifiableMap(new LinkedHashMap<>(tags));
        introduction = List.copyOf(introduction);
        moves = List.copyOf(moves);
    }

    /**
     * A move, and the comments between it and the next.
     *
     * @param uci in UCI notation
     * @param comments without their braces, each run of white space as one space
     */
    public record Move(String uci, List<String> comments) {
        public Move {
            comments = List.copyOf(comments);
        }
    }
}
