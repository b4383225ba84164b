package org.shbangzero.evaluate.match;

import java.util.List;
import org.shbangzero.core.Result;
import org.shbangzero.core.Side;

/**
 * A finished game of a match.
 *
 * @param pair number of its opening, from 0
 * @param game 0 if the first player had White, 1 if the second had
 * @param startFen where the game starts
 * @param openingPlies how many of the moves belong to the opening
 * @param moves all moves in UCI notation, the opening's included
 * @param notes to each move what its player thought of it ({@code 0.63/64}: expected score and simulations), or the empty
 *     text
 * @param result how it ended, as {@link Result#toString()} has it
 * @param millis how long it took
 */
public record GameRecord(
        int pair,
        int game,
        String startFen,
        int openingPlies,
        List<String> moves,
        List<String> notes,
        String result,
        long millis) {
    public GameRecord {
        moves = List.copyOf(moves);
        notes = List.copyOf(notes);
    }

    /** How it ended. */
    Result parsedResult() {
        return Result.parse(result);
    }

    /** The side that the match's first player had. */
    int firstPlayersSide() {
        return game == 0 ? Side.WHITE : Side.BLACK;
    }

    /** 1 if the match's first player won, 0 for a draw, -1 if it lost. */
    int outcome() {
        return parsedResult().scoreFor(firstPlayersSide());
    }
}
