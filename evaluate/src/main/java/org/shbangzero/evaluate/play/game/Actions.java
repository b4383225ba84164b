package org.shbangzero.evaluate.play.game;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntUnaryOperator;
import org.shbangzero.core.EndReason;
import org.shbangzero.core.Result;
import org.shbangzero.core.Side;

/** Which {@link TableAction}s fit how a game stands, and what they do. One that does not fit throws {@link ConflictException}. */
final class Actions {
    private final Flow flow;
    private final IntUnaryOperator lots;

    /** @param lots gives a number from 0 to its argument less one */
    Actions(Flow flow, IntUnaryOperator lots) {
        this.flow = flow;
        this.lots = lots;
    }

    /** The words of those that fit. */
    static List<String> possible(Standing now, EngineTurn engine) {
        return Arrays.stream(TableAction.values())
                .filter(action -> isPossible(action, now, engine))
                .map(TableAction::word)
                .toList();
    }

    private static boolean isPossible(TableAction action, Standing now, EngineTurn engine) {
        boolean goesOn = !now.isOver();
        return switch (action) {
            case DONE -> now.pending;
            case TAKE_BACK -> now.canTakeBack();
            case OFFER_DRAW -> now.canOfferDraw();
            case ACCEPT_DRAW -> now.canAcceptDraw();
            case RESIGN -> goesOn && now.series.hasHuman();
            case MOVE_NOW -> engine.isThinking();
            case PAUSE -> now.canPause();
            case RESUME -> goesOn && now.paused;
            case STEP -> goesOn && now.paused && !now.isHumansTurn() && !engine.isThinking();
            case NEXT_GAME -> now.isOver();
        };
    }

    void act(TableAction action) {
        switch (action) {
            case DONE -> done();
            case TAKE_BACK -> takeBack();
            case OFFER_DRAW -> offerDraw();
            case ACCEPT_DRAW -> acceptDraw();
            case RESIGN -> resign();
            case MOVE_NOW -> flow.engine().hurry();
            case PAUSE -> pause();
            case RESUME -> resume();
            case STEP -> step();
            case NEXT_GAME -> nextGame();
        }
    }

    private void done() {
        Standing now = flow.upToDate();
        ConflictException.unless(now.pending, "there is no move to end the turn with");
        now.paused = false;
        flow.endTurn();
    }

    private void takeBack() {
        Standing now = flow.upToDate();
        ConflictException.unless(
                now.canTakeBack(),
                now.setup.takeBack() == TakeBack.NEVER
                        ? "moves are not taken back here"
                        : "there is no move to take back");
        now.takeBack(flow.nanos());
        flow.startTurn();
    }

    private void offerDraw() {
        Standing now = flow.upToDate();
        ConflictException.unless(now.canOfferDraw(), "a draw is offered after the own move, once");
        now.offerDraw();
        flow.changed();
    }

    private void acceptDraw() {
        ConflictException.unless(flow.upToDate().canAcceptDraw(), "no draw is offered to who is to move");
        flow.end(Result.draw(EndReason.AGREEMENT));
    }

    private void resign() {
        Standing now = flow.upToDate();
        ConflictException.unless(now.series.hasHuman(), "nobody is here who could resign");
        int loser = now.isHumansTurn() ? now.turn() : Side.opponent(now.turn());
        flow.end(Result.win(Side.opponent(loser), EndReason.RESIGNATION));
    }

    private void pause() {
        Standing now = flow.upToDate();
        ConflictException.unless(now.canPause(), "there is nothing to pause");
        now.paused = true;
        flow.startTurn();
    }

    private void resume() {
        Standing now = flow.now();
        ConflictException.unless(now.paused, "the game is not paused");
        now.paused = false;
        flow.startTurn();
    }

    private void step() {
        Standing now = flow.now();
        ConflictException.unless(now.paused && !now.isHumansTurn(), "the game is not paused before an engine's move");
        flow.runTurn();
    }

    private void nextGame() {
        Standing now = flow.upToDate();
        ConflictException.unless(now.isOver(), "this game is not over yet");
        now.series.finish(now.result());
        now.seat(new PlayedGame(now.setup.nextStart(lots), List.of(), Result.ONGOING));
        flow.begin(now);
    }
}
