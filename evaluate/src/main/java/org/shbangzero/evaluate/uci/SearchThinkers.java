package org.shbangzero.evaluate.uci;

import org.shbangzero.core.Game;
import org.shbangzero.core.InputException;
import org.shbangzero.evaluate.think.SearchThinker;
import org.shbangzero.evaluate.think.Thinker;
import org.shbangzero.selfplay.inference.Evaluator;

/** Tree searches with one evaluator. */
final class SearchThinkers implements ThinkerFactory {
    private final Evaluator evaluator;
    private final String label;
    /** The game that the evaluator is for, or null if it knows them all. */
    private final Game onlyGame;

    /**
     * Makes searches with an evaluator, and closes it.
     *
     * @param label names it in messages
     * @param onlyGame that it can evaluate, or null for all
     */
    SearchThinkers(Evaluator evaluator, String label, Game onlyGame) {
        this.evaluator = evaluator;
        this.label = label;
        this.onlyGame = onlyGame;
    }

    @Override
    public void requirePlays(Game game) {
        if (onlyGame != null && !onlyGame.id().equals(game.id())) {
            throw new InputException("the network " + label + " plays " + onlyGame.id() + ", not " + game.id()
                    + "; the variant stays " + onlyGame.id());
        }
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
