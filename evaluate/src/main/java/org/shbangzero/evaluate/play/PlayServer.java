package org.shbangzero.evaluate.play;

import io.javalin.Javalin;
import io.javalin.util.JavalinBindException;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import org.shbangzero.core.Game;
import org.shbangzero.core.InputException;
import org.shbangzero.evaluate.play.game.Engine;
import org.shbangzero.evaluate.play.game.NewGame;
import org.shbangzero.evaluate.play.game.PlayTable;
import org.shbangzero.evaluate.play.game.SavedTable;
import org.shbangzero.evaluate.think.ThinkerFactory;

/**
 * Serves the page and its games on the loopback interface, so that this machine alone can reach it. One game is played at a time; whoever
 * opens the page sees it.
 */
public final class PlayServer implements AutoCloseable {
    private static final String LOOPBACK = "127.0.0.1";
    /** Ports below are for administrators on most systems. */
    private static final int LOWEST_FOR_ALL = 1024;

    private final List<Game> games;
    private final RandomGenerator random;
    private final GameFile keeper;
    private final Table table;
    private final Javalin app;

    /**
     * Starts, and goes on with the game that was kept, or begins one.
     *
     * @param thinkers what plays; stays open
     * @param engineName as people shall read it
     * @param wanted the game to play: one that was kept of another game is moved aside; if absent, any that the engine plays will do
     * @param file where the game is kept
     * @param port 0 for any that is free
     * @param random draws the lots; asked by many threads
     * @throws InputException if the port is taken, the file is in use or cannot be read, or the engine does not play what is wanted
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
        List<Game> playable =
                wanted.map(game -> List.of(NewGame.rules(game.id(), games))).orElse(games);
        NewGame usual = NewGame.of(wanted.orElseGet(thinkers::usualGame));
        keeper = new GameFile(file);
        try {
            table = new Table(thinkers, keeper, engine -> resumed(engine, engineName, playable)
                    .orElseGet(() -> PlayTable.open(
                            engine,
                            engineName,
                            System::nanoTime,
                            random::nextInt,
                            usual.setup(games, random::nextInt))));
        } catch (RuntimeException e) {
            keeper.close();
            throw e;
        }
        app = Javalin.create(config -> {
            config.showJavalinBanner = false;
            config.startupWatcherEnabled = false;
            config.router.ignoreTrailingSlashes = false;
        });
        app.before(new RequestGuard(app::port)::check);
        PageFiles.serve(app);
        new Api(table, games, random::nextInt).serve(app);
        start(port);
    }

    /** The table that was kept; nothing if there is none that can be gone on with. */
    private Optional<PlayTable> resumed(Engine engine, String engineName, List<Game> playable) {
        Optional<SavedTable> found = keeper.find();
        if (found.isEmpty()) {
            return Optional.empty();
        }
        SavedTable kept = found.get();
        try {
            kept.requireWhole();
            if (playable.stream().anyMatch(game -> game.id().equals(kept.game()))) {
                return Optional.of(
                        PlayTable.resume(engine, engineName, System::nanoTime, random::nextInt, kept, playable));
            }
            if (kept.hasBegun()) {
                keeper.setAside("it holds a game of " + kept.game() + ", and "
                        + playable.stream().map(Game::id).collect(Collectors.joining(", ")) + " is to be played");
            }
        } catch (InputException e) {
            keeper.setAside("it is damaged: " + e.getMessage());
        }
        return Optional.empty();
    }

    private void start(int port) {
        try {
            app.start(LOOPBACK, port);
        } catch (JavalinBindException e) {
            close();
            String orForbidden = port < LOWEST_FOR_ALL ? ", or this user may not use it" : "";
            throw new InputException(
                    "port " + port + " is taken" + orForbidden + "; choose another, or 0 for any that is free", e);
        }
    }

    /** Where the page is. */
    public URI address() {
        return URI.create("http://" + LOOPBACK + ":" + app.port() + "/");
    }

    @Override
    public void close() {
        table.close();
        keeper.close();
        app.stop();
    }
}
