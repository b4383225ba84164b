package org.shbangzero.evaluate.play.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.shbangzero.core.InputException;
import org.shbangzero.core.Position;
import org.shbangzero.core.Result;
import org.shbangzero.evaluate.think.GameLine;

/** The moves of one game, and how it ended. */
final class PlayedGame {
    private final Position start;
    private final Position position;
    private final List<PlayedMove> moves = new ArrayList<>();
    private Result declared;
    /** By the rules, of the position as it stands. */
    private Result ruled;

    /**
     * A game as it stands after some moves.
     *
     * @param start is left as it is
     * @param declared what the players ended it with; ongoing if they did not
     * @throws InputException if a move is not legal
     */
    PlayedGame(Position start, List<String> played, Result declared) {
        this.start = start;
        this.declared = declared;
        position = start.copy();
        ruled = position.result();
        for (String uci : played) {
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

    Position start() {
        return start;
    }

    /** After the moves; only this class changes it. */
    Position position() {
        return position;
    }

    List<PlayedMove> moves() {
        return Collections.unmodifiableList(moves);
    }

    List<String> ucis() {
        return moves.stream().map(PlayedMove::uci).toList();
    }

    int ply() {
        return moves.size();
    }

    Result result() {
        return declared.isOver() ? declared : ruled;
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
                position.fullmoveNumber(),
                null));
        position.make(move);
        ruled = position.result();
    }

    /** Notes what the clock showed after a move. */
    void noteClock(int ply, Long millis) {
        moves.set(ply, moves.get(ply).withClock(millis));
    }

    /** The last move, if there is one. */
    PlayedMove last() {
        return moves.isEmpty() ? null : moves.get(moves.size() - 1);
    }

    /** Takes back the last move. A game that was over goes on. */
    PlayedMove takeBack() {
        declared = Result.ONGOING;
        position.unmake();
        ruled = position.result();
        return moves.remove(moves.size() - 1);
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

    void requireOngoing() {
        if (result().isOver()) {
            throw new ConflictException("the game is over: " + result());
        }
    }

    /** @throws ConflictException if the game has not come so far */
    void requirePly(int ply) {
        if (ply < 0 || ply > ply()) {
            throw new ConflictException("there is no ply " + ply + "; expected 0 to " + ply());
        }
    }

    /**
     * The game up to a ply.
     *
     * @throws ConflictException if it has not come so far
     */
    GameLine line(int ply) {
        requirePly(ply);
        Position then = position.copy();
        for (int i = ply(); i > ply; i--) {
            then.unmake();
        }
        return new GameLine(start.fen(), ucis().subList(0, ply), then);
    }
}
