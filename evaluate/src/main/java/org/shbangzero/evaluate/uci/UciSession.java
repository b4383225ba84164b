package org.shbangzero.evaluate.uci;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.shbangzero.core.Game;
import org.shbangzero.core.InputException;
import org.shbangzero.core.Position;
import org.shbangzero.evaluate.clock.TimeBudget;
import org.shbangzero.evaluate.think.CurrentThinker;
import org.shbangzero.evaluate.think.DeclarationRules;
import org.shbangzero.evaluate.think.Declarer;
import org.shbangzero.evaluate.think.GameLine;
import org.shbangzero.evaluate.think.ThinkControl;
import org.shbangzero.evaluate.think.ThinkTask;
import org.shbangzero.evaluate.think.Thinker;
import org.shbangzero.evaluate.think.ThinkerFactory;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A conversation with one user interface, from the first command to {@code quit} or the end of the input. */
final class UciSession {
    private static final Logger LOG = LoggerFactory.getLogger(UciSession.class);

    private final String name;
    private final CurrentThinker thinker;
    private final UciOptions options;
    private final UciOutput out;
    private final LongSupplier nanoTime;
    private final Runnable tidyMemory;
    private final JobQueue jobs = new JobQueue();

    private Game game;
    private GameLine line;
    private boolean debug;
    private Declarer declarer = new Declarer(DeclarationRules.USUAL);

    /**
     * A conversation that has not begun.
     *
     * @param name as which the engine presents itself
     * @param nanoTime as {@link System#nanoTime}
     * @param tidyMemory as {@link System#gc}
     */
    UciSession(
            String name, ThinkerFactory factory, Game game, UciOutput out, LongSupplier nanoTime, Runnable tidyMemory) {
        this.name = name;
        this.thinker = new CurrentThinker(factory);
        this.options =
                new UciOptions(factory.games(), game, Runtime.getRuntime().maxMemory());
        this.out = out;
        this.nanoTime = nanoTime;
        this.tidyMemory = tidyMemory;
        this.game = game;
        this.line = GameLine.startingAt(game.start(0));
    }

    /** Answers until the end. */
    void serve(BufferedReader in) throws IOException, InterruptedException {
        String text = in.readLine();
        while (text != null && !out.isBroken() && obey(text)) {
            text = in.readLine();
        }
        jobs.finish();
    }

    /** Obeys one line, and returns whether to go on. What is wrong in it is told, and changes nothing. */
    private boolean obey(String text) {
        List<String> words = CommandWords.of(text);
        if (words.isEmpty()) {
            if (!text.isBlank()) {
                out.info("unknown command '" + text.strip() + "'");
            }
            return true;
        }
        try {
            obey(words.get(0), words.subList(1, words.size()));
        } catch (InputException e) {
            out.info(e.getMessage());
        } catch (RuntimeException e) {
            // A fault of ours in one command must not end the game.
            LOG.error("command failed: {}", text, e);
            out.info("internal error: " + e);
        }
        return !words.get(0).equals("quit");
    }

    private void obey(String command, List<String> arguments) {
        switch (command) {
            case "uci" -> introduce();
            case "debug" -> debug = arguments.isEmpty() || !arguments.get(0).equals("off");
            case "isready" -> becomeReady("readyok");
            case "setoption" -> setOption(arguments);
            case "ucinewgame" -> beginGame();
            case "position" -> setPosition(arguments);
            case "go" -> go(GoCommand.parse(arguments));
            case "d" -> PositionReport.board(line.position()).forEach(out::line);
            case "eval" -> evaluate();
            case "stop" -> jobs.stop();
            case "ponderhit" -> jobs.ponderHit();
            default -> {
                // "quit" ends the loop; "register" is of no use to free software.
            }
        }
    }

    private void introduce() {
        out.line("id name " + name);
        out.line("id author the Shbang Zero authors");
        options.declarations().forEach(out::line);
        becomeReady("uciok");
    }

    /** Gives the answer once it is ready, or cannot be. */
    private void becomeReady(String answer) {
        try {
            prepare();
        } finally {
            out.line(answer);
        }
    }

    /** Does at leisure what the first search would otherwise do on its clock; not every user interface sends isready. */
    private void prepare() {
        if (jobs.isBusy()) {
            return;
        }
        boolean isNew = !thinker.isOpen(game, options.hash());
        thinker.get(game, options.hash());
        if (isNew) {
            // Or else the first collection within a search moves the tables, a hundred megabytes, while a clock runs.
            tidyMemory.run();
        }
    }

    private void beginGame() {
        thinker.newGame();
        // Another one, since a search may still use the old.
        declarer = new Declarer(DeclarationRules.USUAL);
        prepare();
    }

    private void setOption(List<String> words) {
        int valueAt = words.indexOf("value") < 0 ? words.size() : words.indexOf("value");
        if (words.isEmpty() || !words.get(0).equals("name") || valueAt < 2) {
            throw new InputException(
                    "expected 'setoption name NAME value VALUE'; found 'setoption " + String.join(" ", words) + "'");
        }
        String option = UciOptions.canonical(String.join(" ", words.subList(1, valueAt)));
        String value = String.join(" ", words.subList(Math.min(valueAt + 1, words.size()), words.size()));
        switch (option) {
            case UciOptions.VARIANT -> setGame(options.variant(value, game));
            case UciOptions.CLEAR_HASH -> thinker.clear();
            default -> options.set(option, value).ifPresent(out::info);
        }
    }

    /** Says how the board looks, in the form in which Fairy-Stockfish does. */
    private void setGame(Game wanted) {
        game = wanted;
        line = GameLine.startingAt(wanted.start(0));
        out.info("variant " + wanted.id() + " files 8 ranks 8 pocket 0 template fairy startpos " + line.start());
    }

    private void setPosition(List<String> words) {
        line = PositionCommand.parse(game, words);
        if (debug) {
            out.info("position " + line.position().fen());
        }
        prepare();
    }

    /** All that the search needs is taken from here: what later commands change is for later searches. */
    private void go(GoCommand go) {
        if (go.perft().isPresent()) {
            countMoves(go.perft().getAsInt());
            return;
        }
        // A search may be going on from the same line, on another thread.
        Position position = line.position().copy();
        GameLine asked = new GameLine(line.start(), line.moves(), position);
        List<String> remarks = new ArrayList<>(go.remarks(position.sideToMove()));
        if (position.result().isOver()) {
            remarks.add("the game is over: " + position.result());
        }
        TimeBudget time = go.time(position.sideToMove(), options.overhead(), line.gamePly());
        if (debug) {
            remarks.add(
                    time.isLimited() ? "thinks for " + time.soft() + " to " + time.hard() + " ms" : "no time limit");
        }
        Set<Integer> moves = go.legalSearchMoves(position, remarks::add);
        ThinkTask task =
                new ThinkTask(asked, moves, go.number("nodes"), go.depth(), go.hasOnlyNodes(), options.multiPv());
        ThinkControl control = new ThinkControl(nanoTime, time, go.isInfinite(), go.isPonder());
        InfoReporter reporter = new InfoReporter(out, position, control::elapsed, options.showsWdl());
        Optional<Declarer> declares = Optional.of(declarer).filter(d -> options.declares() && !go.isInfinite());
        Supplier<Thinker> ready = thinker.later(game, options.hash());
        MoveSearch search = new MoveSearch(ready, task, control, reporter, out, declares);
        jobs.add(new Job(control, go.isBounded(), () -> {
            remarks.forEach(out::info);
            search.run();
        }));
    }

    private void evaluate() {
        if (jobs.isBusy()) {
            throw new InputException("eval: it is thinking; stop it first");
        }
        PositionReport.evaluation(thinker.get(game, options.hash()).glance(line.position()))
                .forEach(out::line);
    }

    private void countMoves(int depth) {
        ThinkControl control = new ThinkControl(nanoTime, TimeBudget.UNLIMITED, false, false);
        Position position = line.position().copy();
        jobs.add(new Job(control, true, () -> new StoppablePerft(control, out).run(position, depth)));
    }
}
