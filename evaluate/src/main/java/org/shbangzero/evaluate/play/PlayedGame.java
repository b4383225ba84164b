package org.shbangzero.evaluate.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.shbangzero.core.InputException;
import org.shbangzero.core.Position;
import org.shbangzero.core.Result;
import org.shbangzero.evaluate.think.GameLine;

/** A game in progress, or over. Not thread-safe. */
final class PlayedGame {
    private final GameSetup setup;
    private final Position position;
    private final List<PlayedMove> moves = new ArrayList<>();
    private Result declared;

    PlayedGame(GameSetup setup) {
        this(setup, Result.ONGOING);
    }

    /**
     * A game as it stands after the setup's moves.
     *
     * @param declared what the players ended it with; ongoing if they did not
     * @throws InputException if a move is not legal
     */
    PlayedGame(GameSetup setup, Result declared) {
        this.setup = setup;
        this.declared = declared;
        position = setup.start().copy();
        for (String uci : setup.moves()) {
            int move = position.parseMove(uci);
            if (move == 0) {
                throw new InputException("'" + uci + "' is no legal move in " + position.fen());
            }
            append(uci, move);
        }
    }

    /** What the players, not the rules, ended it with; ongoing if they did not. */
    Result declared() {
        return declared;
    }

    GameSetup setup() {
        return setup;
    }

    /** After the moves; only this class changes it. */
    Position position() {
        return position;
    }

    List<PlayedMove> moves() {
        return Collections.unmodifiableList(moves);
    }

    Result result() {
        return declared.isOver() ? declared : position.result();
    }

    /** Who is to move; nobody's turn is left once the game is over. */
    Seat seatToMove() {
        return setup.seats().get(position.sideToMove());
    }

    /**
     * Plays a move.
     *
     * @throws ConflictException if the game is over, or the move is not legal
     */
    void play(String uci) {
        requireOngoing();
        int move = position.parseMove(uci);
        if (move == 0) {
            throw new ConflictException("'" + uci + "' is no legal move in " + position.fen());
        }
        append(uci, move);
    }

    private void append(String uci, int move) {
        moves.add(new PlayedMove(
                uci,
                position.san(move),
                position.caption(move),
                position.kind(move),
                position.sideToMove(),
                position.fullmoveNumber()));
        position.make(move);
    }

    /**
     * Ends the game by a declaration of a player.
     *
     * @throws ConflictException if it is over
     */
    void end(Result result) {
        requireOngoing();
        declared = result;
    }

    private void requireOngoing() {
        if (result().isOver()) {
            throw new ConflictException("the game is over: " + result());
        }
    }

    /** Whether a person has made a move that can be taken back. */
    boolean canTakeBack() {
        return moves.stream().anyMatch(move -> setup.seats().get(move.side()) == Seat.HUMAN);
    }

    /**
     * Takes back the last move of a person, and the engine's after it. A game that was over goes on.
     *
     * @throws ConflictException if there is none
     */
    void takeBack() {
        if (!canTakeBack()) {
            throw new ConflictException("there is no move to take back");
        }
        declared = Result.ONGOING;
        Seat last;
        do {
            last = setup.seats().get(moves.remove(moves.size() - 1).side());
            position.unmake();
        } while (last == Seat.ENGINE);
    }

    GameLine line() {
        List<String> played = moves.stream().map(PlayedMove::uci).toList();
        return new GameLine(setup.start().fen(), played, position.copy());
    }
}
