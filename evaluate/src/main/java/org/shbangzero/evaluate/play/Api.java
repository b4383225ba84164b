package org.shbangzero.evaluate.play;

import io.javalin.Javalin;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import org.shbangzero.core.Game;
import org.shbangzero.core.InputException;
import org.shbangzero.evaluate.play.game.ConflictException;
import org.shbangzero.evaluate.play.game.GameChoice;
import org.shbangzero.evaluate.play.game.GameSetup;
import org.shbangzero.evaluate.play.game.JsonWriter;
import org.shbangzero.evaluate.play.game.NewGame;
import org.shbangzero.evaluate.play.game.TableAction;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What the page's {@code api.js} asks for, over HTTP. */
final class Api {
    private static final Logger LOG = LoggerFactory.getLogger(Api.class);
    /** How long a question for news is left open. */
    private static final long POLL_MILLIS = 20_000;

    private final Table table;
    private final List<Game> games;
    private final IntUnaryOperator lots;

    /**
     * An interface to a table.
     *
     * @param games that can be chosen
     * @param lots see {@link NewGame#setup}; asked by many threads
     */
    Api(Table table, List<Game> games, IntUnaryOperator lots) {
        this.table = table;
        this.games = games;
        this.lots = lots;
    }

    void serve(Javalin app) {
        app.get("/api/games", context -> Json.write(context, GameChoice.of(games)));
        app.get("/api/game", this::game);
        app.get("/api/game.pgn", context -> context.contentType("application/x-chess-pgn; charset=utf-8")
                .result(table.pgn()));
        app.get(
                "/api/position",
                context -> Json.write(
                        context,
                        table.positionAt(Math.toIntExact(number(context, "ply").orElseThrow(Api::noPly)))));
        app.get("/api/analysis", context -> Json.write(context, table.analysis(number(context, "after"), POLL_MILLIS)));
        app.post("/api/analysis", context -> {
            AnalysisRequest request = Json.read(context, AnalysisRequest.class);
            Json.write(context, table.analyse(Optional.ofNullable(request.ply())));
        });
        app.post("/api/new", context -> {
            GameSetup setup = Json.read(context, NewGame.class).setup(games, lots);
            Json.write(context, table.change(now -> now.begin(setup)));
        });
        app.post("/api/move", context -> {
            MoveRequest move = Json.read(context, MoveRequest.class);
            boolean offersDraw = Boolean.TRUE.equals(move.offersDraw());
            Json.write(context, table.change(now -> now.move(move.ply(), move.uci(), offersDraw)));
        });
        for (TableAction action : TableAction.values()) {
            app.post(path(action), context -> Json.write(context, table.change(now -> now.act(action))));
        }
        addFailures(app);
    }

    /** E.g. {@code /api/take-back}. */
    private static String path(TableAction action) {
        return "/api/" + action.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static InputException noPly() {
        return new InputException("expected 'ply', the number of moves before the position");
    }

    /** How the game stands; with {@code ?after=VERSION}, once it has another version, or after a while. */
    private void game(Context context) throws InterruptedException {
        Optional<Long> after = number(context, "after");
        Json.write(context, after.isEmpty() ? table.view() : table.awaitChange(after.get(), POLL_MILLIS));
    }

    private static Optional<Long> number(Context context, String name) {
        String text = context.queryParam(name);
        if (text != null && !text.matches("[0-9]{1,9}")) {
            throw new InputException("'" + name + "' is '" + text + "'; expected a number");
        }
        return Optional.ofNullable(text).map(Long::valueOf);
    }

    /** What a failure answers: an object with the key {@code error}. */
    private static void addFailures(Javalin app) {
        app.exception(InputException.class, (e, context) -> fail(context, 400, e.getMessage()));
        app.exception(ConflictException.class, (e, context) -> fail(context, 409, e.getMessage()));
        app.exception(HttpResponseException.class, (e, context) -> fail(context, e.getStatus(), e.getMessage()));
        app.exception(Exception.class, (e, context) -> {
            LOG.error("{} {} failed", context.method(), context.path(), e);
            fail(context, 500, "internal error");
        });
    }

    private static void fail(Context context, int status, String message) {
        context.status(status);
        Json.write(context, new Failure(message));
    }

    private record Failure(String error) implements JsonWriter.Value {
        @Override
        public void writeTo(JsonWriter json) {
            json.field("error", error);
        }
    }
}
