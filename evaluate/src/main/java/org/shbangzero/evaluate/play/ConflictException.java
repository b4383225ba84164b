package org.shbangzero.evaluate.play;

/** What was asked for does not fit how the game stands. */
final class ConflictException extends RuntimeException {
    ConflictException(String message) {
        super(message);
    }
}
