package org.shbangzero.evaluate.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.shbangzero.evaluate.think.Declaration.NONE;
import static org.shbangzero.evaluate.think.Declaration.OFFERS_DRAW;
import static org.shbangzero.evaluate.think.Declaration.RESIGNS;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.shbangzero.core.Games;
import org.shbangzero.core.Position;
import org.shbangzero.evaluate.clock.Clocks;
import org.shbangzero.evaluate.testing.ScriptedPlayer;
import org.shbangzero.evaluate.think.Declaration;
import org.shbangzero.evaluate.think.DeclarationRules;

class DecoratedPlayerTest {
    private static final int MOVE = 1;
    private static final int LATE = 90;

    private double expectedScore;
    /** Expects what the test says, and offers a draw of itself if it is certain to win. */
    private final Player oracle = new ScriptedPlayer("oracle", turn -> {
        return new Choice(MOVE, Opinion.of(expectedScore, 1), expectedScore == 1 ? OFFERS_DRAW : NONE);
    });

    private PlayerSession session(String settings) {
        DeclarationRules rules = PlayerSpec.parse("uniform," + settings).declarations();
        PlayerSession session = new DecoratedPlayer(oracle, Optional.empty(), rules).open();
        session.newGame(1);
        return session;
    }

    private static Turn turnAt(int ply) {
        Position position = Games.byId("chess").start(0);
        return new Turn(position, position.fen(), Collections.nCopies(ply, "e2e4"), Clocks.NONE, false);
    }

    /** What is declared at own moves in a row, the first at this ply. */
    private List<Declaration> declarations(PlayerSession session, int ply, double... expectedScores) {
        List<Declaration> declarations = new ArrayList<>();
        for (int i = 0; i < expectedScores.length; i++) {
            expectedScore = expectedScores[i];
            Choice choice = session.choose(turnAt(ply + 2 * i));
            assertThat(choice.move()).isEqualTo(MOVE);
            declarations.add(choice.declaration());
        }
        return declarations;
    }

    @Test
    void resignsAfterSoManyLostMovesInARow() {
        assertThat(declarations(session("resign=0.05"), 10, 0.01, 0.05, 0.04)).containsExactly(NONE, NONE, RESIGNS);
        assertThat(declarations(session("resign=0.05/2"), 11, 0.05, 0.06, 0.05, Double.NaN, 0, 0))
                .containsExactly(NONE, NONE, NONE, NONE, NONE, RESIGNS);
    }

    @Test
    void offersADrawLateInAnEvenGame() {
        assertThat(declarations(session("draw=0.05/2"), LATE, 0.55, 0.45, 0.5, 0.56, 0.5))
                .containsExactly(NONE, OFFERS_DRAW, OFFERS_DRAW, NONE, NONE);
        assertThat(declarations(session("draw=0.05/1"), 76, 0.5, 0.5, 0.5)).containsExactly(NONE, NONE, OFFERS_DRAW);
    }

    @Test
    void aRowEndsWithTheGame() {
        PlayerSession session = session("resign=0.05/2,draw=0/2");
        assertThat(declarations(session, LATE, 0.01)).containsExactly(NONE);
        session.newGame(2);
        assertThat(declarations(session, LATE + 2, 0.01)).containsExactly(NONE);
        assertThat(declarations(session, LATE + 3, 0.5)).containsExactly(NONE);
        assertThat(declarations(session, LATE + 5, 0.5)).containsExactly(OFFERS_DRAW);
    }

    @Test
    void whatThePlayerDeclaresItselfComesFirst() {
        assertThat(declarations(session("resign=0.1/1"), 10, 1, 0.1)).containsExactly(OFFERS_DRAW, RESIGNS);
    }

    @Test
    void theRulesAreDescribed() {
        DeclarationRules rules =
                PlayerSpec.parse("uniform,resign=.1,draw=0.02/5").declarations();
        Player player = new DecoratedPlayer(oracle, Optional.empty(), rules);
        assertThat(player.description()).isEqualTo("oracle, resigns at 0.1 for 3 moves, draws within 0.02 for 5 moves");
        assertThat(player.name()).isEqualTo("oracle");
        assertThat(player.timeControl()).isEmpty();
    }
}
