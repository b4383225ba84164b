package org.shbangzero.selfplay.worker;

import java.util.List;
import org.shbangzero.core.Position;
import org.shbangzero.core.Result;
import org.shbangzero.selfplay.replay.GameOrigin;
import org.shbangzero.selfplay.replay.ReplayRow;

/**
 * A self-play game that is over.
 *
 * @param number of the game within its iteration
 * @param start where it began; not to be changed
 * @param moves all moves from there, the random ones of the opening included
 * @param rows the positions that were searched, in the order of their plies
 */
@SuppressWarnings("ArrayRecordComponent") // Moves are handed on, never compared.
public record FinishedGame(
        int number,
        GameOrigin origin,
        Position start,
        int[] moves,
        Result result,
        List<ReplayRow> rows,
        SelfPlayStatistics statistics) {
    public FinishedGame {
        rows = List.copyOf(rows);
    }
}
