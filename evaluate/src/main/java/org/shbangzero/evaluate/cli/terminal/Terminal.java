package org.shbangzero.evaluate.cli.terminal;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine.Help.Ansi;

/**
 * What stands behind standard output and standard error. The launcher knows whether each is a terminal and says so in the
 * system properties {@code shbang.terminal.*}; Java alone cannot tell them apart.
 */
public final class Terminal {
    private Terminal() {}

    public static boolean isOutput() {
        return Boolean.getBoolean("shbang.terminal.out");
    }

    public static boolean isError() {
        return Boolean.getBoolean("shbang.terminal.err");
    }

    /** Width of the terminal behind standard error. */
    public static int columns() {
        return Math.max(40, Integer.getInteger("shbang.terminal.columns", 80));
    }

    /** Height of the terminal behind standard error. */
    public static int rows() {
        int rows = Integer.getInteger("shbang.terminal.rows", 0);
        return rows == 0 ? 24 : Math.max(3, rows);
    }

    /** Whether it understands the control sequences that nearly all do. */
    public static boolean canMoveCursor() {
        return !"dumb".equals(System.getenv("TERM"));
    }

    /** Colours on a terminal that can show them, unless the user said no (no-color.org). */
    public static Ansi colours() {
        boolean wanted = System.getenv("NO_COLOR") == null && canMoveCursor();
        return isOutput() && wanted ? Ansi.ON : Ansi.OFF;
    }

    /** Standard output. */
    public static WatchedOutput output() {
        return new WatchedOutput(new FileOutputStream(FileDescriptor.out));
    }

    /** Standard error. */
    public static PrintWriter error() {
        return writer(new FileOutputStream(FileDescriptor.err));
    }

    /** Writes UTF-8, whatever the locale, flushed at each line's end. */
    public static PrintWriter writer(OutputStream stream) {
        return new PrintWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8), true);
    }
}
