package org.shbangzero.evaluate.match;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.OptionalInt;
import org.shbangzero.evaluate.clock.GameClock;
import org.shbangzero.evaluate.player.Opinion;

/**
 * What is known of a move beside the move itself. Whatever is null is unknown.
 *
 * @param score what its player expected of the game, from its own view: 0 loss to 1 win
 * @param centipawns the same in hundredths of a pawn
 * @param mate moves to a win that the player had found, or minus those to a loss
 * @param depth plies that it looked ahead, 0 if unknown
 * @param nodes simulations, or positions looked at; 0 if it did not search
 * @param millis that it took
 * @param clock milliseconds left on its clock after the move, or null if there was no clock
 */
@JsonInclude(JsonInclude.Include.NON_NULL) // and not NON_DEFAULT, which takes a score of 0 for none
public record MoveNote(
        Double score,
        Integer centipawns,
        Integer mate,
        @JsonInclude(JsonInclude.Include.NON_DEFAULT) int depth,
        @JsonInclude(JsonInclude.Include.NON_DEFAULT) long nodes,
        @JsonInclude(JsonInclude.Include.NON_DEFAULT) long millis,
        Long clock) {
    /** Of a move that nobody chose. */
    static final MoveNote OPENING = new MoveNote(null, null, null, 0, 0, 0, null);

    /** The note of a side's last move. */
    static MoveNote of(Opinion opinion, GameClock clock, int side) {
        return new MoveNote(
                opinion.isKnown() ? opinion.expectedScore() : null,
                boxed(opinion.centipawns()),
                boxed(opinion.mate()),
                opinion.depth(),
                opinion.nodes(),
                clock.elapsed(),
                clock.limits(side) ? clock.remaining(side) : null);
    }

    private static Integer boxed(OptionalInt value) {
        return value.isPresent() ? value.getAsInt() : null;
    }
}
