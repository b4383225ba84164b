package org.shbangzero.evaluate.cli.terminal;

import java.util.List;

/** What there is to say of a piece of work beside how far it has come. Asked now and then, from any thread. */
public interface ProgressDetails {
    ProgressDetails NONE = new ProgressDetails() {
        @Override
        public List<String> table(int mostLines) {
            return List.of();
        }

        @Override
        public String line() {
            return "";
        }
    };

    /**
     * Lines for a terminal, to stand above the bar.
     *
     * @param mostLines that there is room for, at least 1
     */
    List<String> table(int mostLines);

    /** The same in a few words, for a log; empty if there is nothing to say. */
    String line();
}
