package org.shbangzero.evaluate.yardstick;

import org.shbangzero.core.Position;
import org.shbangzero.core.Result;

/**
 * Plays out captures, hits and promotions, so that no position is evaluated in the middle of an exchange. The side to move may
 * always be content with the evaluation as it stands, unless it is in check: then all its moves are looked at. Noisy moves that gain
 * less than a pawn (in Shbang, hits) count only in the first plies, since a position can have dozens of them in any order.
 */
final class Quiescence {
    /** Centipawns. */
    static final int SMALL_GAIN = 100;

    static final int PLIES_WITH_SMALL_GAINS = 2;

    private final MoveLists lists;
    private final Runnable visit;
    private Position position;

    /** @param visit is told of each position that is looked at */
    Quiescence(MoveLists lists, Runnable visit) {
        this.lists = lists;
        this.visit = visit;
    }

    void start(Position root) {
        position = root;
    }

    /** The score of the position, exact if it lies between alpha and beta; otherwise a bound on that side of them. */
    int score(int alpha, int beta, int ply) {
        return score(alpha, beta, ply, 0);
    }

    private int score(int alpha, int beta, int ply, int quietPlies) {
        visit.run();
        int count = position.legalMoves(lists.moves(ply));
        Result result = position.result(count);
        if (result.isOver()) {
            return Scores.ofEnd(result, position.sideToMove(), ply);
        }
        int evaluation = position.evaluate();
        boolean inCheck = position.inCheck();
        int best = inCheck ? -Scores.INFINITE : evaluation;
        if (best >= beta) {
            return best;
        }
        int leastGain = inCheck ? Integer.MIN_VALUE : quietPlies < PLIES_WITH_SMALL_GAINS ? 1 : SMALL_GAIN;
        int kept = keep(ply, count, evaluation, leastGain);
        for (int i = 0; i < kept; i++) {
            position.make(lists.pick(ply, i, kept));
            int score = -score(-beta, -Math.max(alpha, best), ply + 1, quietPlies + 1);
            position.unmake();
            if (score > best) {
                best = score;
                if (best >= beta) {
                    break;
                }
            }
        }
        return best;
    }

    /** Moves those of a ply's moves that gain enough to the front, by gain, and returns how many they are. Quiet moves gain nothing. */
    private int keep(int ply, int count, int evaluation, int leastGain) {
        int[] moves = lists.moves(ply);
        int[] priorities = lists.priorities(ply);
        int kept = 0;
        for (int i = 0; i < count; i++) {
            int gain = position.isNoisy(moves[i]) ? MoveOrder.gain(position, moves[i], evaluation) : 0;
            if (gain >= leastGain) {
                moves[kept] = moves[i];
                priorities[kept++] = gain;
            }
        }
        return kept;
    }
}
