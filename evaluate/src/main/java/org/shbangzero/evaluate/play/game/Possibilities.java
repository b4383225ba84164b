package org.shbangzero.evaluate.play.game;

import java.util.ArrayList;
import java.util.List;

/** Which of the actions at a table are possible now, by their names. */
final class Possibilities {
    private final List<String> names = new ArrayList<>();

    private Possibilities() {}

    static List<String> of(Standing now, EngineTurn engine) {
        boolean goesOn = !now.isOver();
        return new Possibilities()
                .add("done", now.pending)
                .add("takeBack", now.canTakeBack())
                .add("offerDraw", now.canOfferDraw())
                .add("acceptDraw", now.canAcceptDraw())
                .add("resign", goesOn && now.series.hasHuman())
                .add("moveNow", engine.isThinking())
                .add("pause", now.canPause())
                .add("resume", goesOn && now.paused)
                .add("step", goesOn && now.paused && !now.isHumansTurn() && !engine.isThinking())
                .add("nextGame", now.isOver())
                .names;
    }

    private Possibilities add(String name, boolean isPossible) {
        if (isPossible) {
            names.add(name);
        }
        return this;
    }
}
