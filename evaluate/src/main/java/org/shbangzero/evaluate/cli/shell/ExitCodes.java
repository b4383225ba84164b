package org.shbangzero.evaluate.cli.shell;

/** What the process returns to its caller. */
public final class ExitCodes {
    public static final int OK = 0;
    /** A fault of the program. */
    public static final int INTERNAL = 1;
    /** The command line itself is wrong: unknown command or option, missing or malformed value. */
    public static final int USAGE = 2;
    /** The command line is right, what it points at is not: a config, file, position or move. */
    public static final int BAD_INPUT = 3;
    /** Stopped by a signal: 128 + SIGINT, as shells count. */
    public static final int INTERRUPTED = 130;

    private ExitCodes() {}
}
