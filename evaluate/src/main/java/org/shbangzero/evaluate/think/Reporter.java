package org.shbangzero.evaluate.think;

/** Is told while a search goes on how it stands. */
public interface Reporter {
    /** Wants to hear nothing. */
    Reporter SILENT = new Reporter() {
        @Override
        public boolean isDue() {
            return false;
        }

        @Override
        public void report(Analysis analysis) {}
    };

    /** Whether it is time to look how the search stands. */
    boolean isDue();

    /** How it stands, at any time. */
    void report(Analysis analysis);
}
