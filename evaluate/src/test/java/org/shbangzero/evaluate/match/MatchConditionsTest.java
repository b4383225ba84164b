package org.shbangzero.evaluate.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.shbangzero.evaluate.clock.TimeControl;
import org.shbangzero.evaluate.opening.OpeningBook;
import org.shbangzero.evaluate.opening.OpeningSettings;

class MatchConditionsTest {
    private static final String CLOCK = "60+0.6";

    private static String text(TimeControl control, String time, String otherTime) {
        GameRules rules = new GameRules(600, control, 20, Adjudication.NONE);
        MatchSettings settings = new MatchSettings(1, 1, OpeningBook.random(), new OpeningSettings(4, 8, 1), rules);
        return MatchConditions.of(Schedule.roundRobin(2, 1), settings, Optional.empty(), Optional.empty())
                .text(List.of(new Entrant("a", "a", time), new Entrant("b", "searches", otherTime)));
    }

    private static String text(String time, String otherTime) {
        return text(TimeControl.UNLIMITED, time, otherTime);
    }

    @Test
    void tellsOfTheClocksOfPlayersWithPlayers() {
        String none = TimeControl.UNLIMITED.toString();
        assertThat(text(none, none))
                .contains("seed 1, no clocks, draws")
                .contains("b: searches\n")
                .doesNotContain("a:");
        assertThat(text(CLOCK, none)).contains("a: time 60+0.6\n", "b: searches\n", "seed 1, no other clocks, draws");
        assertThat(text(CLOCK, "9")).contains("a: time 60+0.6\n", "b: searches, time 9\n", "seed 1, no other clocks,");
    }

    @Test
    void aMatchThatGoesOnHasTheNameWithWhichItBeganUnlessItIsGivenAnother() {
        MatchConditions named = conditions(Optional.of("May ladder"));
        assertThat(differences(named, conditions(Optional.of("May ladder")))).isEmpty();
        assertThat(differences(named, conditions(Optional.empty()))).isEmpty();
        assertThat(differences(named, conditions(Optional.of("June"))))
                .containsExactly("name 'May ladder', now 'June'");
    }

    private static List<String> differences(MatchConditions before, MatchConditions now) {
        List<String> different = new ArrayList<>();
        before.addDifferences(now, different);
        return different;
    }

    private static MatchConditions conditions(Optional<String> name) {
        return MatchConditions.of(Schedule.roundRobin(2, 1), MatchSettings.of(1, 1), Optional.empty(), name);
    }

    @Test
    void tellsOfTheClockOfTheMatchOnce() {
        TimeControl control = TimeControl.parse("60");
        assertThat(text(control, "60", "60")).contains("b: searches\n", "seed 1, 60, margin 20 ms, draws");
        assertThat(text(control, CLOCK, "60"))
                .contains("a: time 60+0.6\n", "b: searches\n", "seed 1, otherwise 60, margin 20 ms, draws");
        assertThat(text(control, CLOCK, "9")).contains("seed 1, no other clocks, draws");
    }
}
