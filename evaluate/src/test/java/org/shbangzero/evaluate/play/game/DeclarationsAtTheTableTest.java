package org.shbangzero.evaluate.play.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.shbangzero.evaluate.play.game.TableAction.ACCEPT_DRAW;
import static org.shbangzero.evaluate.play.game.TableAction.OFFER_DRAW;
import static org.shbangzero.evaluate.play.game.TableRig.ENGINE;
import static org.shbangzero.evaluate.play.game.TableRig.HUMAN;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Draws by agreement, and resignations of engines. */
class DeclarationsAtTheTableTest {
    @Test
    void anOfferStandsUntilItIsAccepted() {
        TableRig rig = TableRig.chess(HUMAN, HUMAN);
        rig.table.move(0, "e2e4", true);
        assertThat(rig.view().drawOfferedBy()).isEqualTo("white");
        assertThat(rig.view().can()).contains("acceptDraw").doesNotContain("offerDraw");
        assertThatThrownBy(() -> rig.table.act(OFFER_DRAW)).hasMessage("a draw is offered after the own move, once");
        rig.table.act(ACCEPT_DRAW);
        assertThat(rig.result()).isEqualTo("draw:agreement");
        assertThat(rig.view().result().words()).isEqualTo("Draw by agreement.");
    }

    @Test
    void anOfferLapsesWithTheOpponentsMove() {
        TableRig rig = TableRig.chess(HUMAN, HUMAN);
        assertThatThrownBy(() -> rig.table.act(OFFER_DRAW)).isInstanceOf(ConflictException.class);
        rig.play("e2e4");
        rig.table.act(OFFER_DRAW);
        rig.play("e7e5");
        assertThat(rig.view().drawOfferedBy()).isNull();
        assertThatThrownBy(() -> rig.table.act(ACCEPT_DRAW)).hasMessage("no draw is offered to who is to move");
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.0, 0.3})
    void anEngineThatStandsBadlyTakesADraw(double expectation) {
        TableRig rig = TableRig.chess(HUMAN, ENGINE);
        rig.play("e2e4");
        rig.table.act(OFFER_DRAW);
        assertThat(rig.tasks).as("the engine thinks on").hasSize(1);
        rig.answer("e7e5", expectation);
        assertThat(rig.result()).isEqualTo("draw:agreement");
    }

    @Test
    void anEngineTakesWhatItExpectsFromMoveTwentyOn() {
        assertThat(DrawOffers.isWelcome(0.5, 39)).isFalse();
        assertThat(DrawOffers.isWelcome(0.5, 40)).isTrue();
        assertThat(DrawOffers.isWelcome(0.51, 80)).isFalse();
        TableRig rig = TableRig.chess(HUMAN, ENGINE);
        rig.table.move(0, "e2e4", true);
        rig.answer("e7e5", 0.5);
        assertThat(rig.ucis()).containsExactly("e2e4", "e7e5");
        assertThat(rig.view().drawOfferedBy()).isNull();
    }

    @Test
    void anEngineThatMayResignsAfterThreeMovesWithoutHope() {
        TableRig rig = TableRig.declaring(HUMAN, ENGINE);
        rig.play("e2e4").answer("e7e5", 0.05).play("g1f3").answer("b8c6", 0.05).play("f1b5");
        assertThat(rig.result()).isEqualTo("ongoing");
        rig.answer("a7a6", 0.05);
        assertThat(rig.view().result().words()).isEqualTo("Black resigned: White wins.");
        assertThat(rig.ucis()).as("it resigns instead of a move").hasSize(5);
        assertThat(new TableRig(rig.table.save()).table.save().engineDeclares()).isTrue();

        TableRig silent = TableRig.chess(HUMAN, ENGINE);
        silent.play("e2e4")
                .answer("e7e5", 0)
                .play("g1f3")
                .answer("b8c6", 0)
                .play("f1b5")
                .answer("a7a6", 0);
        assertThat(silent.result()).isEqualTo("ongoing");
    }

    /** Knights go to and fro, and a pawn goes on every third time, so that no position occurs three times. */
    @Test
    void anEngineThatMayOffersADrawInAnEvenGameButNotWithEachMove() {
        TableRig rig = TableRig.declaring(HUMAN, ENGINE);
        List<String> knight = List.of("b1c3", "c3b1");
        List<String> pawns = List.of(
                "a2a3", "b2b3", "d2d3", "e2e3", "f2f3", "g2g3", "h2h3", "a3a4", "b3b4", "d3d4", "e3e4", "f3f4", "g3g4",
                "h3h4", "a4a5", "g4g5", "h4h5");
        List<Integer> offered = new ArrayList<>();
        for (int move = 0; move < 3 * pawns.size(); move++) {
            rig.play(move % 3 == 2 ? pawns.get(move / 3) : knight.get(move % 3));
            rig.answer(move % 2 == 0 ? "b8c6" : "c6b8", 0.5);
            if ("black".equals(rig.view().drawOfferedBy())) {
                offered.add(rig.ucis().size());
            }
        }
        assertThat(offered).containsExactly(82, 98);
        assertThat(rig.result()).isEqualTo("ongoing");
    }
}
