package org.shbangzero.selfplay.replay;

import org.shbangzero.core.EndReason;

/**
 * One position of a self-play game, with what search and the game's end said of it. Everything is from the view of the
 * side to move in that position. The arrays belong to the row and are not copied.
 *
 * @param planesBits [words] the position's plane words, as {@link org.shbangzero.core.Position#encode} writes them
 * @param planesScalar [scalars] its constant planes, each in [0, 1]
 * @param policyIndex [moves] policy index of every legal move, ascending; empty only if there was no move to choose
 * @param policyProb [moves] the search policy over those moves, sums to 1; 0 where the search did not look.
 *     Files keep 11 significant bits of each
 * @param policyWeight weight of this row in the policy loss, at least 0; 0 for rows searched with the small playout cap
 * @param valueWeight weight of this row in the value loss, at least 0
 * @param rootWin probability of a win that the search's root had, in [0, 1]
 * @param rootDraw the same for a draw
 * @param rootLoss the same for a loss
 * @param result how the game ended: +1 won, 0 drawn, -1 lost
 * @param endReason why it ended
 * @param pliesLeft plies from here to the end of the game, at least 0
 * @param adjudicated whether the result was decided by adjudication and not by the rules or a resignation
 * @param ply plies played since the game's start, from 0
 * @param fen the position as text
 * @param move the move then played, in UCI notation
 * @param simulations simulations that the search ran
 * @param origin where the game came from
 */
@SuppressWarnings("ArrayRecordComponent") // A carrier on the way to a file; rows are never compared or used as keys.
public record ReplayRow(
        long[] planesBits,
        float[] planesScalar,
        int[] policyIndex,
        float[] policyProb,
        float policyWeight,
        float valueWeight,
        float rootWin,
        float rootDraw,
        float rootLoss,
        int result,
        EndReason endReason,
        int pliesLeft,
        boolean adjudicated,
        int ply,
        String fen,
        String move,
        int simulations,
        GameOrigin origin) {}
