package org.shbangzero.evaluate.uci;

import java.io.PrintWriter;

/** The lines that an engine says, from any thread, each whole and at once. */
final class UciOutput {
    private final PrintWriter out;

    UciOutput(PrintWriter out) {
        this.out = out;
    }

    synchronized void line(String line) {
        out.print(line + "\n");
        out.flush();
    }

    /** Tells people something. */
    void info(String text) {
        line("info string " + text.replaceAll("[\\p{Cntrl}\\u0085\\u2028\\u2029]+", " "));
    }

    /** Whether nobody reads any more. */
    synchronized boolean isBroken() {
        return out.checkError();
    }
}
