package org.shbangzero.core.game.chess;

import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.shbangzero.core.Game;
import org.shbangzero.core.InputException;
import org.shbangzero.core.PlaneLayout;
import org.shbangzero.core.PolicyLayout;
import org.shbangzero.core.Position;
import org.shbangzero.core.board.Squares;
import org.shbangzero.core.notation.FenReader;
import org.shbangzero.core.orthodox.OrthodoxPlanes;
import org.shbangzero.core.orthodox.OrthodoxPolicy;
import org.shbangzero.core.orthodox.OrthodoxSetup;
import org.shbangzero.core.orthodox.PawnSquares;
import org.shbangzero.core.orthodox.StandardPosition;

/** Chess. */
public final class ChessGame implements Game {
    static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    private static final List<String> FEN_FIELDS =
            List.of("placement", "side", "castling", "ep", "halfmove", "fullmove");
    private static final PlaneLayout PLANES = new PlaneLayout(
            "chess-planes-1",
            Stream.of(OrthodoxPlanes.PIECES, OrthodoxPlanes.EN_PASSANT)
                    .flatMap(List::stream)
                    .toList(),
            List.of(),
            OrthodoxPlanes.STATE);
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
        FenReader reader = new FenReader(fen, FEN_FIELDS);
        OrthodoxSetup setup = OrthodoxSetup.read(reader, PawnSquares.STANDARD);
        if (setup.hasTwoKings()) {
            int king = setup.attackedIdleKing();
            if (king != Squares.NONE) {
                OrthodoxSetup.faultIdleCheck(reader, setup.side() ^ 1, king);
            }
        }
        reader.refuseFaults();
        return new StandardPosition(this, setup);
    }

    /** Fifteen queens of 27 moves at most, and a king's ten. */
    @Override
    public int maxLegalMoves() {
        return 15 * 27 + 10;
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
        return ChessCurriculum.LEVELS;
    }

    @Override
    public Position curriculumStart(int level, RandomGenerator random) {
        return new ChessCurriculum(this, random).start(level);
    }
}
