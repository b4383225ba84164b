package org.shbangzero.core.game.nocastle;

import java.util.Locale;
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

/** No Castle. The start id is the back rank's place in the sorted list of all. */
public final class NoCastleGame implements Game {
    private static final PlaneLayout PLANES = OrthodoxPlanes.layout("nocastle-planes-1");
    private static final PolicyLayout POLICY = new OrthodoxPolicy("nocastle-policy-1", OrthodoxPolicy.COUNT, 0);

    @Override
    public String id() {
        return "nocastle";
    }

    @Override
    public String summary() {
        return "chess from one of 2,880 shuffled back ranks, without castling";
    }

    @Override
    public int startCount() {
        return BackRanks.ALL.size();
    }

    @Override
    public Position start(int id) {
        if (id < 0 || id >= startCount()) {
            throw new InputException("nocastle has no start " + id + "; its start ids are 0 to " + (startCount() - 1));
        }
        String rank = BackRanks.ALL.get(id);
        return parse(rank.toLowerCase(Locale.ROOT) + "/pppppppp/8/8/8/8/PPPPPPPP/" + rank + " w - - 0 1");
    }

    /** No start is the usual one. */
    @Override
    public boolean hasStandardStart() {
        return false;
    }

    @Override
    public Position parse(String fen) {
        FenReader reader = new FenReader(fen, OrthodoxSetup.FIELDS);
        OrthodoxSetup setup = OrthodoxSetup.read(reader, PawnSquares.STANDARD);
        if (setup.rights() != 0) {
            reader.fault("castling", "'" + reader.field("castling") + "' is not -; there is no castling in nocastle");
        }
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
