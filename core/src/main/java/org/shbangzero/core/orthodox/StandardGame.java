package org.shbangzero.core.orthodox;

import java.util.random.RandomGenerator;
import org.shbangzero.core.Game;
import org.shbangzero.core.PlaneLayout;
import org.shbangzero.core.PolicyLayout;
import org.shbangzero.core.Position;
import org.shbangzero.core.notation.FenReader;

/**
 * A game of orthodox pieces. What such games differ in are hooks. One whose FEN has more than the six usual fields reads them in a
 * {@link #parse} of its own.
 */
public abstract class StandardGame implements Game {
    private final PlaneLayout planes;
    private final PolicyLayout policy;
    private final boolean deadPosition;

    /** A game that networks see and answer in these layouts. */
    protected StandardGame(PlaneLayout planes, PolicyLayout policy) {
        this(planes, policy, false);
    }

    /**
     * As {@link #StandardGame(PlaneLayout, PolicyLayout)}, for a game in which all moves are those of chess.
     *
     * @param deadPosition whether a dead position is a draw, see {@link Game#withDeadPosition}
     */
    protected StandardGame(PlaneLayout planes, PolicyLayout policy, boolean deadPosition) {
        this.planes = planes;
        this.policy = policy;
        this.deadPosition = deadPosition;
    }

    final boolean drawsDeadPositions() {
        return deadPosition;
    }

    /** Where pawns may stand, and pass with a double step. */
    protected PawnSquares pawns() {
        return PawnSquares.STANDARD;
    }

    /** Reports the faults that only this game sees in a setup. */
    protected void check(FenReader reader, OrthodoxSetup setup) {}

    /** The position of a setup without faults; what state the game adds is as at its starts. */
    protected Position position(OrthodoxSetup setup) {
        return new StandardPosition(this, setup);
    }

    @Override
    public Position parse(String fen) {
        FenReader reader = new FenReader(fen, OrthodoxSetup.FIELDS);
        OrthodoxSetup setup = OrthodoxSetup.read(reader, pawns());
        check(reader, setup);
        setup.checkIdleKing(reader);
        reader.refuseFaults();
        return position(setup);
    }

    @Override
    public int maxLegalMoves() {
        return StandardPosition.MAX_LEGAL_MOVES;
    }

    @Override
    public final PlaneLayout planes() {
        return planes;
    }

    @Override
    public final PolicyLayout policy() {
        return policy;
    }

    @Override
    public final int curriculumLevels() {
        return StandardCurriculum.LEVELS;
    }

    @Override
    public final Position curriculumStart(int level, RandomGenerator random) {
        return new StandardCurriculum(this, random).start(level);
    }
}
