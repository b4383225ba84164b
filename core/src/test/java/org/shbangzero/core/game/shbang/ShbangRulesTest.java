package org.shbangzero.core.game.shbang;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.shbangzero.core.Play;
import org.shbangzero.core.Position;

/** The rules of Shbang where they differ from chess, by the ids of the rules. */
class ShbangRulesTest {
    private final ShbangGame game = new ShbangGame();

    private static List<String> moves(Position position) {
        int[] moves = new int[position.game().maxLegalMoves()];
        int count = position.legalMoves(moves);
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            texts.add(position.uci(moves[i]));
        }
        return texts;
    }

    private String after(String fen, String uciMoves) {
        return Play.moves(game.parse(fen), uciMoves).fen();
    }

    @Test
    void l2AHitTakesALifeAndNothingMoves() {
        assertThat(after(ShbangGame.START, "e2e4 d7d5 e4d5"))
                .isEqualTo("rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - "
                        + "11110111/1111111/-/0/1/-/1111111/11110111 0/1 -/d5 1 2");
    }

    @Test
    void l1APieceWithoutLivesIsCapturedAndItsLockGoes() {
        assertThat(after(ShbangGame.START, "e2e4 d7d5 e4d5 a7a6 e4d5"))
                .isEqualTo("rnbqkbnr/1pp1pppp/p7/3P4/8/8/PPPP1PPP/RNBQKBNR b KQkq - "
                        + "11110111/111111/1/1/-/-/1111111/11110111 0/1 -/- 0 3");
    }

    @Test
    void s3TheLockIsNotStackedUntilAnotherPieceIsHit() {
        Position position = Play.moves(game.start(0), "e2e4 d7d5 e4d5");
        assertThat(moves(position)).contains("L@a7", "L@e8").doesNotContain("L@d5");
        Play.moves(position, "a7a6 d1g4 a6a5 g4g7");
        assertThat(moves(position)).contains("L@d5").doesNotContain("L@g7");
    }

    @Test
    void s3ALockedKingIsNotStacked() {
        Position position = game.parse("4k3/8/8/8/8/8/p7/4RK2 b - - 1/-/-/-/-/-/0/10 14/14 -/e8 0 1");
        assertThat(moves(position)).contains("L@a2").doesNotContain("L@e8");
    }

    @Test
    void s3TheLockFollowsItsPieceThroughCastlingAndPromotion() {
        assertThat(after("4k3/8/8/8/8/8/p7/4K2R w K - 0/-/-/-/-/-/0/02 13/15 h1/a2 5 9", "e1g1"))
                .isEqualTo("4k3/8/8/8/8/8/p7/5RK1 b - - 0/-/-/-/-/-/0/20 13/15 f1/a2 6 9");
        assertThat(after("4k3/8/8/8/8/8/p7/4K2R b K - 0/-/-/-/-/-/3/02 13/12 h1/a2 5 9", "a2a1q"))
                .isEqualTo("4k3/8/8/8/8/8/8/q3K2R w K - 0/-/-/-/-/-/-/302 13/12 h1/a1 0 10");
    }

    @Test
    void m3APromotedPieceKeepsItsStack() {
        assertThat(after("4k3/P7/8/8/8/8/8/4K3 w - - 0/2/-/-/-/-/-/0 13/15 a7/- 0 1", "a7a8n"))
                .isEqualTo("N3k3/8/8/8/8/8/8/4K3 b - - 20/-/-/-/-/-/-/0 13/15 a8/- 0 1");
    }

    @Test
    void m3APawnThatHitsOnTheLastRankDoesNotPromote() {
        Position position = game.parse("1r2k3/P7/8/8/8/8/8/4K3 w - - 10/0/-/-/-/-/-/0 15/14 -/- 0 1");
        assertThat(moves(position)).contains("a7b8", "a7a8q").doesNotContain("a7b8q");
        assertThat(Play.moves(position, "a7b8").fen())
                .isEqualTo("1r2k3/P7/8/8/8/8/8/4K3 b - - 00/0/-/-/-/-/-/0 15/15 -/b8 1 1");
    }

    @Test
    void k2AnArmoredKingIsNeverInCheck() {
        Position position = game.parse("r3k2r/8/8/8/8/8/8/4RK2 b kq - 020/-/-/-/-/-/-/10 14/13 -/- 0 1");
        assertThat(position.inCheck()).isFalse();
        assertThat(moves(position)).contains("a8a1", "e8e7", "e8g8", "e8c8", "L@e8");
    }

    @Test
    void k2AnArmoredKingGivesCheckToABareOneBesideIt() {
        Position position = game.parse("8/8/8/8/3k4/8/4K2P/8 w - - -/-/-/-/0/-/10/- 14/15 -/- 0 1");
        assertThat(moves(position)).contains("e2d3", "e2e3");
        Play.moves(position, "e2d3");
        assertThat(position.inCheck()).isTrue();
        assertThat(moves(position)).containsExactlyInAnyOrder("d4c5", "d4d5", "d4e5");
    }

    @Test
    void k1ArmoredKingsHitEachOther() {
        Position position = game.parse("8/8/8/3k4/3K4/8/7P/8 w - - -/-/-/1/1/-/0/- 14/14 -/- 0 1");
        assertThat(moves(position)).contains("d4d5");
        Play.moves(position, "d4d5");
        assertThat(position.inCheck()).isTrue();
        assertThat(position.fen()).isEqualTo("8/8/8/3k4/3K4/8/7P/8 b - - -/-/-/0/1/-/0/- 14/15 -/d5 1 1");
        assertThat(moves(position)).noneMatch(move -> move.startsWith("L@")).doesNotContain("d5d4");
    }

    @Test
    void k3NoHitAndNoStackLeavesCheck() {
        Position position = game.parse("4k3/8/8/8/7b/8/8/4R1K1 b - - 0/-/-/-/0/-/-/10 14/15 -/- 0 1");
        assertThat(position.inCheck()).isTrue();
        assertThat(moves(position))
                .contains("h4e7", "e8d7")
                .doesNotContain("h4e1")
                .noneMatch(m -> m.startsWith("L@"));
        Position capturable = game.parse("4k3/8/8/8/7b/8/8/4R1K1 b - - 0/-/-/-/0/-/-/00 15/15 -/- 0 1");
        assertThat(moves(capturable)).contains("h4e1");
    }

    @Test
    void k4TheLastLifeOfAKingGivesCheck() {
        Position position = game.parse("4k3/8/8/8/8/8/p7/4R1K1 w - - 1/-/-/-/-/-/0/10 14/14 -/- 0 1");
        Play.moves(position, "e1e8");
        assertThat(position.inCheck()).isTrue();
        assertThat(moves(position)).noneMatch(move -> move.startsWith("L@"));
    }

    @Test
    void aPinnedPieceHitsOffItsLineButMovesOnlyAlongIt() {
        Position position = game.parse("4r1k1/8/8/p2R3p/8/8/4R3/4K3 w - - 10/-/-/101/-/-/1/0 14/12 -/- 0 1");
        // The rook on e2 is pinned by e8; the one on d5 is not.
        assertThat(moves(position))
                .contains("e2e8", "e2e5", "d5a5", "d5h5", "d5d8")
                .doesNotContain("e2d2", "e2h2");
        Position crossing = game.parse("4r1k1/8/8/8/8/8/p3R2p/4K3 w - - 10/-/-/-/-/-/111/0 14/12 -/- 0 1");
        assertThat(moves(crossing)).contains("e2a2", "e2h2", "e2e7").doesNotContain("e2b2", "e2g2");
    }

    @Test
    void aBareKingHitsAGuardedPieceButDoesNotTakeIt() {
        Position armed = game.parse("8/8/8/8/8/k7/p7/K7 w - - -/-/-/-/-/0/1/0 15/14 -/- 0 1");
        assertThat(moves(armed)).containsExactlyInAnyOrder("a1a2", "L@a1");
        Position bare = game.parse("8/8/8/8/8/k7/p7/K7 w - - -/-/-/-/-/0/0/0 15/15 -/- 0 1");
        assertThat(moves(bare)).containsExactly("L@a1");
    }

    @Test
    void m1AnArmoredKingCastlesThroughAttackedSquares() {
        String bare = "4k3/8/8/8/8/8/5r2/4K2R w K - 0/-/-/-/-/-/1/01 14/14 -/- 0 1";
        assertThat(moves(game.parse(bare))).doesNotContain("e1g1");
        String armored = "4k3/8/8/8/8/8/5r2/4K2R w K - 0/-/-/-/-/-/1/11 13/14 -/- 0 1";
        assertThat(moves(game.parse(armored))).contains("e1g1");
    }

    @Test
    void l4HitsKeepCastlingRights() {
        assertThat(after("4k3/8/8/8/8/6n1/8/4K2R b K - 0/-/-/-/-/0/-/02 13/15 -/- 0 1", "g3h1"))
                .isEqualTo("4k3/8/8/8/8/6n1/8/4K2R w K - 0/-/-/-/-/0/-/01 14/15 h1/- 1 2");
        assertThat(after("4k3/8/8/8/8/6n1/8/4K2R b K - 0/-/-/-/-/0/-/00 15/15 h1/- 0 1", "g3h1"))
                .isEqualTo("4k3/8/8/8/8/8/8/4K2n w - - 0/-/-/-/-/-/-/00 15/15 -/- 0 2");
    }

    @Test
    void m2EnPassantAgainstAPawnWithLivesIsAHit() {
        Position position = game.parse("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0/2/-/0/-/-/-/0 15/13 -/- 0 1");
        Play.moves(position, "d7d5");
        assertThat(position.fen()).isEqualTo("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0/-/-/20/-/-/-/0 15/13 -/- 0 2");
        assertThat(Play.san(position, "e5d6")).isEqualTo("e*d6");
        assertThat(position.caption(Play.move(position, "e5d6"))).isEqualTo("SHBANG! 1 life left");
        Play.moves(position, "e5d6");
        assertThat(position.fen()).isEqualTo("4k3/8/8/3pP3/8/8/8/4K3 b - - 0/-/-/10/-/-/-/0 15/14 -/d5 1 2");
        position.unmake();
        assertThat(position.fen()).isEqualTo("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0/-/-/20/-/-/-/0 15/13 -/- 0 2");
    }

    @Test
    void m2EnPassantAlongTheKingsRankIsLegalOnlyAsAHitOrForAnArmoredKing() {
        Position capture = game.parse("4k3/8/8/K2pP2r/8/8/8/8 w - d6 0/-/-/0001/-/-/-/- 15/14 -/- 0 1");
        assertThat(capture.fen()).contains(" w - - ");
        Position hit = game.parse("4k3/8/8/K2pP2r/8/8/8/8 w - d6 0/-/-/0101/-/-/-/- 15/13 -/- 0 1");
        assertThat(hit.fen()).contains(" w - d6 ");
        assertThat(moves(hit)).contains("e5d6");
        Position armored = game.parse("4k3/8/8/K2pP2r/8/8/8/8 w - d6 0/-/-/1001/-/-/-/- 14/14 -/- 0 1");
        assertThat(moves(armored)).contains("e5d6");
    }

    @Test
    void m2ADoubleStepWithLivesThatChecksCannotBeHit() {
        Position position = game.parse("4k3/3p4/8/4P3/2K5/8/8/8 b - - 0/1/-/0/0/-/-/- 15/14 -/- 0 1");
        Play.moves(position, "d7d5");
        assertThat(position.inCheck()).isTrue();
        assertThat(position.fen()).contains(" w - - ");
        Position taken = game.parse("4k3/3p4/8/4P3/2K5/8/8/8 b - - 0/0/-/0/0/-/-/- 15/15 -/- 0 1");
        assertThat(Play.moves(taken, "d7d5").fen()).contains(" w - d6 ");
    }

    @Test
    void notationNamesHitsStacksAndCaptions() {
        Position position = game.parse("3qk3/3r4/8/8/Q7/8/8/3RK3 w - - 12/3/-/-/1/-/-/10 13/9 -/- 0 1");
        assertThat(Play.san(position, "d1d7")).isEqualTo("R*d7");
        assertThat(Play.san(position, "a4d7")).isEqualTo("Q*d7");
        assertThat(Play.san(position, "L@e1")).isEqualTo("L@e1");
        assertThat(position.caption(Play.move(position, "a4d7"))).isEqualTo("SHBANG! 2 lives left");
        assertThat(position.caption(Play.move(position, "a4a7"))).isNull();
    }

    @Test
    void hitsAreNoisyAndStacksAreNot() {
        Position position = game.parse("3qk3/3r4/8/8/Q7/8/8/3RK3 w - - 12/3/-/-/1/-/-/10 13/9 -/- 0 1");
        assertThat(position.isNoisy(Play.move(position, "d1d7"))).isTrue();
        assertThat(position.isNoisy(Play.move(position, "L@d1"))).isFalse();
        assertThat(position.isNoisy(Play.move(position, "a4a7"))).isFalse();
        Position passed = game.parse("4k3/8/8/K2pP2r/8/8/8/8 w - d6 0/-/-/0101/-/-/-/- 15/13 -/- 0 1");
        assertThat(passed.isNoisy(Play.move(passed, "e5d6"))).isTrue();
    }
}
