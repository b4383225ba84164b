package org.shbangzero.evaluate.testing;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.shbangzero.core.BoardView;
import org.shbangzero.core.EndReason;
import org.shbangzero.core.Game;
import org.shbangzero.core.InputException;
import org.shbangzero.core.MoveKind;
import org.shbangzero.core.PlaneLayout;
import org.shbangzero.core.PolicyLayout;
import org.shbangzero.core.Position;
import org.shbangzero.core.Result;
import org.shbangzero.core.Side;

/**
 * A game small enough to reason about: the sides take one to three sticks in turn from a heap of 40 (start id 0) or 41;
 * who faces an empty heap has lost, but if that took a number of plies that is a multiple of five, it is a draw.
 * A FEN is the sticks left and the side to move: {@code 40 white}.
 */
public final class SticksGame implements Game {
    private static final int MOST = 3;
    private static final Pattern FEN = Pattern.compile("(\\d{1,3}) (white|black)");

    @Override
    public String id() {
        return "sticks";
    }

    @Override
    public String summary() {
        return "take one to three sticks";
    }

    @Override
    public int startCount() {
        return 2;
    }

    @Override
    public Position start(int id) {
        return new Heap(40 + id, Side.WHITE, new ArrayList<>());
    }

    @Override
    public Position parse(String fen) {
        Matcher matcher = FEN.matcher(fen);
        if (!matcher.matches()) {
            throw new InputException("bad FEN '" + fen + "'");
        }
        int side = matcher.group(2).equals("white") ? Side.WHITE : Side.BLACK;
        return new Heap(Integer.parseInt(matcher.group(1)), side, new ArrayList<>());
    }

    @Override
    public int maxLegalMoves() {
        return MOST;
    }

    @Override
    public PlaneLayout planes() {
        return new PlaneLayout("sticks-planes-1", List.of(), List.of(), List.of("heap"));
    }

    @Override
    public PolicyLayout policy() {
        return new PolicyLayout() {
            @Override
            public String name() {
                return "sticks-policy-1";
            }

            @Override
            public int planes() {
                return 1;
            }

            @Override
            public boolean mirrorable(long[] words, int wordOffset, float[] scalars, int scalarOffset) {
                return false;
            }

            @Override
            public int mirror(int index) {
                return index;
            }
        };
    }

    @Override
    public int curriculumLevels() {
        return 1;
    }

    @Override
    public Position curriculumStart(int level, RandomGenerator random) {
        return start(random.nextInt(2));
    }

    private final class Heap implements Position {
        private final int firstSide;
        private final List<Integer> taken;
        private int sticks;

        private Heap(int sticks, int firstSide, List<Integer> taken) {
            this.sticks = sticks;
            this.firstSide = firstSide;
            this.taken = taken;
        }

        @Override
        public Game game() {
            return SticksGame.this;
        }

        @Override
        public int sideToMove() {
            return taken.size() % 2 == 0 ? firstSide : Side.opponent(firstSide);
        }

        @Override
        public int halfmoveClock() {
            return 0;
        }

        @Override
        public int fullmoveNumber() {
            return 1 + taken.size() / 2;
        }

        @Override
        public int ply() {
            return taken.size();
        }

        @Override
        public int legalMoves(int[] moves) {
            int count = Math.min(MOST, sticks);
            for (int i = 0; i < count; i++) {
                moves[i] = i + 1;
            }
            return count;
        }

        @Override
        public void make(int move) {
            sticks -= move;
            taken.add(move);
        }

        @Override
        public void unmake() {
            sticks += taken.remove(taken.size() - 1);
        }

        @Override
        public boolean inCheck() {
            return false;
        }

        @Override
        public Result result(int legalMoveCount) {
            if (legalMoveCount > 0) {
                return Result.ONGOING;
            }
            return taken.size() % 5 == 0
                    ? Result.draw(EndReason.STALEMATE)
                    : Result.win(Side.opponent(sideToMove()), EndReason.CHECKMATE);
        }

        @Override
        public long key() {
            return 2L * sticks + sideToMove();
        }

        @Override
        public int repetitions() {
            return 0;
        }

        @Override
        public void encode(long[] words, int wordOffset, float[] scalars, int scalarOffset) {
            scalars[scalarOffset] = sticks / 41f;
        }

        @Override
        public int policyIndex(int move) {
            return move;
        }

        @Override
        public boolean isNoisy(int move) {
            return false;
        }

        /** A heap of a multiple of four is lost for the side to move, but for the draws. */
        @Override
        public int evaluate() {
            return sticks % 4 == 0 ? -100 : 100;
        }

        @Override
        public String fen() {
            return sticks + " " + Side.name(sideToMove());
        }

        @Override
        public String uci(int move) {
            return "take" + move;
        }

        @Override
        public String san(int move) {
            return "T" + move;
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
            return "|".repeat(sticks);
        }

        @Override
        public Position copy() {
            return new Heap(sticks, firstSide, new ArrayList<>(taken));
        }
    }
}
