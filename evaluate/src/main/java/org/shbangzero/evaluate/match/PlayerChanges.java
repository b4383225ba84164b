package org.shbangzero.evaluate.match;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What is different in the settings of players: told of one player for all whose settings differ in the same words. */
final class PlayerChanges {
    /** What is told of the first player with a change, by the words that differ. */
    private final Map<List<List<String>>, String> told = new LinkedHashMap<>();

    private final Map<List<List<String>>, Integer> others = new LinkedHashMap<>();

    void compare(String player, String before, String now) {
        List<String> difference = new ArrayList<>();
        MatchConditions.compare("settings of " + player, before, now, difference);
        if (!difference.isEmpty()) {
            List<List<String>> words = differingWords(before, now);
            if (told.putIfAbsent(words, difference.get(0)) != null) {
                others.merge(words, 1, Integer::sum);
            }
        }
    }

    /** The words between those with which both begin, and those with which both end. */
    private static List<List<String>> differingWords(String before, String now) {
        List<String> a = Arrays.asList(before.split(" "));
        List<String> b = Arrays.asList(now.split(" "));
        int shorter = Math.min(a.size(), b.size());
        int same = 0;
        while (same < shorter && a.get(same).equals(b.get(same))) {
            same++;
        }
        int sameEnd = 0;
        while (sameEnd < shorter - same && a.get(a.size() - 1 - sameEnd).equals(b.get(b.size() - 1 - sameEnd))) {
            sameEnd++;
        }
        return List.of(a.subList(same, a.size() - sameEnd), b.subList(same, b.size() - sameEnd));
    }

    void addTo(List<String> different) {
        told.forEach((words, text) -> {
            int more = others.getOrDefault(words, 0);
            different.add(more == 0 ? text : text + " (and the same of " + TextLayout.counted(more, "other") + ")");
        });
    }
}
