package org.shbangzero.evaluate.play.game;

import org.shbangzero.core.InputException;
import org.shbangzero.evaluate.clock.TimeControl;

/**
 * What is asked for one of the two players, and how they are saved. Whatever is null is not limited; an engine that nothing limits has its
 * usual strength.
 *
 * @param seat {@code human} (the default) or {@code engine}
 * @param simulations of an engine for each move, see {@link Strength}
 * @param millis an engine's time for each move
 * @param base milliseconds on the clock when a game begins, {@link #LEAST_BASE} to {@link #MOST_BASE}; null for no clock
 * @param increment milliseconds added after each own move, 0 to {@link #MOST_INCREMENT}; null for 0
 */
public record PlayerWish(String seat, Long simulations, Long millis, Long base, Long increment) {
    static final long LEAST_BASE = 1000;
    static final long MOST_BASE = 24 * 3_600_000;
    static final long MOST_INCREMENT = 3_600_000;

    public static final PlayerWish HUMAN = new PlayerWish("human", null, null, null, null);
    static final PlayerWish ENGINE = new PlayerWish("engine", null, null, null, null);

    /** @throws InputException saying what is wrong */
    Player player() {
        TimeControl control = control();
        return switch (seat == null ? "human" : seat) {
            case "human" -> new Player(Seat.HUMAN, Strength.USUAL, control);
            case "engine" -> new Player(Seat.ENGINE, strength(control), control);
            default -> throw new InputException("seat is '" + seat + "'; expected human or engine");
        };
    }

    private TimeControl control() {
        if (base == null) {
            if (increment != null) {
                throw new InputException("an increment needs a clock: expected 'base' beside it");
            }
            return TimeControl.UNLIMITED;
        }
        requireRange("base", base, LEAST_BASE, MOST_BASE);
        long added = increment == null ? 0 : increment;
        requireRange("increment", added, 0, MOST_INCREMENT);
        return TimeControl.clock(base, added);
    }

    private static void requireRange(String name, long value, long least, long most) {
        if (value < least || value > most) {
            throw new InputException(name + " is " + value + " ms; expected " + least + " to " + most);
        }
    }

    private Strength strength(TimeControl control) {
        Strength wanted = new Strength(simulations, millis);
        return wanted.isByClock() && control.isUnlimited() ? Strength.USUAL : wanted;
    }

    static PlayerWish of(Player player) {
        boolean isEngine = player.seat() == Seat.ENGINE;
        boolean hasClock = !player.control().isUnlimited();
        return new PlayerWish(
                Words.of(player.seat()),
                isEngine ? player.strength().simulations() : null,
                isEngine ? player.strength().millis() : null,
                hasClock ? player.control().base() : null,
                hasClock ? player.control().increment() : null);
    }
}
