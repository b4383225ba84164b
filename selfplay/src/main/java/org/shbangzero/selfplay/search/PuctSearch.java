package org.shbangzero.selfplay.search;

import org.shbangzero.core.Game;
import org.shbangzero.selfplay.SplitMix64;

/**
 * AlphaZero's search: the edge with the highest {@code q + c * prior * sqrt(visits of all) / (1 + visits)}, where moves
 * without visits are taken to be somewhat worse than their parent. With noise, the root's priors are mixed with Dirichlet noise, and moves get at
 * least {@code sqrt(k * prior * visits of all)} visits once tried; the policy target leaves out what was only forced (Wu,
 * "Accelerating self-play learning in Go", 2020, section 3.2). Moves proven lost are treated as if they were illegal.
 */
final class PuctSearch extends Search {
    private final SplitMix64 random = new SplitMix64(0);
    /** Priors of the root's moves, noise included. */
    private final float[] rootPrior;

    private boolean noise;

    PuctSearch(Game game, SearchSettings settings) {
        super(game, settings);
        rootPrior = new float[game.maxLegalMoves()];
    }

    @Override
    void prepare(long seed, boolean noise) {
        random.reseed(seed);
        this.noise = noise;
    }

    @Override
    void rootExpanded(int newSimulations) {
        int count = tree.moveCount[SearchTree.ROOT];
        System.arraycopy(tree.prior, tree.edgeStart[SearchTree.ROOT], rootPrior, 0, count);
        if (noise && settings.puctNoiseShare() > 0) {
            mixNoise(count);
        }
    }

    private void mixNoise(int count) {
        float share = (float) settings.puctNoiseShare();
        float drawnSum = 0;
        long seed = random.nextLong();
        random.reseed(seed);
        for (int i = 0; i < count; i++) {
            drawnSum += (float) random.nextGamma(settings.puctNoiseAlpha());
        }
        random.reseed(seed);
        float factor = drawnSum > 0 ? share / drawnSum : 0;
        for (int i = 0; i < count; i++) {
            rootPrior[i] = (1 - share) * rootPrior[i] + factor * (float) random.nextGamma(settings.puctNoiseAlpha());
        }
    }

    @Override
    int selectAtRoot(int simulation) {
        int start = tree.edgeStart[SearchTree.ROOT];
        int count = tree.moveCount[SearchTree.ROOT];
        int visitSum = visitsOfMoves(SearchTree.ROOT);
        float exploration = exploration(visitSum);
        float firstPlay = noise ? tree.value(SearchTree.ROOT) : firstPlayValue(SearchTree.ROOT);
        int best = -1;
        float bestScore = 0;
        for (int i = 0; i < count; i++) {
            int child = tree.child[start + i];
            if (tree.isLost(child)) {
                continue;
            }
            float score = score(child, rootPrior[i], exploration, firstPlay);
            if (visits(child) > 0 && visits(child) < forcedVisits(i, visitSum)) {
                score = Float.MAX_VALUE;
            }
            if (best < 0 || score > bestScore) {
                best = start + i;
                bestScore = score;
            }
        }
        return best;
    }

    /** Visits that a tried move of the root should have at least, because of the noise. */
    private float forcedVisits(int i, int visitSum) {
        return noise ? (float) Math.sqrt(settings.puctForcedPlayouts() * rootPrior[i] * visitSum) : 0;
    }

    /** Of the untried edges, which share one value, only the one of the highest prior can be chosen. */
    @Override
    int selectBelow(int node) {
        int start = tree.edgeStart[node];
        float exploration = exploration(visitsOfMoves(node));
        int tried = start + tree.triedCount[node];
        int best = -1;
        float bestScore = 0;
        for (int edge = start; edge < tried; edge++) {
            int child = tree.child[edge];
            if (!tree.isLost(child)) {
                float score = score(child, tree.prior[edge], exploration, 0);
                if (best < 0 || score > bestScore) {
                    best = edge;
                    bestScore = score;
                }
            }
        }
        int untried = tree.untriedOfHighestPrior(node);
        if (untried >= 0) {
            float score = score(SearchTree.NO_CHILD, tree.prior[untried], exploration, firstPlayValue(node));
            if (best < 0 || score > bestScore) {
                return tree.promote(node, untried);
            }
        }
        return best;
    }

    private float score(int child, float prior, float exploration, float firstPlay) {
        float value = child == SearchTree.NO_CHILD ? firstPlay : -tree.value(child);
        return value + exploration * prior / (1 + visits(child));
    }

    /** The factor {@code c * sqrt(visits of all)}, with {@code c = c_init + log((1 + visits of all + c_base) / c_base)}. */
    private float exploration(int visitSum) {
        double base = settings.puctExplorationBase();
        double c = settings.puctExploration() + Math.log((1 + visitSum + base) / base);
        return (float) (c * Math.sqrt(Math.max(1, visitSum)));
    }

    private float firstPlayValue(int node) {
        float visited = 0;
        int start = tree.edgeStart[node];
        for (int edge = start; edge < start + tree.triedCount[node]; edge++) {
            if (tree.child[edge] != SearchTree.NO_CHILD) {
                visited += tree.prior[edge];
            }
        }
        return tree.value(node) - (float) (settings.puctFirstPlayReduction() * Math.sqrt(visited));
    }

    private int visitsOfMoves(int node) {
        return tree.visits[node] - 1;
    }

    private int visits(int child) {
        return child == SearchTree.NO_CHILD ? 0 : tree.visits[child];
    }

    /** The most visited move; of equals, the one of the highest prior. */
    @Override
    int chosenEdge() {
        int start = tree.edgeStart[SearchTree.ROOT];
        int best = -1;
        for (int edge = start; edge < start + tree.moveCount[SearchTree.ROOT]; edge++) {
            if (tree.isLost(tree.child[edge])) {
                continue;
            }
            int difference = best < 0 ? 1 : visits(tree.child[edge]) - visits(tree.child[best]);
            if (difference > 0 || (difference == 0 && tree.prior[edge] > tree.prior[best])) {
                best = edge;
            }
        }
        return best;
    }

    /** The shares of the visits, without those that were only forced; without any visits, the chosen move alone. */
    @Override
    void improvedPolicy(float[] out) {
        int start = tree.edgeStart[SearchTree.ROOT];
        int count = tree.moveCount[SearchTree.ROOT];
        int visitSum = visitsOfMoves(SearchTree.ROOT);
        float exploration = exploration(visitSum);
        int most = chosenEdge();
        float bestScore = score(tree.child[most], rootPrior[most - start], exploration, 0);
        float total = 0;
        for (int i = 0; i < count; i++) {
            int child = tree.child[start + i];
            float kept = tree.isLost(child) ? 0 : visits(child);
            if (start + i != most && kept > 0) {
                kept = withoutForced(child, kept, exploration * rootPrior[i], bestScore, forcedVisits(i, visitSum));
            }
            out[i] = kept;
            total += kept;
        }
        for (int i = 0; i < count; i++) {
            if (total > 0) {
                out[i] /= total;
            } else {
                out[i] = start + i == most ? 1 : 0;
            }
        }
    }

    /** Takes back up to {@code forced} visits, as long as the move would still score less than the most visited one. */
    private float withoutForced(int child, float visits, float bonus, float bestScore, float forced) {
        float lead = bestScore + tree.value(child);
        if (forced <= 0 || lead <= 0) {
            return visits;
        }
        float deserved = bonus / lead - 1;
        float kept = Math.min(visits, Math.max(visits - forced, deserved));
        return kept <= 1 ? 0 : kept;
    }
}
