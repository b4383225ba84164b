package org.shbangzero.selfplay.search;

import java.util.Arrays;
import org.shbangzero.core.Game;
import org.shbangzero.selfplay.SplitMix64;

/**
 * Gumbel search. At the root, the moves with the highest sum of Gumbel noise and logit go through sequential halving;
 * below, the move is chosen whose visits lag most behind the improved policy. Moves proven lost are treated as if they were
 * illegal.
 *
 * <p>The improved policy is {@code softmax(logits + sigma(completed q))}, where a move without visits has the mixed value
 * (Danihelka et al., equations 7, 8, 11 and 33). Values are from -1 to 1.
 */
final class GumbelSearch extends Search {
    private final SplitMix64 random = new SplitMix64(0);
    private final SequentialHalving halving = new SequentialHalving();
    /** Gumbel noise plus logit of each move of the root. */
    private final float[] noisyLogit;
    /** Visits of each move of the root before this search. */
    private final int[] oldVisits;
    /** Scratch: of each edge of a node, {@code sigma(q) - sigma(mixed value)}. */
    private final float[] advantage;

    private boolean noise;

    GumbelSearch(Game game, SearchSettings settings) {
        super(game, settings);
        noisyLogit = new float[game.maxLegalMoves()];
        oldVisits = new int[game.maxLegalMoves()];
        advantage = new float[game.maxLegalMoves()];
    }

    @Override
    void prepare(long seed, boolean noise) {
        random.reseed(seed);
        this.noise = noise;
    }

    @Override
    void rootExpanded(int newSimulations) {
        int start = tree.edgeStart[SearchTree.ROOT];
        int count = tree.moveCount[SearchTree.ROOT];
        int candidates = 0;
        for (int i = 0; i < count; i++) {
            int child = tree.child[start + i];
            oldVisits[i] = child == SearchTree.NO_CHILD ? 0 : tree.visits[child];
            noisyLogit[i] = (float) (Math.log(tree.prior[start + i]) + (noise ? random.nextGumbel() : 0));
            if (!tree.isLost(tree.child[start + i])) {
                candidates++;
            }
        }
        halving.plan(Math.max(1, Math.min(candidates, settings.gumbelConsidered())), newSimulations);
    }

    @Override
    int selectAtRoot(int simulation) {
        computeAdvantages(SearchTree.ROOT);
        return bestAtLevel(halving.level(simulation));
    }

    @Override
    int chosenEdge() {
        computeAdvantages(SearchTree.ROOT);
        return bestAtLevel(Integer.MAX_VALUE);
    }

    /**
     * The best move of those that have so many new visits. Moves proven lost in the meantime leave gaps; then the nearest
     * number below counts, so that moves which were not considered at first come in, else the nearest above.
     */
    private int bestAtLevel(int level) {
        int start = tree.edgeStart[SearchTree.ROOT];
        int count = tree.moveCount[SearchTree.ROOT];
        int best = -1;
        int bestDistance = Integer.MAX_VALUE;
        float bestScore = 0;
        for (int i = 0; i < count; i++) {
            int edge = start + i;
            if (tree.isLost(tree.child[edge])) {
                continue;
            }
            int visits = newVisits(i, tree.child[edge]);
            int distance = visits <= level ? level - visits : Integer.MAX_VALUE / 2 + visits;
            float score = noisyLogit[i] + advantage[i];
            if (best < 0 || distance < bestDistance || (distance == bestDistance && score > bestScore)) {
                best = edge;
                bestDistance = distance;
                bestScore = score;
            }
        }
        return best;
    }

    private int newVisits(int i, int child) {
        return child == SearchTree.NO_CHILD ? 0 : tree.visits[child] - oldVisits[i];
    }

    /** Fills {@link #advantage} for the tried edges of a node; 0 for edges without a child. Returns the visits of all. */
    private int computeAdvantages(int node) {
        int start = tree.edgeStart[node];
        int tried = tree.triedCount[node];
        int visitSum = 0;
        int visitMax = 0;
        float priorSum = 0;
        float valueSum = 0;
        for (int i = 0; i < tried; i++) {
            int child = tree.child[start + i];
            if (child != SearchTree.NO_CHILD && !tree.isProvenWin(child)) {
                int visits = tree.visits[child];
                visitSum += visits;
                visitMax = Math.max(visitMax, visits);
                priorSum += tree.prior[start + i];
                valueSum -= tree.prior[start + i] * tree.value(child);
            }
        }
        float networkValue = tree.networkWin[node] - tree.networkLoss[node];
        float mixed = visitSum == 0 ? networkValue : (networkValue + visitSum * (valueSum / priorSum)) / (1 + visitSum);
        float scale = (float) ((settings.gumbelVisitOffset() + visitMax) * settings.gumbelValueScale());
        for (int i = 0; i < tried; i++) {
            int child = tree.child[start + i];
            advantage[i] = child == SearchTree.NO_CHILD ? 0 : scale * (-tree.value(child) - mixed);
        }
        return visitSum;
    }

    /**
     * Chooses the edge with the largest {@code improved policy - visits / (1 + visits of all)}. Of the untried edges, which
     * share one completed q, only the one of the highest prior can be it.
     */
    @Override
    int selectBelow(int node) {
        int start = tree.edgeStart[node];
        int tried = tree.triedCount[node];
        int visitSum = computeAdvantages(node);
        int untried = tree.untriedOfHighestPrior(node);
        float max = untried < 0 ? Float.NEGATIVE_INFINITY : 0;
        for (int i = 0; i < tried; i++) {
            if (!tree.isLost(tree.child[start + i])) {
                max = Math.max(max, advantage[i]);
            }
        }
        float total = untried < 0 ? 0 : untriedPrior(node, untried) * Exponentials.exp(-max);
        for (int i = 0; i < tried; i++) {
            if (!tree.isLost(tree.child[start + i])) {
                advantage[i] = tree.prior[start + i] * Exponentials.exp(advantage[i] - max);
                total += advantage[i];
            }
        }
        float visitUnit = total / (1 + visitSum);
        int best = untried;
        float bestScore = untried < 0 ? Float.NEGATIVE_INFINITY : tree.prior[untried] * Exponentials.exp(-max);
        for (int i = tried - 1; i >= 0; i--) {
            if (!tree.isLost(tree.child[start + i])) {
                float score = advantage[i] - tree.visits[tree.child[start + i]] * visitUnit;
                if (score >= bestScore) {
                    best = start + i;
                    bestScore = score;
                }
            }
        }
        return best == untried ? tree.promote(node, untried) : best;
    }

    /** Prior of all untried edges together: what the tried ones, lost ones included, leave. */
    private float untriedPrior(int node, int untried) {
        float left = 1;
        int start = tree.edgeStart[node];
        for (int edge = start; edge < start + tree.triedCount[node]; edge++) {
            left -= tree.prior[edge];
        }
        return Math.max(left, tree.prior[untried]);
    }

    @Override
    void improvedPolicy(float[] out) {
        computeAdvantages(SearchTree.ROOT);
        int start = tree.edgeStart[SearchTree.ROOT];
        int count = tree.moveCount[SearchTree.ROOT];
        float max = Float.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) {
            if (!tree.isLost(tree.child[start + i])) {
                max = Math.max(max, advantage[i]);
            }
        }
        Arrays.fill(out, 0, count, 0);
        float total = 0;
        for (int i = 0; i < count; i++) {
            if (!tree.isLost(tree.child[start + i])) {
                out[i] = tree.prior[start + i] * Exponentials.exp(advantage[i] - max);
                total += out[i];
            }
        }
        for (int i = 0; i < count; i++) {
            out[i] /= total;
        }
    }
}
