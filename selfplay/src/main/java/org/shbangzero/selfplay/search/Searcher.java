package org.shbangzero.selfplay.search;

import org.shbangzero.core.Game;
import org.shbangzero.core.Position;
import org.shbangzero.selfplay.inference.EvaluationBatch;
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
    private final float[] logits;

    /** @param evaluator is not closed by the searcher, and may be shared by many */
    public Searcher(Game game, Evaluator evaluator, SearchSettings settings) {
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
        search.start(position, 0, settings.simulations(), false);
        while (search.advance()) {
            evaluateLeaf();
        }
        return search.root();
    }

    private void evaluateLeaf() {
        batch.clear();
        int index = batch.add(search.leafPosition());
        evaluator.evaluate(batch);
        for (int i = 0; i < search.leafMoveCount(); i++) {
            logits[i] = batch.logit(index, search.leafPolicyIndex(i));
        }
        search.evaluated(logits, batch.win(index), batch.draw(index), batch.loss(index));
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
