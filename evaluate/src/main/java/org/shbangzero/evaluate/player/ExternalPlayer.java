package org.shbangzero.evaluate.player;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.shbangzero.core.Game;
import org.shbangzero.core.InputException;
import org.shbangzero.core.ShellCommand;
import org.shbangzero.evaluate.clock.TimeControl;
import org.shbangzero.evaluate.engine.EngineFailure;
import org.shbangzero.evaluate.engine.EngineLog;
import org.shbangzero.evaluate.engine.EngineLogs;
import org.shbangzero.evaluate.engine.EngineSettings;
import org.shbangzero.evaluate.engine.UciClient;
import org.shbangzero.selfplay.io.FileErrors;

/**
 * Another program, by UCI. Each session has a process and a log of its own. Whatever the program does wrong costs it the game at
 * hand; the next one begins with a new process.
 */
public final class ExternalPlayer implements Player {
    private final Game game;
    private final EngineSettings settings;
    private final String name;
    private final String engineName;
    private final int threads;
    private final EngineLogs logs;

    private ExternalPlayer(
            Game game, EngineSettings settings, String name, String engineName, int threads, EngineLogs logs) {
        this.game = game;
        this.settings = settings;
        this.name = name;
        this.engineName = engineName;
        this.threads = threads;
        this.logs = logs;
    }

    /**
     * A player of a game. The program is started once, to see that it can play.
     *
     * @param name what to call it, or nothing for what it calls itself
     * @param logs where the sessions will have theirs, too
     * @throws InputException if there is no such program, it does not get ready, or does not take the settings
     */
    public static ExternalPlayer create(Game game, Optional<String> name, EngineSettings settings, EngineLogs logs) {
        String command = String.join(" ", settings.command());
        String program = settings.command().get(0);
        Path file = logs.startFile(program.substring(program.lastIndexOf('/') + 1));
        try {
            ExternalPlayer player = started(game, name, settings, logs, file);
            // The logs of its games begin alike.
            Files.deleteIfExists(file);
            return player;
        } catch (IOException e) {
            throw new InputException("cannot remove the engine's log " + file + ": " + FileErrors.describe(e), e);
        } catch (InputException e) {
            throw new InputException("engine '" + command + "': " + e.getMessage(), e);
        } catch (EngineFailure e) {
            throw new InputException("engine '" + command + "' " + e.getMessage() + " (log: " + file + ")", e);
        }
    }

    private static ExternalPlayer started(
            Game game, Optional<String> name, EngineSettings settings, EngineLogs logs, Path file) {
        try (EngineLog log = EngineLog.open(file);
                UciClient client = UciClient.start(settings, game, log)) {
            client.newGame();
            return new ExternalPlayer(
                    game, settings, name.orElse(client.name()), client.name(), client.threads(), logs);
        }
    }

    @Override
    public String name() {
        return name;
    }

    /** The engine's own name, arguments, options and limits; not where its program is. */
    @Override
    public String description() {
        List<String> parts = new ArrayList<>(List.of("uci " + engineName));
        List<String> arguments =
                settings.command().subList(1, settings.command().size());
        if (!arguments.isEmpty()) {
            parts.add("arguments " + ShellCommand.line(arguments.toArray()));
        }
        settings.variant().ifPresent(variant -> parts.add("variant " + variant));
        settings.options().forEach((option, value) -> parts.add(option + "=" + value));
        if (!settings.limits().areNone()) {
            parts.add(settings.limits().toString());
        }
        return parts.stream().collect(Collectors.joining(", "));
    }

    @Override
    public int threads() {
        return threads;
    }

    /** Nobody knows what another program does. */
    @Override
    public boolean isReproducible(TimeControl control) {
        return false;
    }

    @Override
    public boolean needsClock() {
        return settings.limits().areNone();
    }

    @Override
    public PlayerSession open() {
        Path file = logs.take(name);
        try {
            String title = name + logs.match().map(match -> ", match " + match).orElse("");
            return new ExternalSession(name, title, game, settings, EngineLog.open(file), () -> logs.giveBack(file));
        } catch (InputException e) {
            logs.giveBack(file);
            throw e;
        }
    }
}
