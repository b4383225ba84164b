package org.shbangzero.core;

import java.util.Collection;
import java.util.Locale;
import java.util.Optional;

/** "Did you mean": the candidate nearest to a mistyped word. */
public final class Suggestion {
    private Suggestion() {}

    /** The candidate with the smallest edit distance, if it is near enough to be meant. */
    public static Optional<String> nearest(String typed, Collection<String> candidates) {
        String best = null;
        int bestDistance = Math.max(2, typed.length() / 3) + 1;
        for (String candidate : candidates) {
            int distance = editDistance(typed.toLowerCase(Locale.ROOT), candidate.toLowerCase(Locale.ROOT));
            if (distance < bestDistance && distance < candidate.length()) {
                best = candidate;
                bestDistance = distance;
            }
        }
        return Optional.ofNullable(best);
    }

    /** {@code ; did you mean 'x'?} to append to a message, or the empty string. */
    public static String hint(String typed, Collection<String> candidates) {
        return nearest(typed, candidates)
                .map(word -> "; did you mean '" + word + "'?")
                .orElse("");
    }

    /** Levenshtein distance. */
    static int editDistance(String a, String b) {
        int[] previous = new int[b.length() + 1];
        int[] current = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            previous[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            current[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int substitution = previous[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                current[j] = Math.min(substitution, 1 + Math.min(previous[j], current[j - 1]));
            }
            int[] swap = previous;
            previous = current;
            current = swap;
        }
        return previous[b.length()];
    }
}
