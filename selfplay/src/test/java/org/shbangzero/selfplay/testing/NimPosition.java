package org.shbangzero.selfplay.testing;

import java.util.List;
import org.shbangzero.core.BoardView;
import org.shbangzero.core.EndReason;
import org.shbangzero.core.Game;
import org.shbangzero.core.MoveKind;
import org.shbangzero.core.Position;
import org.shbangzero.core.Result;
import org.shbangzero.core.Side;

/** A pile of stones; see {@link NimGame}. */
final class NimPosition implements Position {
    private final NimGame game;
    private final int[] taken;
    private int stones;
    private int side;
    private int ply;

    NimPosition(NimGame game, int stones, int side) {
        this.game = game;
        this.stones = stones;
        this.side = side;
        this.taken = new int[stones];
    }

    private NimPosition(NimPosition other) {
        game = other.game;
        taken = other.taken.clone();
        stones = other.stones;
        side = other.side;
        ply = other.ply;
    }

    @Override
    public Game game() {
        return game;
    }

    @Override
    public int sideToMove() {
        return side;
    }

    @Override
    public int halfmoveClock() {
        return 0;
    }

    @Override
    public int fullmoveNumber() {
        return 1 + ply / 2;
    }

    @Override
    public int ply() {
        return ply;
    }

    @Override
    public int legalMoves(int[] moves) {
        int count = Math.min(NimGame.MAX_TAKE, stones);
        for (int i = 0; i < count; i++) {
            moves[i] = i + 1;
        }
        return count;
    }

    @Override
    public void make(int move) {
        taken[ply++] = move;
        stones -= move;
        side ^= 1;
    }

    @Override
    public void unmake() {
        stones += taken[--ply];
        side ^= 1;
    }

    @Override
    public boolean inCheck() {
        return false;
    }

    @Override
    public Result result(int legalMoveCount) {
        if (stones == 0) {
            return Result.win(Side.opponent(side), EndReason.ROYALS);
        }
        return stones == game.drawStones() ? Result.draw(EndReason.DEAD) : Result.ONGOING;
    }

    @Override
    public long key() {
        return (2L * stones + side + 1) * 0x9E3779B97F4A7C15L;
    }

    @Override
    public int repetitions() {
        return 0;
    }

    @Override
    public void encode(long[] words, int wordOffset, float[] scalars, int scalarOffset) {
        words[wordOffset] = (1L << stones) - 1;
        words[wordOffset + 1] = side == Side.WHITE ? -1 : 0;
        for (int bit = 0; bit < 4; bit++) {
            words[wordOffset + 2 + bit] = ((long) stones >>> bit) & 1;
        }
        scalars[scalarOffset] = stones / 64f;
    }

    @Override
    public int policyIndex(int move) {
        return move;
    }

    @Override
    public boolean isNoisy(int move) {
        return false;
    }

    @Override
    public int evaluate() {
        return stones % (NimGame.MAX_TAKE + 1) == 0 ? -100 : 100;
    }

    @Override
    public String fen() {
        return stones + (side == Side.WHITE ? " w" : " b");
    }

    @Override
    public String uci(int move) {
        return "take" + move;
    }

    @Override
    public String san(int move) {
        return "take" + move;
    }

    @Override
    public MoveKind kind(int move) {
        return MoveKind.MOVE;
    }

    @Override
    public BoardView view() {
        return BoardView.of(List.of());
    }

    @Override
    public String caption(int move) {
        return null;
    }

    @Override
    public String draw(int bottomSide) {
        return "o".repeat(stones);
    }

    @Override
    public Position copy() {
        return new NimPosition(this);
    }
}
