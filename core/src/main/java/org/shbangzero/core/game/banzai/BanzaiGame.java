package org.shbangzero.core.game.banzai;

import org.shbangzero.core.Position;
import org.shbangzero.core.StartIds;
import org.shbangzero.core.board.Bitboards;
import org.shbangzero.core.orthodox.OrthodoxPlanes;
import org.shbangzero.core.orthodox.OrthodoxSetup;
import org.shbangzero.core.orthodox.PawnSquares;
import org.shbangzero.core.orthodox.StandardGame;

/** Banzai Chess. */
public final class BanzaiGame extends StandardGame {
    static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    /** Pawns may stand on their own first rank, and step twice from there and from the second. */
    private static final PawnSquares PAWNS = new PawnSquares(
            Bitboards.RANK_8,
            Bitboards.RANK_1,
            Bitboards.RANK_1 << 8 | Bitboards.RANK_1 << 16,
            Bitboards.RANK_1 << 40 | Bitboards.RANK_1 << 48);

    /** For the registry. */
    public BanzaiGame() {
        super(OrthodoxPlanes.layout("banzai-planes-1"), new BanzaiPolicy());
    }

    @Override
    public String id() {
        return "banzai";
    }

    @Override
    public String summary() {
        return "chess in which a move onto an own piece pushes it one square on";
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
    protected PawnSquares pawns() {
        return PAWNS;
    }

    @Override
    protected Position position(OrthodoxSetup setup) {
        return new BanzaiPosition(this, setup);
    }

    /**
     * Fifteen queens of 27 squares at most, three of which may push a pawn that promotes in three ways, and a king's ten likewise.
     */
    @Override
    public int maxLegalMoves() {
        return 15 * (27 + 3 * 2) + 10 + 3 * 2;
    }
}
