package org.shbangzero.evaluate.cli.rules;

import java.util.List;
import org.shbangzero.core.InputException;
import org.shbangzero.core.Position;
import picocli.CommandLine.Option;

/** {@code --moves}, for commands to mix in beside {@link FenOption}. */
final class MovesOption {
    @Option(
            names = {"-m", "--moves"},
            paramLabel = "MOVES",
            defaultValue = "",
            description = "UCI moves to play from the position, separated by spaces.")
    private String moves;

    /**
     * Plays the moves.
     *
     * @return what a watcher should be told of them, in order: each a move, a colon and its caption
     * @throws org.shbangzero.core.InputException naming the first illegal move and its ply
     */
    List<String> play(Position position) {
        try {
            return PositionText.play(position, moves);
        } catch (InputException e) {
            throw new InputException(e.getMessage() + hint(position), e);
        }
    }

    /** What may be played where an illegal move was tried. */
    private static String hint(Position position) {
        int[] legal = new int[position.game().maxLegalMoves()];
        return position.legalMoves(legal) == 0
                ? "; there is no legal move"
                : "; moves are written as in " + position.uci(legal[0]) + ", and 'shbang moves' lists the legal ones";
    }
}
