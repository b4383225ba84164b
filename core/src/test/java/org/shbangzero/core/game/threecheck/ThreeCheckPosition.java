package org.shbangzero.core.game.threecheck;

import org.shbangzero.core.Position;
import org.shbangzero.core.Result;
import org.shbangzero.core.Side;
import org.shbangzero.core.board.RandomKeys;
import org.shbangzero.core.orthodox.OrthodoxPlanes;
import org.shbangzero.core.orthodox.OrthodoxSetup;
import org.shbangzero.core.orthodox.StandardPosition;

/** A position of three-check chess: one of chess, and the checks that each side has yet to give. */
final class ThreeCheckPosition extends StandardPosition {
    /** Index {@code 4 * side + checks left}. */
    private static final long[] KEYS = RandomKeys.create("checks left", 8);

    private static final int CHECK_VALUE = 150;

    /** By side, 0 to 3. */
    private final int[] left;

    ThreeCheckPosition(ThreeCheckGame game, OrthodoxSetup setup, int[] left) {
        super(game, setup);
        this.left = left;
    }

    private ThreeCheckPosition(ThreeCheckPosition other) {
        super(other);
        left = other.left.clone();
    }

    @Override
    public int legalMoves(int[] moves) {
        return ownResult().isOver() ? 0 : super.legalMoves(moves);
    }

    @Override
    public int legalMoveCount() {
        return ownResult().isOver() ? 0 : super.legalMoveCount();
    }

    @Override
    public void make(int move) {
        super.make(move);
        if (inCheck()) {
            left[Side.opponent(sideToMove())]--;
        }
    }

    @Override
    public void unmake() {
        if (inCheck()) {
            left[Side.opponent(sideToMove())]++;
        }
        super.unmake();
    }

    /** Only the side that has just moved can have given its last check. */
    @Override
    protected Result ownResult() {
        int mover = Side.opponent(sideToMove());
        return left[mover] == 0 ? Result.win(mover, ThreeCheckGame.THIRD_CHECK) : Result.ONGOING;
    }

    /** Only kings: any other piece can give check. */
    @Override
    protected boolean isMaterialInsufficient() {
        return Long.bitCount(board().occupied()) == 2;
    }

    @Override
    protected long extraKey() {
        return KEYS[left[Side.WHITE]] ^ KEYS[4 + left[Side.BLACK]];
    }

    @Override
    public void encode(long[] words, int wordOffset, float[] scalars, int scalarOffset) {
        super.encode(words, wordOffset, scalars, scalarOffset);
        int own = scalarOffset + OrthodoxPlanes.STATE.size();
        scalars[own] = left[sideToMove()] / (float) ThreeCheckGame.CHECKS;
        scalars[own + 1] = left[Side.opponent(sideToMove())] / (float) ThreeCheckGame.CHECKS;
    }

    /** A check too: it takes one of three away, which the evaluation counts. */
    @Override
    public boolean isNoisy(int move) {
        if (super.isNoisy(move)) {
            return true;
        }
        super.make(move);
        boolean givesCheck = inCheck();
        super.unmake();
        return givesCheck;
    }

    @Override
    public int evaluate() {
        return super.evaluate() + CHECK_VALUE * (left[Side.opponent(sideToMove())] - left[sideToMove()]);
    }

    @Override
    protected void appendExtraFields(StringBuilder fen) {
        fen.append(' ').append(left[Side.WHITE]).append('+').append(left[Side.BLACK]);
    }

    @Override
    public String draw(int bottomSide) {
        return super.draw(bottomSide) + "checks left: white " + left[Side.WHITE] + ", black " + left[Side.BLACK] + "\n";
    }

    @Override
    public Position copy() {
        return new ThreeCheckPosition(this);
    }
}
