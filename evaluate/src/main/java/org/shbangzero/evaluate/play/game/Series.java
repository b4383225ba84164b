package org.shbangzero.evaluate.play.game;

import java.util.List;
import org.shbangzero.core.Result;
import org.shbangzero.core.Side;

/** Two players, their colours in the game that is played, and the score of the games before it. Colours change after each game. */
final class Series {
    private final List<Player> players;
    /** In half points, by player. */
    private final int[] halfPoints = new int[2];

    private int whitePlayer;
    private int finished;

    /**
     * A series that begins, or goes on.
     *
     * @param players two
     * @param whitePlayer index of the one who has White now
     * @param halfPoints of the games before, by player
     * @param finished the number of those games
     */
    Series(List<Player> players, int whitePlayer, List<Integer> halfPoints, int finished) {
        this.players = players;
        this.whitePlayer = whitePlayer;
        this.halfPoints[0] = halfPoints.get(0);
        this.halfPoints[1] = halfPoints.get(1);
        this.finished = finished;
    }

    List<Player> players() {
        return players;
    }

    int whitePlayer() {
        return whitePlayer;
    }

    /** Of the games before this one, by player. */
    List<Integer> halfPoints() {
        return List.of(halfPoints[0], halfPoints[1]);
    }

    /** Games before this one. */
    int finished() {
        return finished;
    }

    Player player(int side) {
        return players.get(index(side));
    }

    /** Which player has a side: 0 for the first, 1 for the second. */
    int index(int side) {
        return side == Side.WHITE ? whitePlayer : 1 - whitePlayer;
    }

    boolean isHuman(int side) {
        return player(side).seat() == Seat.HUMAN;
    }

    boolean hasHuman() {
        return isHuman(Side.WHITE) || isHuman(Side.BLACK);
    }

    /** From whose side the board is seen: the only person's, or White's. */
    int bottomSide() {
        return isHuman(Side.WHITE) || !isHuman(Side.BLACK) ? Side.WHITE : Side.BLACK;
    }

    /** Points of the player who has a side now, with those of this game if it is over. */
    double points(int side, Result result) {
        return (halfPoints[index(side)] + halfPoints(side, result)) / 2.0;
    }

    private static int halfPoints(int side, Result result) {
        if (!result.isOver()) {
            return 0;
        }
        return result.isDraw() ? 1 : result.winner() == side ? 2 : 0;
    }

    /** Counts the game, and changes colours. */
    void finish(Result result) {
        halfPoints[whitePlayer] += halfPoints(Side.WHITE, result);
        halfPoints[1 - whitePlayer] += halfPoints(Side.BLACK, result);
        finished++;
        whitePlayer = 1 - whitePlayer;
    }
}
