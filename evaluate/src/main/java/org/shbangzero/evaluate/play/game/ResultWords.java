package org.shbangzero.evaluate.play.game;

import org.shbangzero.core.Result;
import org.shbangzero.core.Side;

/** How a game ended, as a person would say it. */
public final class ResultWords {
    private ResultWords() {}

    /** A sentence on a game that is over. */
    public static String of(Result result) {
        return result.isDraw()
                ? draw(result.reason().text())
                : win(result.winner(), result.reason().text());
    }

    private static String win(int winner, String reason) {
        String wins = name(winner) + " wins";
        String loser = name(Side.opponent(winner));
        return switch (reason) {
            case "checkmate" -> "Checkmate: " + wins + ".";
            case "royals" -> loser + " has no royal piece left: " + wins + ".";
            case "resignation" -> loser + " resigned: " + wins + ".";
            case "time" -> loser + " ran out of time: " + wins + ".";
            default -> wins + ": " + spaced(reason) + ".";
        };
    }

    private static String draw(String reason) {
        return switch (reason) {
            case "material" -> "Draw: too little material is left to win.";
            case "stalemate" -> "Draw: the side to move has no legal move.";
            case "fifty" -> "Draw: 50 moves of each side without a capture or a pawn's move.";
            case "repetition" -> "Draw: the same position for the third time.";
            case "dead" -> "Draw: nobody can ever mate.";
            case "agreement" -> "Draw by agreement.";
            default -> "Draw: " + spaced(reason) + ".";
        };
    }

    /** A reason that only one game knows, or that is new. */
    private static String spaced(String reason) {
        return reason.replace('_', ' ');
    }

    private static String name(int side) {
        return side == Side.WHITE ? "White" : "Black";
    }
}
