package org.shbangzero.selfplay.testing;

import java.util.List;
import java.util.random.RandomGenerator;
import org.shbangzero.core.FenException;
import org.shbangzero.core.Game;
import org.shbangzero.core.PlaneLayout;
import org.shbangzero.core.PolicyLayout;
import org.shbangzero.core.Position;

/**
 * The smallest game with wins, losses and draws: players take 1 to 3 stones in turn, and who takes the last one wins. A
 * count of stones can be named at which the game is drawn. A FEN is {@code stones side}, a move is the number taken.
 */
public final class NimGame implements Game {
    static final int MAX_TAKE = 3;
    private static final int NEVER = -1;

    private final int startStones;
    private final int drawStones;

    private NimGame(int startStones, int drawStones) {
        this.startStones = startStones;
        this.drawStones = drawStones;
    }

    public static NimGame of(int startStones) {
        return new NimGame(startStones, NEVER);
    }

    /** The game is drawn when so many stones are left. */
    public NimGame drawnAt(int stones) {
        return new NimGame(startStones, stones);
    }

    int drawStones() {
        return drawStones;
    }

    public Position position(int stones) {
        return new NimPosition(this, stones, 0);
    }

    @Override
    public String id() {
        return "nim";
    }

    @Override
    public String summary() {
        return "Take one to three stones; who takes the last wins.";
    }

    @Override
    public int startCount() {
        return 1;
    }

    @Override
    public Position start(int id) {
        return position(startStones);
    }

    @Override
    public Position parse(String fen) {
        String[] fields = fen.split(" ", -1);
        if (fields.length != 2) {
            throw new FenException(fen, List.of("expected: stones side"));
        }
        return new NimPosition(this, Integer.parseInt(fields[0]), fields[1].equals("w") ? 0 : 1);
    }

    @Override
    public int maxLegalMoves() {
        return MAX_TAKE;
    }

    @Override
    public PlaneLayout planes() {
        return new PlaneLayout("nim-planes-1", List.of("stones", "first"), List.of("digit"), List.of("share"));
    }

    @Override
    public PolicyLayout policy() {
        return NimPolicy.INSTANCE;
    }

    @Override
    public int curriculumLevels() {
        return 2;
    }

    @Override
    public Position curriculumStart(int level, RandomGenerator random) {
        return level == 0 ? start(0) : position(MAX_TAKE + 1 + random.nextInt(startStones / 2));
    }

    private static final class NimPolicy implements PolicyLayout {
        private static final NimPolicy INSTANCE = new NimPolicy();

        @Override
        public String name() {
            return "nim-policy-1";
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
    }
}
