package org.shbangzero.selfplay.search;

import org.shbangzero.core.Game;
import org.shbangzero.core.Position;
import org.shbangzero.selfplay.inference.EvaluationBatch;
import org.shbangzero.selfplay.inference.Evaluator;

/** Runs searches one evaluation at a time, with or without noise. */
final class SearchRunner {
    private final Evaluator evaluator;

    SearchRunner(Evaluator evaluator) {
        this.evaluator = evaluator;
    }

    /** A search of an algorithm with its usual settings. */
    static Search search(Game game, SearchAlgorithm algorithm) {
        return Search.create(game, SearchSettings.of(algorithm, 64));
    }

    void run(Search search, Position position, long seed, int simulations, boolean noise) {
        EvaluationBatch batch = new EvaluationBatch(position.game(), 1);
        float[] logits = new float[position.game().maxLegalMoves()];
        search.start(position, seed, simulations, noise);
        while (search.advance()) {
            batch.clear();
            batch.add(search.leafPosition());
            evaluator.evaluate(batch);
            for (int i = 0; i < search.leafMoveCount(); i++) {
                logits[i] = batch.logit(0, search.leafPolicyIndex(i));
            }
            search.evaluated(logits, batch.win(0), batch.draw(0), batch.loss(0));
        }
    }

    static float[] policy(Search search) {
        float[] policy = new float[search.root().moveCount()];
        search.root().policy(policy);
        return policy;
    }

    static int[] visits(Search search) {
        int[] visits = new int[search.root().moveCount()];
        for (int i = 0; i < visits.length; i++) {
            visits[i] = search.root().visits(i);
        }
        return visits;
    }
}
