package org.shbangzero.selfplay.worker;

import java.io.IOException;
import java.util.function.BooleanSupplier;
import org.shbangzero.core.Game;
import org.shbangzero.selfplay.inference.EvaluationBatch;
import org.shbangzero.selfplay.inference.EvaluationCache;
import org.shbangzero.selfplay.inference.Evaluator;
import org.shbangzero.selfplay.search.Search;
import org.shbangzero.selfplay.search.SearchSettings;

/**
 * Plays games in lockstep: brings every game to the point where it needs an evaluation, evaluates all of them at once, and
 * so on. Used by one thread.
 */
final class Worker {
    /** Receives finished games. */
    @FunctionalInterface
    interface GameSink {
        void accept(FinishedGame game) throws IOException;
    }

    private final Evaluator evaluator;
    private final SelfPlayGame[] games;
    /** Index in the batch of each game's leaf. */
    private final int[] batchIndex;

    /** Evaluation key of each game's leaf. */
    private final long[] leafKey;

    private final EvaluationBatch batch;
    /** What the network said before, or null. */
    private final EvaluationCache cache;

    private final float[] logits;
    private final float[] wdl = new float[3];
    private SelfPlayTask task;
    private GameQueue queue;
    private GameSink sink;
    private int active;

    Worker(Game game, SelfPlaySettings settings, SearchSettings searchSettings, Evaluator evaluator) {
        this.evaluator = evaluator;
        this.games = new SelfPlayGame[settings.gamesInFlight()];
        for (int i = 0; i < games.length; i++) {
            games[i] = new SelfPlayGame(game, settings, searchSettings);
        }
        this.batchIndex = new int[games.length];
        this.leafKey = new long[games.length];
        this.cache = settings.cacheMebibytes() == 0 ? null : new EvaluationCache(settings.cacheMebibytes());
        this.batch = new EvaluationBatch(game, games.length);
        this.logits = new float[game.maxLegalMoves()];
    }

    /** Plays games from the queue until it is empty, or until cancelled; games then in flight are lost. */
    void play(SelfPlayTask task, GameQueue queue, GameSink sink, BooleanSupplier cancelled) throws IOException {
        this.task = task;
        this.queue = queue;
        this.sink = sink;
        active = 0;
        while (active < games.length && startNext(games[active])) {
            active++;
        }
        while (active > 0 && !cancelled.getAsBoolean()) {
            advanceAll();
            if (batch.size() > 0) {
                evaluator.evaluate(batch);
                deliverAll();
            }
        }
    }

    private boolean startNext(SelfPlayGame game) {
        int number = queue.take();
        if (number == GameQueue.EMPTY) {
            return false;
        }
        game.start(task, number);
        return true;
    }

    private void advanceAll() throws IOException {
        batch.clear();
        int i = 0;
        while (i < active) {
            if (advanceToLeaf(i)) {
                batchIndex[i] = batch.add(games[i].search().leafPosition());
                i++;
            } else {
                retire(i);
            }
        }
    }

    /** Brings a slot to a leaf that needs the network, through the ends of games; false if there are no more games. */
    private boolean advanceToLeaf(int i) throws IOException {
        SelfPlayGame game = games[i];
        while (true) {
            if (game.advance()) {
                if (!answerFromCache(i)) {
                    return true;
                }
            } else {
                sink.accept(game.finished());
                if (!startNext(game)) {
                    return false;
                }
            }
        }
    }

    private boolean answerFromCache(int i) {
        if (cache == null) {
            return false;
        }
        Search search = games[i].search();
        leafKey[i] = search.leafPosition().evaluationKey();
        if (!cache.get(leafKey[i], search.leafMoveCount(), logits, wdl)) {
            return false;
        }
        games[i].cacheHits++;
        search.evaluated(logits, wdl[0], wdl[1], wdl[2]);
        return true;
    }

    /** Takes a slot without a game out of those in use. */
    private void retire(int i) {
        SelfPlayGame idle = games[i];
        games[i] = games[--active];
        games[active] = idle;
    }

    private void deliverAll() {
        for (int i = 0; i < active; i++) {
            Search search = games[i].search();
            int index = batchIndex[i];
            int moveCount = search.leafMoveCount();
            for (int move = 0; move < moveCount; move++) {
                logits[move] = batch.logit(index, search.leafPolicyIndex(move));
            }
            games[i].evaluations++;
            search.evaluated(logits, batch.win(index), batch.draw(index), batch.loss(index));
            if (cache != null) {
                cache.put(leafKey[i], moveCount, logits, batch.win(index), batch.draw(index), batch.loss(index));
            }
        }
    }
}
