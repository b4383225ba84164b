package org.shbangzero.core.game.banzai;

import java.util.random.RandomGenerator;
import org.shbangzero.core.Game;
import org.shbangzero.core.InputException;
import org.shbangzero.core.PlaneLayout;
import org.shbangzero.core.PolicyLayout;
import org.shbangzero.core.Position;
import org.shbangzero.core.board.Bitboards;
import org.shbangzero.core.notation.FenReader;
import org.shbangzero.core.orthodox.OrthodoxPlanes;
import org.shbangzero.core.orthodox.OrthodoxSetup;
import org.shbangzero.core.orthodox.PawnSquares;
import org.shbangzero.core.orthodox.StandardCurriculum;

/** Banzai Chess. */
public final class BanzaiGame implements Game {
    static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    /** Pawns may stand on their own first rank, and step twice from there and from the second. */
    private static final PawnSquares PAWNS = new PawnSquares(
            Bitboards.RANK_8,
            Bitboards.RANK_1,
            Bitboards.RANK_1 << 8 | Bitboards.RANK_1 << 16,
            Bitboards.RANK_1 << 40 | Bitboards.RANK_1 << 48);

    private static final PlaneLayout PLANES = OrthodoxPlanes.layout("banzai-planes-1");
    private static final PolicyLayout POLICY = new BanzaiPolicy();

    @Override
    public String id() {
        return "banzai";
    }

    @Override
    public String summary() {
        return "chess in which a piece may move onto one of its own side and push it one square on";
    }

    @Override
    public int startCount() {
        return 1;
    }

    @Override
    public Position start(int id) {
        if (id != 0) {
            throw new InputException("banzai has no start " + id + "; its only start id is 0");
        }
        return parse(START);
    }

    @Override
    public Position parse(String fen) {
        FenReader reader = new FenReader(fen, OrthodoxSetup.FIELDS);
        OrthodoxSetup setup = OrthodoxSetup.read(reader, PAWNS);
        setup.checkIdleKing(reader);
        reader.refuseFaults();
        return new BanzaiPosition(this, setup);
    }

    /**
     * Fifteen queens of 27 squares at most, three of which may push a pawn that promotes in three ways, and a king's ten likewise.
     */
    @Override
    public int maxLegalMoves() {
        return 15 * (27 + 3 * 2) + 10 + 3 * 2;
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
