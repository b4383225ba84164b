package org.shbangzero.evaluate.play.game;

/** What was asked for does not fit how the game stands. */
public final class ConflictException extends RuntimeException {
    private static final long serialVersionUID = 1;

    ConflictException(String message) {
        super(message);
    }

    static void unless(boolean fits, String message) {
        if (!fits) {
            throw new ConflictException(message);
        }
    }
}
