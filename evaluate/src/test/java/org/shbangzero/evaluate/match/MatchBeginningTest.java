package org.shbangzero.evaluate.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Collections;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.evaluate.opening.OpeningBook;
import org.shbangzero.evaluate.opening.OpeningSettings;
import org.shbangzero.evaluate.player.RandomPlayer;

/** What happens before the first game, and what is known of it later. */
class MatchBeginningTest {
    private static final Game CHESS = Games.byId("chess");
    private static final LocalDate MONDAY = LocalDate.of(2026, 11, 30);

    @TempDir
    Path folder;

    private static Match match(int games) {
        return Match.between(
                CHESS,
                new RandomPlayer(CHESS, "a"),
                new RandomPlayer(CHESS, "b"),
                games,
                MatchSettings.untimed(1, 1, 4, 8, 12));
    }

    @Test
    void canBeStoppedWhileOpeningsAreDrawn() {
        Path journal = folder.resolve("match.jsonl");
        AtomicInteger asked = new AtomicInteger();
        MatchOutcome outcome = match(1_000_000)
                .journal(journal)
                .cancelWhen(() -> asked.incrementAndGet() > 100)
                .play();

        assertThat(asked.get()).isEqualTo(101);
        assertThat(outcome.status()).isEqualTo(MatchOutcome.Status.CANCELLED);
        assertThat(outcome.hasPairs()).isFalse();
        assertThat(journal).doesNotExist();
    }

    @ParameterizedTest
    @ValueSource(strings = {"pgn", "epd"})
    void canBeStoppedWhileABookIsRead(String ending) throws IOException {
        String entry = ending.equals("pgn") ? "1. e4 e5 *\n\n" : CHESS.start(0).fen() + "\n";
        Path file = folder.resolve("book." + ending);
        Files.writeString(file, String.join("", Collections.nCopies(100, entry)));
        OpeningBook book = OpeningBook.of(file.toString());
        AtomicInteger asked = new AtomicInteger();

        assertThatThrownBy(() -> book.draw(
                        CHESS,
                        new OpeningSettings(0, OpeningSettings.ALL_PLIES, 1),
                        1,
                        () -> asked.incrementAndGet() > 5))
                .isInstanceOf(CancellationException.class);
        assertThat(asked.get()).isEqualTo(6);
    }

    @Test
    void aMatchThatIsResumedHasTheDayOnWhichItBegan() {
        Path journal = folder.resolve("match.jsonl");
        match(2).journal(journal).startingOn(MONDAY).play();
        MatchOutcome resumed =
                match(4).journal(journal).startingOn(MONDAY.plusDays(1)).play();

        assertThat(resumed.conditions().started()).isEqualTo("2026-11-30");
        assertThat(match(2).play().conditions().started()).isNull();
    }
}
