package org.shbangzero.evaluate.match;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.LocalDate;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.shbangzero.evaluate.clock.TimeControl;
import org.shbangzero.evaluate.opening.OpeningSettings;

/**
 * What decides the games of a match beside game and players, in words for people. The number of games and of threads is not among it.
 *
 * @param schedule who meets whom
 * @param openings what games begin with
 * @param time what each player has that has no time of its own
 * @param maxPlies plies after which a game is a draw
 * @param adjudication when games are ended early
 * @param started the day on which the match began, as ISO 8601 has it, or null if nobody wants to know
 * @param name what the match is called, or null if it has no name
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record MatchConditions(
        String schedule,
        long seed,
        String openings,
        String time,
        int maxPlies,
        String adjudication,
        String started,
        String name) {
    private static final String NO_CLOCKS = "no clocks";

    static MatchConditions of(
            Schedule schedule, MatchSettings settings, Optional<LocalDate> started, Optional<String> name) {
        GameRules rules = settings.rules();
        return new MatchConditions(
                schedule.description(),
                settings.seed(),
                openings(settings),
                rules.time().equals(TimeControl.UNLIMITED)
                        ? NO_CLOCKS
                        : rules.time() + ", margin " + rules.timeMargin() + " ms",
                rules.maxPlies(),
                rules.adjudication().toString(),
                started.map(LocalDate::toString).orElse(null),
                name.orElse(null));
    }

    private static String openings(MatchSettings settings) {
        OpeningSettings openings = settings.openings();
        String seed = openings.seed() == settings.seed() ? "" : ", seed " + openings.seed();
        return settings.book().description() + openings.inWords(settings.book()) + seed;
    }

    MatchConditions startedOn(String day) {
        return new MatchConditions(schedule, seed, openings, time, maxPlies, adjudication, day, name);
    }

    /** What a game is played for, as PGN's {@code Event}. */
    String event(GameRecord game) {
        return name == null ? game.encounter() : name;
    }

    /** Adds what is different in another match, the day of its beginning apart. One that does not say its name may have any. */
    void addDifferences(MatchConditions now, List<String> different) {
        compare("schedule", schedule, now.schedule, different);
        compare("seed", seed, now.seed, different);
        compare("openings", openings, now.openings, different);
        compare("time", time, now.time, different);
        compare("maximum of plies", maxPlies, now.maxPlies, different);
        compare("adjudication", adjudication, now.adjudication, different);
        if (now.name != null) {
            compare("name", name, now.name, different);
        }
    }

    static void compare(String what, Object before, Object now, List<String> different) {
        if (!Objects.equals(before, now)) {
            different.add(what + " '" + before + "', now '" + now + "'");
        }
    }

    /** Whether a player has another time control than the match. */
    private boolean hasOwnTime(Entrant entrant) {
        boolean isUnlimited = entrant.time().equals(TimeControl.UNLIMITED.toString());
        return time.equals(NO_CLOCKS) ? !isUnlimited : !time.startsWith(entrant.time() + ",");
    }

    private String clocks(List<Entrant> entrants) {
        if (entrants.stream().noneMatch(this::hasOwnTime)) {
            return time;
        }
        return time.equals(NO_CLOCKS) || entrants.stream().allMatch(this::hasOwnTime)
                ? "no other clocks"
                : "otherwise " + time;
    }

    /** A report with the {@link #text} below its first line, which says who played. */
    String insertedInto(String report, List<Entrant> entrants) {
        int headingEnd = report.indexOf('\n') + 1;
        return report.substring(0, headingEnd) + text(entrants) + report.substring(headingEnd);
    }

    /** Lines for people, each ended. */
    String text(List<Entrant> entrants) {
        StringBuilder out = new StringBuilder();
        if (name != null) {
            out.append(TextLayout.row("match", name));
        }
        for (Entrant entrant : entrants) {
            String own = hasOwnTime(entrant) ? "time " + entrant.time() : "";
            String settings = entrant.settings().equals(entrant.name()) ? "" : entrant.settings();
            if (!own.isEmpty() || !settings.isEmpty()) {
                String separator = own.isEmpty() || settings.isEmpty() ? "" : ", ";
                out.append(TextLayout.row("player", entrant.name() + ": " + settings + separator + own));
            }
        }
        out.append(TextLayout.row("openings", openings));
        out.append(TextLayout.row(
                "games",
                "seed " + seed + ", " + clocks(entrants) + ", draws after " + maxPlies + " plies, "
                        + (adjudication.equals(Adjudication.NONE.toString())
                                ? "no adjudication"
                                : "adjudication: " + adjudication)));
        return out.toString();
    }
}
