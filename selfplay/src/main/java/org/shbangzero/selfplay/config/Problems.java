package org.shbangzero.selfplay.config;

import java.util.ArrayList;
import java.util.List;
import org.shbangzero.core.InputException;

/** Collects what is wrong with a config, so that a person sees everything at once. */
final class Problems {
    private final String source;
    private final List<String> lines = new ArrayList<>();

    /** Starts an empty list for the config that messages call {@code source}. */
    Problems(String source) {
        this.source = source;
    }

    void add(String where, String key, String message) {
        lines.add(where + ": " + (key.isEmpty() ? "" : key + ": ") + message);
    }

    int count() {
        return lines.size();
    }

    void throwIfAny() {
        if (lines.size() == 1) {
            throw new InputException(lines.get(0));
        }
        if (!lines.isEmpty()) {
            throw new InputException(lines.size() + " problems in " + source + ":\n  " + String.join("\n  ", lines));
        }
    }
}
