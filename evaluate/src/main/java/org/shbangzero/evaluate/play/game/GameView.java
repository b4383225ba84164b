package org.shbangzero.evaluate.play.game;

import java.util.List;
import org.shbangzero.core.Game;
import org.shbangzero.core.Result;
import org.shbangzero.core.Side;

/**
 * Everything that the page shows. Sides, seats, kinds and marks are lower-case words.
 *
 * @param version differs whenever anything else does
 * @param start FEN of the game's start
 * @param bottom from whose side the board is seen
 * @param engine what it is called
 * @param players by side
 * @param round number of the game in its series, from 1
 * @param takeBack as in {@link NewGame}
 * @param turn whose turn it is; until a turn is ended, who has moved
 * @param position as it stands after all moves
 * @param legal moves, if a person is to move; else none
 * @param result null while the game goes on
 * @param running whose clock runs, or null
 * @param drawOfferedBy a side, or null
 * @param can words of the {@link TableAction}s that are possible now
 * @param trouble why the engine gave no move, or null
 */
public record GameView(
        long version,
        String game,
        String summary,
        String start,
        String bottom,
        String engine,
        List<Player> players,
        int round,
        String takeBack,
        String turn,
        boolean thinking,
        PositionView position,
        List<MoveViews.Legal> legal,
        List<MoveViews.Played> moves,
        Ending result,
        String running,
        String drawOfferedBy,
        boolean drawAnnounced,
        List<String> can,
        String trouble)
        implements JsonWriter.Value {

    /**
     * Who has a side.
     *
     * @param number 1 for the first player of the series, 2 for the second
     * @param simulations see {@link Strength}; null for a person
     * @param points in the series, this game included if it is over
     * @param clock milliseconds left, or null without a clock
     * @param base see {@link PlayerWish}
     */
    record Player(
            int number,
            String seat,
            Long simulations,
            Long millis,
            double points,
            Long clock,
            Long base,
            Long increment)
            implements JsonWriter.Value {
        static Player of(Standing now, int side, long nanos) {
            PlayerWish wish = PlayerWish.of(now.series.player(side));
            return new Player(
                    now.series.index(side) + 1,
                    wish.seat(),
                    wish.simulations(),
                    wish.millis(),
                    now.series.points(side, now.result()),
                    now.clock().limits(side) ? now.clock().millis(side, nanos) : null,
                    wish.base(),
                    wish.increment());
        }

        @Override
        public void writeTo(JsonWriter json) {
            json.field("number", number)
                    .field("seat", seat)
                    .field("simulations", simulations)
                    .field("millis", millis)
                    .field("points", points)
                    .field("clock", clock)
                    .field("base", base)
                    .field("increment", increment);
        }
    }

    /**
     * How the game ended.
     *
     * @param score as in PGN
     * @param words a sentence
     * @param text as files have it
     */
    record Ending(String score, String words, String text) implements JsonWriter.Value {
        static Ending of(Result result) {
            return result.isOver() ? new Ending(result.pgn(), ResultWords.of(result), result.toString()) : null;
        }

        @Override
        public void writeTo(JsonWriter json) {
            json.field("score", score).field("words", words).field("text", text);
        }
    }

    static GameView of(long version, Standing now, EngineTurn engine, String engineName, long nanos) {
        Game game = now.position().game();
        return new GameView(
                version,
                game.id(),
                game.summary(),
                now.game().start().fen(),
                Side.name(now.series.bottomSide()),
                engineName,
                List.of(Player.of(now, Side.WHITE, nanos), Player.of(now, Side.BLACK, nanos)),
                now.series.finished() + 1,
                Words.of(now.setup.takeBack()),
                Side.name(now.turn()),
                engine.isThinking(),
                PositionView.of(now.position()),
                now.canMove() ? MoveViews.legal(now.position()) : List.of(),
                MoveViews.played(now.game().moves()),
                Ending.of(now.result()),
                side(now.clock().running()),
                side(now.offers.offering()),
                now.offers.isAnnounced(),
                Actions.possible(now, engine),
                engine.trouble());
    }

    private static String side(int side) {
        return side < 0 ? null : Side.name(side);
    }

    @Override
    public void writeTo(JsonWriter json) {
        json.field("version", version)
                .field("game", game)
                .field("summary", summary)
                .field("start", start)
                .field("bottom", bottom)
                .field("engine", engine)
                .field("white", players.get(Side.WHITE))
                .field("black", players.get(Side.BLACK))
                .field("round", round)
                .field("takeBack", takeBack)
                .field("turn", turn)
                .field("thinking", thinking)
                .field("position", position)
                .field("legal", legal)
                .field("moves", moves)
                .field("result", result)
                .field("running", running)
                .field("drawOfferedBy", drawOfferedBy)
                .field("drawAnnounced", drawAnnounced)
                .field("can", can)
                .field("trouble", trouble);
    }
}
