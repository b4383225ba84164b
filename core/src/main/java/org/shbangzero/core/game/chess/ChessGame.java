package org.shbangzero.core.game.chess;

import java.util.random.RandomGenerator;
import org.shbangzero.core.Game;
import org.shbangzero.core.InputException;
import org.shbangzero.core.PlaneLayout;
import org.shbangzero.core.PolicyLayout;
import org.shbangzero.core.Position;
import org.shbangzero.core.notation.FenReader;
import org.shbangzero.core.orthodox.OrthodoxPlanes;
import org.shbangzero.core.orthodox.OrthodoxPolicy;
import org.shbangzero.core.orthodox.OrthodoxSetup;
import org.shbangzero.core.orthodox.PawnSquares;
import org.shbangzero.core.orthodox.StandardCurriculum;
import org.shbangzero.core.orthodox.StandardPosition;

/** Chess. */
public final class ChessGame implements Game {
    static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    private static final PlaneLayout PLANES = OrthodoxPlanes.layout("chess-planes-1");
    private static final PolicyLayout POLICY = new OrthodoxPolicy("chess-policy-1", OrthodoxPolicy.COUNT, 0);

    @Override
    public String id() {
        return "chess";
    }

    @Override
    public String summary() {
        return "chess by the FIDE Laws; draws by material, 50 moves and repetition are automatic";
    }

    @Override
    public int startCount() {
        return 1;
    }

    @Override
    public Position start(int id) {
        if (id != 0) {
            throw new InputException("chess has no start " + id + "; its only start id is 0");
        }
        return parse(START);
    }

    @Override
    public Position parse(String fen) {
        FenReader reader = new FenReader(fen, OrthodoxSetup.FIELDS);
        OrthodoxSetup setup = OrthodoxSetup.read(reader, PawnSquares.STANDARD);
        setup.checkIdleKing(reader);
        reader.refuseFaults();
        return new StandardPosition(this, setup);
    }

    @Override
    public int maxLegalMoves() {
        return StandardPosition.MAX_LEGAL_MOVES;
    }

    @Override
    public PlaneLayout planes() {
        return PLANES;
    }

    @Override
    public PolicyLayout policy() {
        return POLICY;
    }

    @Override
    public int curriculumLevels() {
        return StandardCurriculum.LEVELS;
    }

    @Override
    public Position curriculumStart(int level, RandomGenerator random) {
        return new StandardCurriculum(this, random).start(level);
    }
}
