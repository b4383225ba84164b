package org.shbangzero.core.game.shbang;

import java.util.List;
import java.util.random.RandomGenerator;
import org.shbangzero.core.Game;
import org.shbangzero.core.PlaneLayout;
import org.shbangzero.core.PolicyLayout;
import org.shbangzero.core.Position;
import org.shbangzero.core.StartIds;
import org.shbangzero.core.notation.FenReader;

/** Shbang. */
public final class ShbangGame implements Game {
    static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - "
            + "11110111/11111111/-/-/-/-/11111111/11110111 0/0 -/- 0 1";

    private static final List<String> FEN_FIELDS =
            List.of("placement", "side", "castling", "ep", "lives", "hands", "locks", "halfmove", "fullmove");

    @Override
    public String id() {
        return "shbang";
    }

    @Override
    public String summary() {
        return "chess with lives: capturing a piece that has any only takes one life";
    }

    @Override
    public int startCount() {
        return 1;
    }

    @Override
    public Position start(int id) {
        StartIds.require(this, id);
        return parse(START);
    }

    @Override
    public Position parse(String fen) {
        FenReader reader = new FenReader(fen, FEN_FIELDS);
        ShbangSetup setup = ShbangSetup.read(reader);
        reader.refuseFaults();
        return new ShbangPosition(this, setup);
    }

    /** Fifteen queens of 27 moves at most, a king's ten, and a life stacked under each of sixteen pieces. */
    @Override
    public int maxLegalMoves() {
        return 15 * 27 + 10 + 16;
    }

    @Override
    public PlaneLayout planes() {
        return ShbangPlanes.LAYOUT;
    }

    @Override
    public PolicyLayout policy() {
        return ShbangPlanes.POLICY;
    }

    @Override
    public int curriculumLevels() {
        return ShbangCurriculum.LEVELS;
    }

    @Override
    public Position curriculumStart(int level, RandomGenerator random) {
        return new ShbangCurriculum(this, random).start(level);
    }
}
