package org.shbangzero.evaluate.play;

import io.javalin.Javalin;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.util.JavalinBindException;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
     * Starts, and goes on with the game that was kept, or begins one.
     *
     * @param thinkers what plays; stays open
     * @param engineName as people shall read it
     * @param wanted the game to play: one that was kept of another game is dropped; if absent, any that the engine plays will do
     * @param file where the game is kept
     * @param port 0 for any that is free
     * @param random draws the lots; asked by many threads
     * @throws InputException if the port is taken, or the engine does not play what is wanted
     */
    public PlayServer(
            ThinkerFactory thinkers,
            String engineName,
            Optional<Game> wanted,
            Path file,
            int port,
            RandomGenerator random) {
        this.games = thinkers.games();
        this.random = random;
        GameFile gameFile = new GameFile(file);
        List<Game> wantedGames =
                wanted.map(game -> List.of(NewGame.rules(game.id(), games))).orElse(games);
        PlayedGame first = gameFile.find(wantedGames)
                .orElseGet(() -> new PlayedGame(
                        NewGame.of(wanted.orElseGet(thinkers::usualGame)).setup(games, random)));
        table = new Table(thinkers, engineName, first, gameFile);
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
        app.get("/api/game.pgn", context -> context.contentType("application/x-chess-pgn; charset=utf-8")
                .header("Content-Disposition", "attachment; filename=game.pgn")
                .result(table.pgn()));
        app.post(
                "/api/new",
                context -> Json.write(
                        context,
                        table.begin(
                                new PlayedGame(Json.read(context, NewGame.class).setup(games, random)))));
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
