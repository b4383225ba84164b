package org.shbangzero.evaluate.match;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.shbangzero.core.EndReason;
import org.shbangzero.core.Result;
import org.shbangzero.core.Side;

/** Games that their losers did not play to the end: they crashed, ran out of time, or made illegal moves. */
final class LostByFault {
    private static final Set<EndReason> FAULTS = Set.of(EndReason.CRASH, EndReason.TIME, EndReason.ILLEGAL);

    private LostByFault() {}

    /** A line for people, ended, with the number of such games by player and fault; empty if there are none. */
    static String text(List<GameRecord> games) {
        Map<String, Map<String, Integer>> faults = new TreeMap<>();
        for (GameRecord game : games) {
            Result result = game.parsedResult();
            if (FAULTS.contains(result.reason())) {
                String loser = result.winner() == Side.WHITE ? game.black() : game.white();
                faults.computeIfAbsent(loser, name -> new TreeMap<>())
                        .merge(result.reason().text(), 1, Integer::sum);
            }
        }
        if (faults.isEmpty()) {
            return "";
        }
        return TextLayout.row(
                "faults",
                faults.entrySet().stream()
                        .map(entry -> entry.getKey() + ": " + counts(entry.getValue()))
                        .collect(Collectors.joining("; ")));
    }

    private static String counts(Map<String, Integer> faults) {
        return faults.entrySet().stream()
                .map(entry -> entry.getKey() + " " + entry.getValue())
                .collect(Collectors.joining(", "));
    }
}
