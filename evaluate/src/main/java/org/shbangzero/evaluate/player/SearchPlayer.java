package org.shbangzero.evaluate.player;

import java.util.Map;
import org.shbangzero.core.Game;
import org.shbangzero.evaluate.think.Analysis;
import org.shbangzero.evaluate.think.Score;
import org.shbangzero.selfplay.config.ConfigWriter;
import org.shbangzero.selfplay.inference.EvaluationCache;
import org.shbangzero.selfplay.inference.Evaluator;
import org.shbangzero.selfplay.search.SearchRoot;
import org.shbangzero.selfplay.search.SearchSettings;
import org.shbangzero.selfplay.search.Searcher;

/**
 * Plays the best move of a tree search, without noise: the move depends on the position and its repetitions alone. Trees
 * are not kept between moves, so that each move has exactly the number of simulations that the settings give; a cache of evaluations saves most of what
 * that costs.
 */
public final class SearchPlayer implements Player {
    /** For each session. The answers do not depend on it. */
    private static final int CACHE_MEBIBYTES = 16;

    private final Game game;
    private final String name;
    private final String evaluatorDescription;
    private final Evaluator evaluator;
    private final SearchSettings search;

    /**
     * A player that evaluates positions in this way.
     *
     * @param evaluatorDescription says in one line what the evaluations are, e.g. the network file's hash
     * @param evaluator is not closed by the player; players may share it
     */
    public SearchPlayer(
            Game game, String name, String evaluatorDescription, Evaluator evaluator, SearchSettings search) {
        this.game = game;
        this.name = name;
        this.evaluatorDescription = evaluatorDescription;
        this.evaluator = evaluator;
        this.search = search.withReuseTree(false);
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public String description() {
        return evaluatorDescription + ", " + inWords(search);
    }

    /** Algorithm and number of simulations, and what differs from the usual settings: {@code gumbel with 64 simulations, puctNoiseShare 0.1}. */
    private static String inWords(SearchSettings search) {
        Map<String, String> usual = ConfigWriter.values(
                SearchSettings.of(search.algorithm(), search.simulations()).withReuseTree(false));
        StringBuilder words = new StringBuilder(
                ConfigWriter.values(search).get("algorithm") + " with " + search.simulations() + " simulations");
        ConfigWriter.values(search).forEach((key, value) -> {
            if (!value.equals(usual.get(key))) {
                words.append(", ").append(key).append(' ').append(value);
            }
        });
        return words.toString();
    }

    @Override
    public PlayerSession open() {
        return open(newCache());
    }

    /** @param cache of this evaluator's answers, for this thread alone */
    PlayerSession open(EvaluationCache cache) {
        return new Session(new Searcher(game, evaluator, search, cache));
    }

    /** A cache of the size that a session has. */
    static EvaluationCache newCache() {
        return new EvaluationCache(CACHE_MEBIBYTES);
    }

    private static final class Session implements PlayerSession {
        private final Searcher searcher;

        private Session(Searcher searcher) {
            this.searcher = searcher;
        }

        @Override
        public void newGame(long seed) {
            searcher.newGame();
        }

        @Override
        public Choice choose(Turn turn) {
            SearchRoot root = searcher.search(turn.position());
            Opinion opinion = Opinion.of(Score.of(root), Analysis.depth(root), root.visits() - 1);
            return Choice.of(root.bestMove(), opinion);
        }
    }
}
