package org.shbangzero.evaluate.play.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.shbangzero.core.Side.BLACK;
import static org.shbangzero.core.Side.WHITE;
import static org.shbangzero.evaluate.play.game.TableAction.NEXT_GAME;
import static org.shbangzero.evaluate.play.game.TableAction.PAUSE;
import static org.shbangzero.evaluate.play.game.TableAction.RESIGN;
import static org.shbangzero.evaluate.play.game.TableAction.RESUME;
import static org.shbangzero.evaluate.play.game.TableAction.TAKE_BACK;
import static org.shbangzero.evaluate.play.game.TableRig.ENGINE;
import static org.shbangzero.evaluate.play.game.TableRig.HUMAN;
import static org.shbangzero.evaluate.play.game.TableRig.onClock;

import org.junit.jupiter.api.Test;

class ClockedGameTest {
    private static final PlayerWish TEN_SECONDS = onClock(HUMAN, 10_000, 2_000);

    @Test
    void theClockOfWhoIsToMoveRunsAndGetsItsIncrement() {
        TableRig rig = TableRig.chess(TEN_SECONDS, onClock(HUMAN, 60_000, 0));
        assertThat(rig.view().running()).isEqualTo("white");
        rig.pass(3_000);
        assertThat(rig.clock(WHITE)).isEqualTo(7_000);
        rig.play("e2e4");
        rig.pass(1_500);
        assertThat(rig.clock(WHITE)).isEqualTo(9_000);
        assertThat(rig.clock(BLACK)).isEqualTo(58_500);
        rig.play("e7e5");
        assertThat(rig.clock(BLACK)).isEqualTo(58_500);
        assertThat(rig.view().moves().get(0).clock()).isEqualTo(9_000);
        assertThat(rig.table.pgn("2026.01.31")).contains("[WhiteTimeControl \"10+2\"]", "1. e4 {[%clk 0:00:09.0]}");
    }

    @Test
    void whoRunsOutOfTimeLoses() {
        TableRig rig = TableRig.chess(TEN_SECONDS, TEN_SECONDS);
        rig.play("e2e4");
        assertThat(rig.table.millisToFlag()).isEqualTo(10_000);
        rig.pass(9_999);
        rig.table.tick();
        assertThat(rig.result()).isEqualTo("ongoing");
        rig.pass(1);
        rig.table.tick();
        assertThat(rig.result()).isEqualTo("white_wins:time");
        assertThat(rig.view().result().words()).isEqualTo("Black ran out of time: White wins.");
        assertThat(rig.view().running()).isNull();
        assertThat(rig.table.millisToFlag()).isEqualTo(-1);
        assertThat(rig.clock(BLACK)).isZero();
    }

    @Test
    void aMoveAfterTheFlagComesTooLate() {
        TableRig rig = TableRig.chess(TEN_SECONDS, TEN_SECONDS);
        rig.pass(10_000);
        assertThatThrownBy(() -> rig.play("e2e4")).isInstanceOf(ConflictException.class);
        assertThat(rig.result()).isEqualTo("black_wins:time");
        assertThat(rig.ucis()).isEmpty();
    }

    @Test
    void aSideWithoutAClockHasAllTime() {
        TableRig rig = TableRig.chess(HUMAN, TEN_SECONDS);
        rig.pass(1_000_000);
        rig.play("e2e4");
        assertThat(rig.clock(WHITE)).isNull();
        assertThat(rig.view().moves().get(0).clock()).isNull();
        assertThat(rig.view().running()).isEqualTo("black");
    }

    @Test
    void theEngineKeepsToItsClock() {
        TableRig rig = TableRig.chess(HUMAN, onClock(ENGINE, 10_000, 0));
        assertThat(rig.table.isThinkingTimed()).isFalse();
        rig.play("e2e4");
        EngineTask task = rig.tasks.get(0);
        assertThat(task.simulations()).isEmpty();
        assertThat(task.budget().hard()).isBetween(100L, 2_500L);
        assertThat(task.budget().soft()).isLessThan(task.budget().hard());
        assertThat(rig.table.isThinkingTimed()).isTrue();
        rig.pass(20_000);
        rig.answer("e7e5", 0.5);
        assertThat(rig.result()).isEqualTo("white_wins:time");
        assertThat(rig.ucis()).containsExactly("e2e4");
    }

    @Test
    void takingBackGivesBothTheTimeBack() {
        TableRig rig = TableRig.chess(TEN_SECONDS, onClock(ENGINE, 10_000, 0));
        rig.play("e2e4").answer("e7e5", 0.5);
        rig.pass(4_000);
        rig.play("d2d4");
        rig.pass(1_000);
        rig.answer("e5d4", 0.5);
        assertThat(rig.clock(WHITE)).isEqualTo(10_000);
        assertThat(rig.clock(BLACK)).isEqualTo(9_000);
        rig.table.act(TAKE_BACK);
        assertThat(rig.ucis()).containsExactly("e2e4", "e7e5");
        assertThat(rig.clock(WHITE)).isEqualTo(12_000);
        assertThat(rig.clock(BLACK)).isEqualTo(10_000);
    }

    @Test
    void aPauseStopsTheClockAndARestartPauses() {
        TableRig rig = TableRig.chess(TEN_SECONDS, TEN_SECONDS);
        rig.play("e2e4", "e7e5");
        rig.pass(5_000);
        rig.table.act(PAUSE);
        rig.pass(50_000);
        assertThat(rig.clock(WHITE)).isEqualTo(7_000);
        rig.table.act(RESUME);
        rig.pass(1_000);
        TableRig later = new TableRig(rig.table.save());
        assertThat(later.view().running()).isNull();
        assertThat(later.view().can()).contains("resume").doesNotContain("pause");
        later.pass(50_000);
        assertThat(later.clock(WHITE)).isEqualTo(6_000);
        assertThat(later.clock(BLACK)).isEqualTo(12_000);
        later.table.act(RESUME);
        later.pass(6_000);
        later.table.tick();
        assertThat(later.result()).isEqualTo("black_wins:time");
    }

    @Test
    void aMoveEndsThePause() {
        TableRig rig = TableRig.chess(TEN_SECONDS, TEN_SECONDS);
        rig.table.act(PAUSE);
        rig.play("e2e4");
        assertThat(rig.view().running()).isEqualTo("black");
        assertThatThrownBy(() -> rig.table.act(RESUME)).isInstanceOf(ConflictException.class);
    }

    @Test
    void eachGameOfASeriesBeginsWithTheFullTimeOfThePlayerWhoHasTheColour() {
        TableRig rig = TableRig.chess(TEN_SECONDS, onClock(HUMAN, 60_000, 0));
        rig.pass(4_000);
        rig.table.act(RESIGN);
        rig.table.act(NEXT_GAME);
        assertThat(rig.clock(WHITE)).isEqualTo(60_000);
        assertThat(rig.clock(BLACK)).isEqualTo(10_000);
        assertThat(rig.view().running()).isEqualTo("white");
    }
}
