package org.shbangzero.evaluate.player;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Locale;
import java.util.concurrent.CancellationException;
import java.util.function.Supplier;
import org.shbangzero.core.EndReason;
import org.shbangzero.core.Game;
import org.shbangzero.core.InputException;
import org.shbangzero.core.Position;
import org.shbangzero.evaluate.engine.EngineAnswer;
import org.shbangzero.evaluate.engine.EngineFailure;
import org.shbangzero.evaluate.engine.EngineLog;
import org.shbangzero.evaluate.engine.EngineSettings;
import org.shbangzero.evaluate.engine.SearchInfo;
import org.shbangzero.evaluate.engine.UciClient;
import org.shbangzero.evaluate.think.Declaration;

/** A process of an {@link ExternalPlayer}, and another one after each failure. */
final class ExternalSession implements PlayerSession {
    /** After so many games in a row for which the program did not get ready, it is not started again. */
    private static final int MOST_FAILED_STARTS = 3;

    private final String name;
    private final String title;
    private final Game game;
    private final EngineSettings settings;
    private final EngineLog log;
    private final Runnable whenClosed;
    /** Null while no process runs. */
    private UciClient client;

    private int failedStarts;

    /**
     * A session whose program is started for its first game.
     *
     * @param name of the player
     * @param title in its log: the player, and what it is to play
     * @param log is closed by the session
     */
    ExternalSession(String name, String title, Game game, EngineSettings settings, EngineLog log, Runnable whenClosed) {
        this.name = name;
        this.title = title;
        this.game = game;
        this.settings = settings;
        this.log = log;
        this.whenClosed = whenClosed;
    }

    @Override
    public void announce(String gameTitle) {
        log.note(Instant.now().truncatedTo(ChronoUnit.SECONDS) + " " + title + ", " + gameTitle);
    }

    @Override
    public void newGame(long seed) {
        if (failedStarts == MOST_FAILED_STARTS) {
            throw failure(EndReason.CRASH, "is not started again after " + failedStarts + " failures in a row", null);
        }
        try {
            ready();
            failedStarts = 0;
        } catch (EngineFailure e) {
            failedStarts++;
            throw failure(e.reason(), e.getMessage(), e);
        } catch (InputException e) {
            failedStarts++;
            throw failure(EndReason.CRASH, "does not start as before: " + e.getMessage(), e);
        } catch (CancellationException e) {
            kill();
            throw e;
        }
    }

    private void ready() {
        if (client != null && !client.isAlive()) {
            log.note("it ended between two games");
            kill();
        }
        if (client == null) {
            client = UciClient.start(settings, game, log);
        }
        client.newGame();
    }

    @Override
    public void prepare(Turn turn) {
        if (client == null) {
            throw new IllegalStateException("no game has begun, or it was lost already");
        }
        if (settings.limits().areNone() && turn.clocks().own().control().isUnlimited()) {
            throw new InputException("engine '" + name
                    + "' would think without end: give it nodes, depth or movetime, or the match a clock");
        }
        asked(() -> {
            client.setPosition(turn.startFen(), turn.moves());
            return true;
        });
    }

    @Override
    public Choice choose(Turn turn) {
        EngineAnswer answer =
                asked(() -> client.search(turn.clocks(), turn.position().sideToMove()));
        return choice(answer, turn);
    }

    /** What the program says; if it fails, or nobody waits for it any more, its process ends. */
    private <T> T asked(Supplier<T> question) {
        try {
            return question.get();
        } catch (EngineFailure e) {
            throw failure(e.reason(), e.getMessage(), e);
        } catch (CancellationException e) {
            kill();
            throw e;
        }
    }

    private Choice choice(EngineAnswer answer, Turn turn) {
        if (!answer.inTime() && turn.clocks().own().control().isUnlimited()) {
            throw failure(EndReason.TIME, "did not move in time", null);
        }
        Opinion opinion = opinion(answer.info());
        if (answer.move().equals("resign")) {
            return new Choice(0, opinion, Declaration.RESIGNS);
        }
        int move = move(turn.position(), answer.move());
        return new Choice(move, opinion, answer.offersDraw() ? Declaration.OFFERS_DRAW : Declaration.NONE);
    }

    /** The legal move of that text; letters of promotion may be capitals, as some programs have them. */
    private int move(Position position, String text) {
        int exact = position.parseMove(text);
        int move = exact != 0 ? exact : position.parseMove(text.toLowerCase(Locale.ROOT));
        if (move == 0) {
            throw failure(EndReason.ILLEGAL, "played '" + text + "', which is not legal in " + position.fen(), null);
        }
        return move;
    }

    /** Ends the process, whatever state it is in. */
    private PlayerFailure failure(EndReason reason, String what, Throwable cause) {
        log.failure(what);
        kill();
        return new PlayerFailure(reason, name + " " + what + " (log: " + log.file() + ")", cause);
    }

    private void kill() {
        if (client != null) {
            client.kill();
            client = null;
        }
    }

    @Override
    public void close() {
        if (client != null) {
            client.close();
            client = null;
        }
        log.close();
        whenClosed.run();
    }

    private static Opinion opinion(SearchInfo info) {
        return new Opinion(
                info.expectedScore().orElse(Double.NaN), info.centipawns(), info.mate(), info.depth(), info.nodes());
    }
}
