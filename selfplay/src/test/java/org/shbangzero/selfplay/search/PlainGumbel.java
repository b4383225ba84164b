package org.shbangzero.selfplay.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.shbangzero.core.Position;
import org.shbangzero.core.Result;
import org.shbangzero.selfplay.SplitMix64;
import org.shbangzero.selfplay.inference.EvaluationBatch;
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

    /** A position of the tree. */
    final class Node {
        final Position position;
        final int[] moves;
        final Node[] children;
        final double[] logits;
        final double networkValue;
        /** +1, 0, -1 for the side to move if the game is over, else null. */
        final Integer score;

        int visits;

        Node(Position position) {
            this.position = position;
            int[] buffer = new int[position.game().maxLegalMoves()];
            moves = Arrays.copyOf(buffer, position.legalMoves(buffer));
            System.arraycopy(buffer, 0, moves, 0, moves.length);
            children = new Node[moves.length];
            logits = new double[moves.length];
            Result result = position.result(moves.length);
            score = result.isOver() ? result.scoreFor(position.sideToMove()) : null;
            if (score == null) {
                EvaluationBatch batch = new EvaluationBatch(position.game(), 1);
                batch.add(position);
                evaluator.evaluate(batch);
                networkValue = batch.win(0) - batch.loss(0);
                for (int i = 0; i < moves.length; i++) {
                    logits[i] = batch.logit(0, position.policyIndex(moves[i]));
                }
            } else {
                networkValue = score;
            }
        }

        Position after(int i) {
            Position after = position.copy();
            after.make(moves[i]);
            return after;
        }

        Proof proof() {
            if (score != null) {
                return score > 0 ? Proof.WIN : score < 0 ? Proof.LOSS : Proof.DRAW;
            }
            List<Proof> replies = new ArrayList<>();
            for (Node child : children) {
                replies.add(child == null ? Proof.UNKNOWN : child.proof());
            }
            if (replies.contains(Proof.LOSS)) {
                return Proof.WIN;
            }
            if (replies.contains(Proof.UNKNOWN)) {
                return Proof.UNKNOWN;
            }
            return replies.contains(Proof.DRAW) ? Proof.DRAW : Proof.LOSS;
        }

        double value() {
            return switch (proof()) {
                case WIN -> 1;
                case DRAW -> 0;
                case LOSS -> -1;
                case UNKNOWN -> meanValue();
            };
        }

        private double meanValue() {
            double sum = networkValue;
            double weight = 1;
            for (int i = 0; i < moves.length; i++) {
                if (hasValue(i)) {
                    sum -= children[i].visits * children[i].value();
                    weight += children[i].visits;
                }
            }
            return sum / weight;
        }

        boolean isLost(int i) {
            return children[i] != null && children[i].proof() == Proof.WIN;
        }

        boolean hasValue(int i) {
            return children[i] != null && !isLost(i);
        }

        /** Visits of the moves that are not proven lost. */
        int visitsOfMoves() {
            int sum = 0;
            for (int i = 0; i < moves.length; i++) {
                sum += hasValue(i) ? children[i].visits : 0;
            }
            return sum;
        }

        /** {@code sigma(completed q)} of all moves. */
        double[] sigma() {
            double[] prior = softmax(logits, new boolean[moves.length]);
            double priorSum = 0;
            double valueSum = 0;
            int most = 0;
            for (int i = 0; i < moves.length; i++) {
                if (hasValue(i)) {
                    priorSum += prior[i];
                    valueSum -= prior[i] * children[i].value();
                    most = Math.max(most, children[i].visits);
                }
            }
            int n = visitsOfMoves();
            double mixed = n == 0 ? networkValue : (networkValue + n * valueSum / priorSum) / (1 + n);
            double[] sigma = new double[moves.length];
            for (int i = 0; i < moves.length; i++) {
                double q = children[i] == null ? mixed : -children[i].value();
                sigma[i] = (settings.gumbelVisitOffset() + most) * settings.gumbelValueScale() * q;
            }
            return sigma;
        }

        double[] improvedPolicy() {
            double[] sigma = sigma();
            boolean[] masked = new boolean[moves.length];
            for (int i = 0; i < moves.length; i++) {
                sigma[i] += logits[i];
                masked[i] = isLost(i);
            }
            return softmax(sigma, masked);
        }

        int select() {
            double[] policy = improvedPolicy();
            int best = -1;
            double bestScore = 0;
            for (int i = 0; i < moves.length; i++) {
                int n = children[i] == null ? 0 : children[i].visits;
                double score = policy[i] - (double) n / (1 + visitsOfMoves());
                if (!isLost(i) && (best < 0 || score > bestScore)) {
                    best = i;
                    bestScore = score;
                }
            }
            return best;
        }
    }

    /** Searches with noise from the seed, and returns the root. */
    Node search(Position position, long seed, int simulations) {
        Node root = new Node(position.copy());
        root.visits = 1;
        double[] gumbel = gumbel(seed, root.moves.length);
        for (int i = 0; i < root.moves.length; i++) {
            Position after = root.after(i);
            if (after.result().isOver()) {
                root.children[i] = new Node(after);
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

    int chosen(Node root, long seed) {
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
    private static int selectAtRoot(Node root, double[] gumbel, int level) {
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

    private static double score(Node root, double[] gumbel, double[] sigma, int i) {
        return gumbel[i] + root.logits[i] + sigma[i];
    }

    private static int visits(Node node, int i) {
        return node.children[i] == null ? 0 : node.children[i].visits;
    }

    private void simulate(Node node, int i) {
        node.visits++;
        if (node.children[i] == null) {
            node.children[i] = new Node(node.after(i));
            node.children[i].visits = 1;
        } else if (node.children[i].proof() != Proof.UNKNOWN) {
            node.children[i].visits++;
        } else {
            simulate(node.children[i], node.children[i].select());
        }
    }

    private static double[] softmax(double[] logits, boolean[] masked) {
        double max = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < logits.length; i++) {
            max = masked[i] ? max : Math.max(max, logits[i]);
        }
        double[] out = new double[logits.length];
        double sum = 0;
        for (int i = 0; i < logits.length; i++) {
            out[i] = masked[i] ? 0 : Math.exp(logits[i] - max);
            sum += out[i];
        }
        for (int i = 0; i < logits.length; i++) {
            out[i] /= sum;
        }
        return out;
    }
}
