package org.shbangzero.web;

import org.teavm.jso.JSExport;

/** {@link Comparison} for the browser. */
public final class ComparisonMain {
    private ComparisonMain() {}

    /** Nothing to do before it is asked. */
    public static void main(String[] args) {}

    @JSExport
    public static String perft(String game, String fen, int depth) {
        return Comparison.perft(game, fen, depth);
    }

    @JSExport
    public static String walk(String game, int seed) {
        return Comparison.walk(game, seed);
    }

    @JSExport
    public static String search(String game, String algorithm, int seed, int simulations, boolean noise) {
        return Comparison.search(game, algorithm, seed, simulations, noise);
    }
}
