package org.shbangzero.evaluate.play;

import io.javalin.Javalin;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.util.JavalinBindException;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.shbangzero.core.Game;
import org.shbangzero.core.InputException;
import org.shbangzero.evaluate.think.ThinkerFactory;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Serves the page and its games on the loopback interface, so that this machine alone can reach it. One game is played at a time; whoever
 * opens the page sees it.
 */
public final class PlayServer implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(PlayServer.class);
    private static final String LOOPBACK = "127.0.0.1";
    /** How long a question for news is left open. */
    private static final long POLL_MILLIS = 20_000;

    private final List<Game> games;
    private final RandomGenerator random;
    private final Table table;
    private final Javalin app;

    /**
     * Starts, and begins a game.
     *
     * @param thinkers what plays; stays open
     * @param engineName as people shall read it
     * @param game the first one, one of those that it plays
     * @param port 0 for any that is free
     * @param random draws the lots
     * @throws InputException if the port is taken
     */
    public PlayServer(ThinkerFactory thinkers, String engineName, Game game, int port, RandomGenerator random) {
        this.games = thinkers.games();
        this.random = random;
        table = new Table(
                thinkers, engineName, new NewGame(game.id(), null, null, null, null, null).setup(games, random));
        app = Javalin.create(config -> {
            config.showJavalinBanner = false;
            config.startupWatcherEnabled = false;
            config.router.ignoreTrailingSlashes = false;
        });
        addRoutes();
        start(port);
    }

    private void start(int port) {
        try {
            app.start(LOOPBACK, port);
        } catch (JavalinBindException e) {
            close();
            throw new InputException("port " + port + " is taken; choose another, or 0 for any that is free", e);
        }
    }

    private void addRoutes() {
        RequestGuard guard = new RequestGuard(app::port);
        app.before(guard::check);
        PageFiles.serve(app);
        app.get(
                "/api/games",
                context ->
                        Json.write(context, games.stream().map(GameChoice::of).toList()));
        app.get("/api/game", this::game);
        app.post(
                "/api/new",
                context -> Json.write(
                        context, table.newGame(Json.read(context, NewGame.class).setup(games, random))));
        app.post("/api/move", context -> {
            MoveRequest move = Json.read(context, MoveRequest.class);
            Json.write(context, table.move(move.ply(), move.uci()));
        });
        app.post("/api/take-back", context -> Json.write(context, table.takeBack()));
        app.post("/api/resign", context -> Json.write(context, table.resign()));
        app.post("/api/move-now", context -> Json.write(context, table.moveNow()));
        addFailures();
    }

    /** What a failure answers: an object with the key {@code error}. */
    private void addFailures() {
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
        Json.write(context, Map.of("error", message));
    }

    /** How the game stands; with {@code ?after=VERSION}, once it has another version, or after a while. */
    private void game(Context context) throws InterruptedException {
        String after = context.queryParam("after");
        if (after == null) {
            Json.write(context, table.view());
            return;
        }
        if (!after.matches("[0-9]{1,18}")) {
            throw new InputException("'after' is '" + after + "'; expected a version");
        }
        Json.write(context, table.awaitChange(Long.parseLong(after), POLL_MILLIS));
    }

    /** A game to choose. */
    private record GameChoice(String id, String summary, int starts, boolean hasStandardStart) {
        static GameChoice of(Game game) {
            return new GameChoice(game.id(), game.summary(), game.startCount(), game.hasStandardStart());
        }
    }

    /** Where the page is. */
    public URI address() {
        return URI.create("http://" + LOOPBACK + ":" + app.port() + "/");
    }

    @Override
    public void close() {
        table.close();
        app.stop();
    }
}
