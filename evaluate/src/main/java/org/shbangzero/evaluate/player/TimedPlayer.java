package org.shbangzero.evaluate.player;

import java.util.Optional;
import org.shbangzero.evaluate.clock.TimeControl;

/** A player that has a time of its own, whatever the others have. */
record TimedPlayer(Player player, TimeControl control) implements Player {
    @Override
    public String name() {
        return player.name();
    }

    @Override
    public String description() {
        return player.description();
    }

    @Override
    public int threads() {
        return player.threads();
    }

    @Override
    public Optional<TimeControl> timeControl() {
        return Optional.of(control);
    }

    @Override
    public PlayerSession open() {
        return player.open();
    }
}
