package org.shbangzero.evaluate.cli.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.shbangzero.evaluate.clock.TimeControl;
import org.shbangzero.evaluate.match.Adjudication;
import org.shbangzero.evaluate.match.GameRules;
import org.shbangzero.evaluate.match.MatchSettings;
import org.shbangzero.evaluate.player.Player;
import org.shbangzero.evaluate.player.PlayerSession;

class CrowdedClocksTest {
    private static final int MANY = 1000;
    private static final TimeControl BLITZ = TimeControl.clock(1000, 100);

    private record Busy(String name, int threads, Optional<TimeControl> timeControl) implements Player {
        @Override
        public String description() {
            return name;
        }

        @Override
        public PlayerSession open() {
            throw new UnsupportedOperationException();
        }
    }

    private static Optional<String> warning(int games, TimeControl time, int processors, Busy... players) {
        MatchSettings usual = MatchSettings.of(1, games);
        GameRules rules = new GameRules(600, time, 20, Adjudication.NONE);
        return CrowdedClocks.warning(
                new MatchSettings(1, games, usual.book(), usual.openings(), rules),
                List.of(players),
                MANY,
                processors,
                0);
    }

    private static Busy player(int threads) {
        return new Busy("p" + threads, threads, Optional.empty());
    }

    @Test
    void warnsWhenClocksRunAndProcessorsAreTooFew() {
        assertThat(warning(4, BLITZ, 4, player(1), player(2)))
                .hasValue("clocks run while players wait for a processor: 4 games at a time, each with up to 2 threads,"
                        + " on 4 processors; --threads 2 is fairer");
        assertThat(warning(2, BLITZ, 1, player(1), player(1)))
                .hasValue("clocks run while players wait for a processor: 2 games at a time on 1 processor;"
                        + " --threads 1 is fairer");
    }

    @Test
    void aPlayersOwnClockCounts() {
        Busy timed = new Busy("timed", 1, Optional.of(BLITZ));
        assertThat(warning(3, TimeControl.UNLIMITED, 2, player(1), timed)).isPresent();
        assertThat(warning(3, BLITZ, 2, new Busy("free", 1, Optional.of(TimeControl.UNLIMITED))))
                .isEmpty();
    }

    @Test
    void isSilentWithoutCause() {
        assertThat(warning(4, BLITZ, 4, player(1), player(1))).isEmpty();
        assertThat(warning(2, BLITZ, 4, player(1), player(2))).isEmpty();
        assertThat(warning(64, TimeControl.UNLIMITED, 2, player(4))).isEmpty();
    }

    @Test
    void noMoreGamesAreAtATimeThanThereAre() {
        GameRules rules = new GameRules(600, BLITZ, 20, Adjudication.NONE);
        MatchSettings usual = MatchSettings.of(1, 8);
        MatchSettings settings = new MatchSettings(1, 8, usual.book(), usual.openings(), rules);

        assertThat(CrowdedClocks.warning(settings, List.of(player(1)), 2, 2, -1))
                .isEmpty();
        assertThat(CrowdedClocks.warning(settings, List.of(player(1)), 4, 2, 9))
                .hasValueSatisfying(warning -> assertThat(warning).contains("4 games at a time on 2 processors"));
    }

    @Test
    void warnsOfABusyMachine() {
        GameRules timed = new GameRules(600, BLITZ, 20, Adjudication.NONE);
        MatchSettings usual = MatchSettings.of(1, 1);
        MatchSettings blitz = new MatchSettings(1, 1, usual.book(), usual.openings(), timed);

        assertThat(CrowdedClocks.warning(blitz, List.of(player(1)), MANY, 2, 7.94))
                .hasValue(
                        "clocks run on a machine that is busy already: a load of 7.9 on 2 processors; players will wait");
        assertThat(CrowdedClocks.warning(blitz, List.of(player(1)), MANY, 2, 2)).isEmpty();
        assertThat(CrowdedClocks.warning(usual, List.of(player(1)), MANY, 2, 9)).isEmpty();
    }
}
