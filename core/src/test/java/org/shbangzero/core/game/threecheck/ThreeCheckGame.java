package org.shbangzero.core.game.threecheck;

import java.util.List;
import org.shbangzero.core.EndReason;
import org.shbangzero.core.Position;
import org.shbangzero.core.Side;
import org.shbangzero.core.StartIds;
import org.shbangzero.core.notation.FenReader;
import org.shbangzero.core.orthodox.OrthodoxPlanes;
import org.shbangzero.core.orthodox.OrthodoxPolicy;
import org.shbangzero.core.orthodox.OrthodoxSetup;
import org.shbangzero.core.orthodox.StandardGame;
import org.shbangzero.core.orthodox.Threats;

/** Three-check chess. The FEN field {@code checks} says how many checks White and Black have yet to give, e.g. {@code 3+1}. */
public final class ThreeCheckGame extends StandardGame {
    static final int CHECKS = 3;
    static final EndReason THIRD_CHECK = EndReason.of("third_check");

    private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 3+3 0 1";
    private static final List<String> FIELDS =
            List.of("placement", "side", "castling", "ep", "checks", "halfmove", "fullmove");

    /** For the registry. */
    public ThreeCheckGame() {
        super(
                OrthodoxPlanes.layout("threecheck-planes-1", "own checks left / 3", "enemy checks left / 3"),
                new OrthodoxPolicy("threecheck-policy-1", OrthodoxPolicy.COUNT, 0));
    }

    @Override
    public String id() {
        return "threecheck";
    }

    @Override
    public String summary() {
        return "chess in which the third check given wins";
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
    public List<EndReason> ownEndReasons() {
        return List.of(THIRD_CHECK);
    }

    @Override
    public Position parse(String fen) {
        FenReader reader = new FenReader(fen, FIELDS);
        OrthodoxSetup setup = OrthodoxSetup.read(reader, pawns());
        int[] left = readChecks(reader, setup);
        setup.checkIdleKing(reader);
        reader.refuseFaults();
        return new ThreeCheckPosition(this, setup, left);
    }

    @Override
    protected Position position(OrthodoxSetup setup) {
        return new ThreeCheckPosition(this, setup, new int[] {CHECKS, CHECKS});
    }

    private static int[] readChecks(FenReader reader, OrthodoxSetup setup) {
        String text = reader.field("checks");
        if (text == null || !text.matches("[0-3]\\+[0-3]")) {
            if (text != null) {
                reader.fault("checks", "'" + text + "' is not of the form white+black, each from 0 to " + CHECKS);
            }
            return new int[2];
        }
        int[] left = {text.charAt(0) - '0', text.charAt(2) - '0'};
        for (int side = 0; side < 2; side++) {
            if (left[side] == 0 && setup.hasTwoKings() && !hasJustChecked(setup, side)) {
                reader.fault(
                        "checks",
                        Side.name(side) + " has none left, but has not just given check; the game would be over");
            }
        }
        return left;
    }

    private static boolean hasJustChecked(OrthodoxSetup setup, int side) {
        int king = Threats.king(setup.board(), setup.side());
        return setup.side() != side
                && Threats.isAttacked(setup.board(), king, side, setup.board().occupied());
    }
}
