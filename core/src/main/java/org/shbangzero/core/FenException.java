package org.shbangzero.core;

import java.util.List;
import java.util.stream.Collectors;

/** A FEN that is no position of its game. Lists every fault found, each naming the field and the square. */
public final class FenException extends InputException {
    private static final int MOST_CHARACTERS_SHOWN = 200;
    private static final int MOST_FAULTS_SHOWN = 20;

    private final List<String> faults;

    public FenException(String fen, List<String> faults) {
        super("bad FEN '" + shown(fen) + "': " + shown(faults));
        this.faults = List.copyOf(faults);
    }

    /** Nobody reads a whole file that was passed as a FEN. */
    private static String shown(String text) {
        return text.length() <= MOST_CHARACTERS_SHOWN ? text : text.substring(0, MOST_CHARACTERS_SHOWN) + "…";
    }

    private static String shown(List<String> faults) {
        int more = faults.size() - MOST_FAULTS_SHOWN;
        return faults.stream().limit(MOST_FAULTS_SHOWN).map(FenException::shown).collect(Collectors.joining("; "))
                + (more > 0 ? "; and " + more + " more faults" : "");
    }

    /** The faults, at least one. */
    public List<String> faults() {
        return faults;
    }
}
