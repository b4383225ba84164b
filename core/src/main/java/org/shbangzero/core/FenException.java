package org.shbangzero.core;

import java.util.List;

/** A FEN that is no position of its game. Lists every fault found, each naming the field and the square. */
public final class FenException extends InputException {
    private final List<String> faults;

    public FenException(String fen, List<String> faults) {
        super("bad FEN '" + fen + "': " + String.join("; ", faults));
        this.faults = List.copyOf(faults);
    }

    /** The faults, at least one. */
    public List<String> faults() {
        return faults;
    }
}
