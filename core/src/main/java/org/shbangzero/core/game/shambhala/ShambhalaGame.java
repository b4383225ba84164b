package org.shbangzero.core.game.shambhala;

import java.util.random.RandomGenerator;
import org.shbangzero.core.Game;
import org.shbangzero.core.PlaneLayout;
import org.shbangzero.core.PolicyLayout;
import org.shbangzero.core.Position;
import org.shbangzero.core.StartIds;
import org.shbangzero.core.notation.FenReader;

/** Shambhala chess. In the start ids, bit 0 swaps White's general and advisor, bit 1 Black's. */
public final class ShambhalaGame implements Game {
    private static final int STARTS = 4;
    private static final PolicyLayout POLICY = new ShambhalaPolicy();

    @Override
    public String id() {
        return "shambhala";
    }

    @Override
    public String summary() {
        return "two royals a side, no check: capture both; pawns become captured pieces";
    }

    @Override
    public int startCount() {
        return STARTS;
    }

    @Override
    public Position start(int id) {
        StartIds.require(this, id);
        String white = (id & 1) == 0 ? "RNEGAENR" : "RNEAGENR";
        String black = (id & 2) == 0 ? "rnegaenr" : "rneagenr";
        return parse(black + "/1w4w1/pppppppp/8/8/PPPPPPPP/1W4W1/" + white + " w GAga - 0 1");
    }

    @Override
    public Position parse(String fen) {
        FenReader reader = new FenReader(fen, ShambhalaSetup.FIELDS);
        ShambhalaSetup setup = ShambhalaSetup.read(reader);
        reader.refuseFaults();
        return new ShambhalaPosition(this, setup);
    }

    @Override
    public String pieceName(char letter) {
        return switch (letter) {
            case 'P' -> "pawn";
            case 'R' -> "chariot";
            case 'N' -> "horse";
            case 'E' -> "elephant";
            case 'W' -> "war engine";
            case 'G' -> "general";
            case 'A' -> "advisor";
            default -> throw new IllegalArgumentException("no piece has the letter '" + letter + "'");
        };
    }

    /**
     * Two chariots of 14 squares at most, two war engines of 13, four horses and elephants of 8, two royal pieces of 12, and eight
     * pawns that can go three ways and become six kinds.
     */
    @Override
    public int maxLegalMoves() {
        return 2 * 14 + 2 * 13 + 4 * 8 + 2 * 12 + 8 * 3 * 6;
    }

    @Override
    public PlaneLayout planes() {
        return ShambhalaPlanes.LAYOUT;
    }

    @Override
    public PolicyLayout policy() {
        return POLICY;
    }

    @Override
    public int curriculumLevels() {
        return ShambhalaCurriculum.LEVELS;
    }

    @Override
    public Position curriculumStart(int level, RandomGenerator random) {
        return new ShambhalaCurriculum(this, random).start(level);
    }
}
