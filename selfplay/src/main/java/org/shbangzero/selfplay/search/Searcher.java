package org.shbangzero.selfplay.search;

import org.shbangzero.core.Game;
import org.shbangzero.core.Position;
import org.shbangzero.selfplay.inference.EvaluationBatch;
import org.shbangzero.selfplay.inference.EvaluationCache;
import org.shbangzero.selfplay.inference.Evaluator;

/**
 * Searches one position after the other with an evaluator, one evaluation at a time, without noise: for matches and
 * analysis. The same positions give the same answers. Used by one thread.
 */
public final class Searcher {
    private final Evaluator evaluator;
    private final SearchSettings settings;
    private final Search search;
    private final EvaluationBatch batch;
    /** What the network said before, or null. */
    private final EvaluationCache cache;

    private final float[] logits;
    private final float[] wdl = new float[3];

    /** @param evaluator is not closed by the searcher, and may be shared by many */
    public Searcher(Game game, Evaluator evaluator, SearchSettings settings) {
        this(game, evaluator, settings, null);
    }

    /**
     * A searcher with a cache, which does not change its answers.
     *
     * @param cache of this evaluator's answers, for this thread alone; or null
     */
    public Searcher(Game game, Evaluator evaluator, SearchSettings settings, EvaluationCache cache) {
        this.cache = cache;
        this.evaluator = evaluator;
        this.settings = settings;
        this.search = Search.create(game, settings);
        this.batch = new EvaluationBatch(game, 1);
        this.logits = new float[game.maxLegalMoves()];
    }

    /**
     * Searches a position with the settings' number of simulations.
     *
     * @param position an unfinished game; it is walked through and left as it was
     * @return a view that shows the results until the next call of a method of this searcher
     */
    public SearchRoot search(Position position) {
        return search(position, SearchBounds.of(settings.simulations()));
    }

    /** As {@link #search(Position)}, within bounds of its own in place of the settings' number of simulations. */
    public SearchRoot search(Position position, SearchBounds bounds) {
        search.start(position, 0, bounds, false);
        while (search.advance()) {
            evaluateLeaf();
        }
        return search.root();
    }

    /** The view that {@link #search} returns, for {@link SearchBounds#enough} to look at. */
    public SearchRoot root() {
        return search.root();
    }

    private void evaluateLeaf() {
        int moveCount = search.leafMoveCount();
        long key = cache == null ? 0 : search.leafPosition().evaluationKey();
        if (cache == null || !cache.get(key, moveCount, logits, wdl)) {
            askNetwork(moveCount);
            if (cache != null) {
                cache.put(key, moveCount, logits, wdl[0], wdl[1], wdl[2]);
            }
        }
        search.evaluated(logits, wdl[0], wdl[1], wdl[2]);
    }

    private void askNetwork(int moveCount) {
        batch.clear();
        int index = batch.add(search.leafPosition());
        evaluator.evaluate(batch);
        for (int i = 0; i < moveCount; i++) {
            logits[i] = batch.logit(index, search.leafPolicyIndex(i));
        }
        wdl[0] = batch.win(index);
        wdl[1] = batch.draw(index);
        wdl[2] = batch.loss(index);
    }

    /** As {@link Search#played}. */
    public void played(Position before, int move) {
        search.played(before, move);
    }

    /** Forgets the tree, for a new game. */
    public void newGame() {
        search.forget();
    }
}
