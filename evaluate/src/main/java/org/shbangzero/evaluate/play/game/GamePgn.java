package org.shbangzero.evaluate.play.game;

import java.io.StringReader;
import java.util.List;
import java.util.Optional;
import org.shbangzero.core.EndReason;
import org.shbangzero.core.Game;
import org.shbangzero.core.InputException;
import org.shbangzero.core.Position;
import org.shbangzero.core.Result;
import org.shbangzero.core.Side;
import org.shbangzero.core.notation.PgnGame;
import org.shbangzero.core.notation.PgnReader;
import org.shbangzero.core.notation.PgnWriter;

/** Games to and from PGN. */
final class GamePgn {
    private GamePgn() {}

    static String write(Standing now, String engineName, String date) {
        Position position = now.game().start().copy();
        PgnWriter pgn = new PgnWriter(position)
                .tag("Date", date)
                .tag("Round", String.valueOf(now.series.finished() + 1))
                .tag("White", player(now, Side.WHITE, engineName))
                .tag("Black", player(now, Side.BLACK, engineName));
        if (now.clock().limitsAny()) {
            pgn.tag("WhiteTimeControl", now.series.player(Side.WHITE).control().toString())
                    .tag(
                            "BlackTimeControl",
                            now.series.player(Side.BLACK).control().toString());
        }
        for (PlayedMove played : now.game().moves()) {
            int move = position.parseMove(played.uci());
            pgn.move(move, played.clock() == null ? null : "[%clk " + clock(played.clock()) + "]");
            position.make(move);
        }
        return pgn.finish(now.result());
    }

    private static String player(Standing now, int side, String engineName) {
        return now.series.isHuman(side) ? "Human" : engineName;
    }

    /** Hours, minutes, seconds and tenths. */
    private static String clock(long millis) {
        return millis / 3_600_000
                + ":" + twoDigits(millis / 60_000 % 60)
                + ":" + twoDigits(millis / 1000 % 60)
                + "." + millis / 100 % 10;
    }

    private static String twoDigits(long number) {
        return (number < 10 ? "0" : "") + number;
    }

    /**
     * Reads the first game of a text.
     *
     * @param rules that it must follow
     * @throws InputException if there is none, or something is wrong with it
     */
    static PgnGame read(String pgn, Game rules) {
        return new PgnReader(new StringReader(pgn), "PGN", Optional.of(rules))
                .next()
                .orElseThrow(() -> new InputException(
                        "the PGN has no game; expected moves and, at their end, a result," + " e.g. 1. e4 e5 *"));
    }

    /** The moves of a game, in UCI notation. */
    static List<String> moves(PgnGame game) {
        return game.moves().stream().map(PgnGame.Move::uci).toList();
    }

    /** How the players ended a game, if the tag {@code ResultReason} says it; otherwise it can be gone on with. */
    static Result declared(PgnGame game) {
        String text = game.tags().getOrDefault("ResultReason", "");
        for (EndReason reason : List.of(EndReason.RESIGNATION, EndReason.AGREEMENT, EndReason.TIME)) {
            for (Result result :
                    List.of(Result.win(Side.WHITE, reason), Result.win(Side.BLACK, reason), Result.draw(reason))) {
                if (result.toString().equals(text) && result.pgn().equals(game.result())) {
                    return result;
                }
            }
        }
        return Result.ONGOING;
    }
}
