package org.shbangzero.evaluate.play.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.shbangzero.core.Side.BLACK;
import static org.shbangzero.core.Side.WHITE;
import static org.shbangzero.evaluate.play.game.TableAction.ACCEPT_DRAW;
import static org.shbangzero.evaluate.play.game.TableAction.DONE;
import static org.shbangzero.evaluate.play.game.TableAction.NEXT_GAME;
import static org.shbangzero.evaluate.play.game.TableAction.OFFER_DRAW;
import static org.shbangzero.evaluate.play.game.TableAction.PAUSE;
import static org.shbangzero.evaluate.play.game.TableAction.RESIGN;
import static org.shbangzero.evaluate.play.game.TableAction.RESUME;
import static org.shbangzero.evaluate.play.game.TableAction.STEP;
import static org.shbangzero.evaluate.play.game.TableAction.TAKE_BACK;
import static org.shbangzero.evaluate.play.game.TableRig.ENGINE;
import static org.shbangzero.evaluate.play.game.TableRig.HUMAN;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.shbangzero.core.Games;
import org.shbangzero.core.InputException;

class PlayTableTest {
    private static final String UNTIL_DONE = "until_done";
    private static final String MATE_IN_ONE = "7k/R7/6K1/8/8/8/8/8 w - - 0 1";

    @Test
    void aTurnEndsByDoneAlone() {
        TableRig rig = TableRig.chess(HUMAN, ENGINE, UNTIL_DONE);
        rig.play("e2e4");
        assertThat(rig.tasks).isEmpty();
        assertThat(rig.view().turn()).isEqualTo("white");
        assertThat(rig.view().legal()).isEmpty();
        assertThat(rig.view().can()).contains("done", "takeBack", "offerDraw");
        assertThatThrownBy(() -> rig.play("e7e5")).hasMessage("end the turn, or take the move back");
        rig.table.act(TAKE_BACK);
        assertThat(rig.ucis()).isEmpty();
        rig.play("d2d4");
        rig.table.act(OFFER_DRAW);
        assertThat(rig.view().drawOfferedBy()).isNull();
        rig.table.act(DONE);
        assertThat(rig.view().drawOfferedBy()).isEqualTo("white");
        assertThat(rig.tasks).hasSize(1);
        assertThat(rig.view().can()).doesNotContain("takeBack", "done");
        assertThatThrownBy(() -> rig.table.act(TAKE_BACK)).hasMessage("there is no move to take back");
    }

    @Test
    void aMateThatIsNotDoneEndsNoGame() {
        TableRig rig = TableRig.fen(MATE_IN_ONE, UNTIL_DONE);
        rig.play("a7a8");
        assertThat(rig.result()).isEqualTo("ongoing");
        rig.table.act(DONE);
        assertThat(rig.result()).isEqualTo("white_wins:checkmate");
    }

    @Test
    void whoResignsBeforeDoneHasNotMoved() {
        TableRig rig = TableRig.fen(MATE_IN_ONE, UNTIL_DONE);
        rig.play("a7a8");
        rig.table.act(RESIGN);
        assertThat(rig.result()).isEqualTo("black_wins:resignation");
        assertThat(rig.ucis()).isEmpty();
    }

    @Test
    void takingBackFreelyUndoesTheAnswerAndTheEnd() {
        TableRig rig = TableRig.chess(HUMAN, ENGINE);
        rig.play("e2e4").answer("e7e5", 0.5);
        rig.table.act(RESIGN);
        rig.table.act(TAKE_BACK);
        assertThat(rig.ucis()).isEmpty();
        assertThat(rig.result()).isEqualTo("ongoing");
        TableRig never = TableRig.chess(HUMAN, ENGINE, "never").play("e2e4");
        assertThatThrownBy(() -> never.table.act(TAKE_BACK)).hasMessage("moves are not taken back here");
    }

    @Test
    void aSeriesChangesColoursAndKeepsTheScore() {
        TableRig rig = TableRig.fen(MATE_IN_ONE, "free");
        assertThatThrownBy(() -> rig.table.act(NEXT_GAME)).hasMessage("this game is not over yet");
        rig.play("a7a8");
        assertThat(rig.view().players()).extracting(GameView.Player::points).containsExactly(1.0, 0.0);
        rig.table.act(NEXT_GAME);
        assertThat(rig.view().round()).isEqualTo(2);
        assertThat(rig.view().players()).extracting(GameView.Player::number).containsExactly(2, 1);
        assertThat(rig.view().players()).extracting(GameView.Player::points).containsExactly(0.0, 1.0);
        assertThat(rig.view().position().fen()).isEqualTo(MATE_IN_ONE);
        rig.table.move(0, "a7b7", true);
        rig.table.act(ACCEPT_DRAW);
        assertThat(rig.view().players()).extracting(GameView.Player::points).containsExactly(0.5, 1.5);
    }

    @Test
    void theEngineChangesColoursToo() {
        TableRig rig = TableRig.chess(HUMAN, ENGINE);
        rig.table.act(RESIGN);
        rig.table.act(NEXT_GAME);
        assertThat(rig.view().bottom()).isEqualTo("black");
        assertThat(rig.tasks).hasSize(1);
    }

    @Test
    void startsByLotAreDrawnForEachGame() {
        TableRig rig = new TableRig(new NewGame("nocastle", null, null, null, null, "white", null, null));
        String first = rig.view().start();
        rig.table.act(RESIGN);
        rig.table.act(NEXT_GAME);
        assertThat(rig.view().start()).isNotEqualTo(first);
    }

    @Test
    void enginesPlayEachOtherEachWithItsStrengthAndStepByStep() {
        PlayerWish strong = new PlayerWish("engine", 900L, null, null, null);
        TableRig rig = TableRig.chess(strong, new PlayerWish("engine", null, 70L, null, null));
        assertThat(rig.tasks.get(0).simulations()).hasValue(900);
        assertThatThrownBy(() -> rig.play("e2e4")).hasMessage("it is the engine's turn");
        rig.answer("e2e4", 0.5);
        assertThat(rig.tasks.get(1).budget().hard()).isEqualTo(70);
        rig.table.act(PAUSE);
        rig.answer("e7e5", 0.5);
        assertThat(rig.ucis()).as("too late").containsExactly("e2e4");
        rig.table.act(STEP);
        rig.answer("c7c5", 0.5);
        assertThat(rig.tasks).as("paused again").hasSize(3);
        rig.table.act(RESUME);
        assertThat(rig.tasks).hasSize(4);
        assertThatThrownBy(() -> rig.table.act(RESIGN)).isInstanceOf(ConflictException.class);
    }

    @Test
    void anEngineThatFailsIsAskedAgain() {
        TableRig rig = TableRig.chess(HUMAN, ENGINE).play("e2e4");
        rig.table.failed(rig.tasks.get(0).id(), "broken");
        assertThat(rig.view().trouble()).isEqualTo("broken");
        assertThat(rig.view().can()).contains("resume");
        rig.table.act(RESUME);
        assertThat(rig.view().trouble()).isNull();
        assertThat(rig.tasks).hasSize(2);
    }

    @Test
    void everythingIsSaved() {
        TableRig rig = TableRig.fen(MATE_IN_ONE, UNTIL_DONE);
        rig.table.act(RESIGN);
        rig.table.act(NEXT_GAME);
        rig.table.move(0, "g6f6", true);
        rig.table.act(DONE);
        rig.table.move(1, "h8g8", true);
        GameView before = rig.view();
        GameView after = new TableRig(rig.table.save()).view();
        assertThat(after).usingRecursiveComparison().ignoringFields("version").isEqualTo(before);
        assertThat(before.drawOfferedBy()).isEqualTo("white");
        assertThat(before.drawAnnounced()).isTrue();
    }

    @Test
    void damagedStatesAreRefused() {
        SavedTable good = TableRig.chess(HUMAN, ENGINE).play("e2e4").table.save();
        List<SavedTable> damaged = List.of(
                changed(good, null, good.moves(), good.clocks()),
                changed(good, "go", good.moves(), good.clocks()),
                changed(good, "chess", List.of(new SavedTable.Move("e2e5", null)), good.clocks()),
                changed(good, "chess", List.of(new SavedTable.Move(null, null)), good.clocks()),
                changed(good, "chess", good.moves(), List.of(1L)));
        for (SavedTable saved : damaged) {
            assertThatThrownBy(() -> new TableRig(saved)).isInstanceOf(InputException.class);
        }
    }

    private static SavedTable changed(SavedTable good, String game, List<SavedTable.Move> moves, List<Long> clocks) {
        return new SavedTable(
                game,
                good.start(),
                good.firstStart(),
                false,
                moves,
                good.declared(),
                good.players(),
                0,
                good.halfPoints(),
                0,
                "free",
                null,
                false,
                clocks,
                -1,
                false);
    }

    @Test
    void earlierPositionsAreSeen() {
        TableRig rig = TableRig.chess(HUMAN, HUMAN).play("e2e4", "e7e5");
        assertThat(PositionView.of(rig.table.line(1).position()).fen()).contains("4P3/8/PPPP1PPP");
        assertThat(rig.table.line(0).position().fen()).isEqualTo(rig.view().start());
        assertThatThrownBy(() -> rig.table.line(3)).hasMessage("there is no ply 3; expected 0 to 2");
    }

    @Test
    void aLoadedGameIsOverIfItsPlayersEndedIt() {
        String moves = "1. e4 e5 2. Nf3 ";
        assertThat(loaded(moves + "*").result()).isEqualTo("ongoing");
        assertThat(loaded(moves + "1-0").result()).isEqualTo("ongoing");
        assertThat(loaded("[ResultReason \"draw:agreement\"]\n\n" + moves + "1/2-1/2")
                        .result())
                .isEqualTo("draw:agreement");
        assertThat(loaded("[ResultReason \"draw:agreement\"]\n\n" + moves + "1-0")
                        .result())
                .isEqualTo("ongoing");
        String saved = TableRig.chess(HUMAN, HUMAN).play("e2e4").table.pgn("2026.01.31");
        assertThat(loaded(saved).ucis()).containsExactly("e2e4");
    }

    private static TableRig loaded(String pgn) {
        return new TableRig(new NewGame("chess", null, null, pgn, null, "white", null, null));
    }

    @Test
    void pointsOfBothSidesAddUp() {
        Series series = new Series(List.of(HUMAN.player(), ENGINE.player()), BLACK, List.of(3, 1), 2);
        assertThat(series.points(WHITE, Games.byId("chess").start(0).result())).isEqualTo(0.5);
        assertThat(series.points(BLACK, Games.byId("chess").start(0).result())).isEqualTo(1.5);
        assertThat(series.bottomSide()).isEqualTo(BLACK);
    }
}
