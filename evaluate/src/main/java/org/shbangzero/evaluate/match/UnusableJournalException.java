package org.shbangzero.evaluate.match;

import org.shbangzero.core.InputException;

/** A match cannot go on from its journal: it is damaged, or that of another match, or of another version. */
public final class UnusableJournalException extends InputException {
    UnusableJournalException(String message) {
        super(message);
    }

    UnusableJournalException(String message, Throwable cause) {
        super(message, cause);
    }
}
