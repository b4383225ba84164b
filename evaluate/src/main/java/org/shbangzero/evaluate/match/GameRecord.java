package org.shbangzero.evaluate.match;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.shbangzero.core.Result;
import org.shbangzero.core.Side;

/**
 * A finished game of a match.
 *
 * @param first name of the player that the pair's score is from the view of
 * @param second name of the other player
 * @param pair number of their opening, from 0
 * @param game 0 if the first player had White, 1 if the second had
 * @param startFen where the game began
 * @param openingPlies how many of the moves belong to the opening
 * @param moves all moves in UCI notation, the opening's included
 * @param notes one to each move
 * @param result how it ended, as {@link Result#toString()} has it
 * @param failure what happened if a player could not go on, or null
 * @param millis how long it took
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record GameRecord(
        String first,
        String second,
        int pair,
        int game,
        String startFen,
        int openingPlies,
        List<String> moves,
        List<MoveNote> notes,
        String result,
        String failure,
        long millis) {
    public GameRecord {
        moves = List.copyOf(moves);
        notes = List.copyOf(notes);
    }

    /** Who plays whom, e.g. {@code greedy against random}; the pair's score is from the first one's view. */
    String encounter() {
        return first + " against " + second;
    }

    /** Number of the opening and of the game within its pair, from 1, as PGN's {@code Round}. */
    static String round(int pair, int game) {
        return (pair + 1) + "." + (game + 1);
    }

    /** How it ended. */
    Result parsedResult() {
        return Result.parse(result);
    }

    /** The side that the first player had. */
    int firstPlayersSide() {
        return game == 0 ? Side.WHITE : Side.BLACK;
    }

    String white() {
        return game == 0 ? first : second;
    }

    String black() {
        return game == 0 ? second : first;
    }

    /** 1 if the first player won, 0 for a draw, -1 if it lost. */
    int outcome() {
        return parsedResult().scoreFor(firstPlayersSide());
    }
}
