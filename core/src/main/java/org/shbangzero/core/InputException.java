package org.shbangzero.core;

/**
 * Something that a person gave us is wrong: a position, a move, a file, a config. The message stands alone: it names the
 * thing, what was expected, and what to do. Programs print it without a stack trace.
 */
public class InputException extends RuntimeException {
    public InputException(String message) {
        super(message);
    }

    public InputException(String message, Throwable cause) {
        super(message, cause);
    }
}
