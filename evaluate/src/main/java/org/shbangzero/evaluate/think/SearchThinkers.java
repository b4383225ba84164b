package org.shbangzero.evaluate.think;

import java.util.List;
import org.shbangzero.core.Game;
import org.shbangzero.selfplay.inference.Evaluator;

/** Tree searches with one evaluator. */
final class SearchThinkers implements ThinkerFactory {
    private final Evaluator evaluator;
    private final List<Game> games;

    /**
     * Makes searches with an evaluator, and closes it.
     *
     * @param games that it can evaluate
     */
    SearchThinkers(Evaluator evaluator, List<Game> games) {
        this.evaluator = evaluator;
        this.games = games;
    }

    @Override
    public List<Game> games() {
        return games;
    }

    @Override
    public Thinker open(Game game, int mebibytes) {
        return new SearchThinker(game, evaluator, mebibytes);
    }

    @Override
    public void close() {
        evaluator.close();
    }
}
