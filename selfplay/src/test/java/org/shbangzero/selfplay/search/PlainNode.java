package org.shbangzero.selfplay.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.shbangzero.core.Position;
import org.shbangzero.core.Result;
import org.shbangzero.selfplay.inference.EvaluationBatch;
import org.shbangzero.selfplay.inference.Evaluator;

/** A position in the tree of {@link PlainGumbel}. */
final class PlainNode {
    private final Evaluator evaluator;
    private final SearchSettings settings;

    final Position position;
    final int[] moves;
    final PlainNode[] children;
    final double[] logits;
    final double networkValue;
    /** +1, 0, -1 for the side to move if the game is over, else null. */
    final Integer score;

    int visits;

    PlainNode(Position position, Evaluator evaluator, SearchSettings settings) {
        this.evaluator = evaluator;
        this.settings = settings;
        this.position = position;
        int[] buffer = new int[position.game().maxLegalMoves()];
        moves = Arrays.copyOf(buffer, position.legalMoves(buffer));
        children = new PlainNode[moves.length];
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

    /** The node of the position after a move, not yet in the tree. */
    PlainNode newChild(int i) {
        return new PlainNode(after(i), evaluator, settings);
    }

    Proof proof() {
        if (score != null) {
            return score > 0 ? Proof.WIN : score < 0 ? Proof.LOSS : Proof.DRAW;
        }
        List<Proof> replies = new ArrayList<>();
        for (PlainNode child : children) {
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

    /** In [-1, 1], from the side to move's view. */
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
