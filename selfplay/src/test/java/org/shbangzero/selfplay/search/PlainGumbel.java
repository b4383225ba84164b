package org.shbangzero.selfplay.search;

import java.util.ArrayList;
import java.util.List;
import org.shbangzero.core.Position;
import org.shbangzero.selfplay.SplitMix64;
import org.shbangzero.selfplay.inference.Evaluator;

/**
 * Gumbel search written down as plainly as possible: an object for each node, doubles, everything computed again from the
 * definition whenever it is needed. The law that {@link GumbelSearch} is held against.
 */
final class PlainGumbel {
    private final Evaluator evaluator;
    private final SearchSettings settings;

    PlainGumbel(Evaluator evaluator, SearchSettings settings) {
        this.evaluator = evaluator;
        this.settings = settings;
    }

    /** Searches with noise from the seed, and returns the root. */
    PlainNode search(Position position, long seed, int simulations) {
        PlainNode root = new PlainNode(position.copy(), evaluator, settings);
        root.visits = 1;
        double[] gumbel = gumbel(seed, root.moves.length);
        for (int i = 0; i < root.moves.length; i++) {
            if (root.after(i).result().isOver()) {
                root.children[i] = root.newChild(i);
            }
        }
        int candidates = 0;
        for (int i = 0; i < root.moves.length; i++) {
            candidates += root.isLost(i) ? 0 : 1;
        }
        SequentialHalving halving = new SequentialHalving();
        halving.plan(Math.max(1, Math.min(candidates, settings.gumbelConsidered())), simulations);
        for (int s = 0; s < simulations && root.proof() == Proof.UNKNOWN; s++) {
            simulate(root, selectAtRoot(root, gumbel, halving.level(s)));
        }
        return root;
    }

    int chosen(PlainNode root, long seed) {
        return root.moves[selectAtRoot(root, gumbel(seed, root.moves.length), Integer.MAX_VALUE)];
    }

    private static double[] gumbel(long seed, int count) {
        SplitMix64 random = new SplitMix64(seed);
        double[] gumbel = new double[count];
        for (int i = 0; i < count; i++) {
            gumbel[i] = random.nextGumbel();
        }
        return gumbel;
    }

    /** The best of the moves with the most visits not above the level, or else of those with the fewest. */
    private static int selectAtRoot(PlainNode root, double[] gumbel, int level) {
        List<Integer> open = new ArrayList<>();
        for (int i = 0; i < root.moves.length; i++) {
            if (!root.isLost(i)) {
                open.add(i);
            }
        }
        int most = open.stream()
                .mapToInt(i -> visits(root, i))
                .filter(n -> n <= level)
                .max()
                .orElse(-1);
        int fewest = open.stream().mapToInt(i -> visits(root, i)).min().orElseThrow();
        int wanted = most >= 0 ? most : fewest;
        double[] sigma = root.sigma();
        int best = -1;
        for (int i : open) {
            if (visits(root, i) == wanted
                    && (best < 0 || score(root, gumbel, sigma, i) > score(root, gumbel, sigma, best))) {
                best = i;
            }
        }
        return best;
    }

    private static double score(PlainNode root, double[] gumbel, double[] sigma, int i) {
        return gumbel[i] + root.logits[i] + sigma[i];
    }

    private static int visits(PlainNode node, int i) {
        return node.children[i] == null ? 0 : node.children[i].visits;
    }

    private void simulate(PlainNode node, int i) {
        node.visits++;
        if (node.children[i] == null) {
            node.children[i] = node.newChild(i);
            node.children[i].visits = 1;
        } else if (node.children[i].proof() != Proof.UNKNOWN) {
            node.children[i].visits++;
        } else {
            simulate(node.children[i], node.children[i].select());
        }
    }
}
