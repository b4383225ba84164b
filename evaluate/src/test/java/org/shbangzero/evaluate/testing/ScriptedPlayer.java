package org.shbangzero.evaluate.testing;

import java.util.Optional;
import org.shbangzero.evaluate.clock.TimeControl;
import org.shbangzero.evaluate.player.Choice;
import org.shbangzero.evaluate.player.Player;
import org.shbangzero.evaluate.player.PlayerSession;
import org.shbangzero.evaluate.player.Turn;

/** A player that does what a test says. */
public record ScriptedPlayer(String name, Optional<TimeControl> timeControl, Runnable preparation, Script script)
        implements Player {
    /** What the player does when it is to move. */
    @FunctionalInterface
    public interface Script {
        Choice choose(Turn turn);
    }

    public ScriptedPlayer(String name, Script script) {
        this(name, Optional.empty(), () -> {}, script);
    }

    @Override
    public String description() {
        return name;
    }

    @Override
    public PlayerSession open() {
        return new PlayerSession() {
            @Override
            public void newGame(long seed) {}

            @Override
            public void prepare(Turn turn) {
                preparation.run();
            }

            @Override
            public Choice choose(Turn turn) {
                return script.choose(turn);
            }
        };
    }
}
