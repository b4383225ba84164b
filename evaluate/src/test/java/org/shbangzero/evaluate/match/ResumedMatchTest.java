package org.shbangzero.evaluate.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.shbangzero.core.InputException;
import org.shbangzero.evaluate.player.GreedyPlayer;
import org.shbangzero.evaluate.player.Player;
import org.shbangzero.evaluate.player.RandomPlayer;
import org.shbangzero.evaluate.testing.SticksGame;

/** Matches that go on from the journal of an earlier run. */
class ResumedMatchTest {
    private final SticksGame game = new SticksGame();
    private final Player greedy = new GreedyPlayer(game, "greedy");
    private final Player random = new RandomPlayer(game, "random");

    @TempDir
    Path folder;

    private static MatchSettings settings(int threads) {
        return MatchSettings.untimed(11, threads, 2, 8, 200);
    }

    @Test
    void anInterruptedMatchGoesOnWithTheMissingGamesOnly() throws IOException {
        Path journal = folder.resolve("match.jsonl");
        MatchOutcome whole =
                Match.between(game, greedy, random, 20, settings(1)).play();
        AtomicInteger played = new AtomicInteger();
        MatchOutcome part = Match.between(game, greedy, random, 20, settings(2))
                .journal(journal)
                .observer((record, soFar) -> played.incrementAndGet())
                .cancelWhen(() -> played.get() >= 7)
                .play();
        Files.writeString(journal, "{\"pair\":9,\"ga", StandardOpenOption.APPEND);
        AtomicInteger replayed = new AtomicInteger();
        MatchOutcome resumed = Match.between(game, greedy, random, 20, settings(1))
                .journal(journal)
                .observer((record, soFar) -> replayed.incrementAndGet())
                .play();

        assertThat(part.status()).isEqualTo(MatchOutcome.Status.CANCELLED);
        assertThat(part.games()).hasSize(played.get());
        assertThat(replayed.get()).isEqualTo(20 - played.get());
        assertThat(resumed.report()).isEqualTo(whole.report());
        assertThat(WithoutTimes.of(resumed.games())).isEqualTo(WithoutTimes.of(whole.games()));
    }

    @Test
    void aFinishedMatchIsNotPlayedAgainButMayBeMadeLonger() {
        Path journal = folder.resolve("match.jsonl");
        Match.between(game, greedy, random, 10, settings(1)).journal(journal).play();
        List<GameRecord> played = Collections.synchronizedList(new ArrayList<>());
        MatchOutcome again = Match.between(game, greedy, random, 10, settings(1))
                .journal(journal)
                .observer((record, soFar) -> played.add(record))
                .play();
        assertThat(played).isEmpty();
        assertThat(again.status()).isEqualTo(MatchOutcome.Status.COMPLETE);

        MatchOutcome longer = Match.between(game, greedy, random, 14, settings(1))
                .journal(journal)
                .observer((record, soFar) -> played.add(record))
                .play();

        assertThat(played).hasSize(4);
        assertThat(longer.report())
                .isEqualTo(Match.between(game, greedy, random, 14, settings(1))
                        .play()
                        .report());
    }

    @Test
    void refusesTheJournalOfAnotherMatch() {
        Path journal = folder.resolve("match.jsonl");
        Match.between(game, greedy, random, 4, settings(1)).journal(journal).play();

        MatchSettings otherSeed = MatchSettings.untimed(12, 1, 2, 8, 200);
        assertThatThrownBy(() -> Match.between(game, random, greedy, 4, otherSeed)
                        .journal(journal)
                        .play())
                .isInstanceOf(InputException.class)
                .hasMessageContaining("player 1 'greedy', now 'random'")
                .hasMessageContaining("seed '11', now '12'");
    }

    @Test
    void aMatchIsPlayedByOneAtATime() {
        Path journal = folder.resolve("match.jsonl");
        Match other = Match.between(game, greedy, random, 4, settings(1)).journal(journal);

        assertThatThrownBy(() -> Match.between(game, greedy, random, 4, settings(1))
                        .journal(journal)
                        .observer((record, soFar) -> other.play())
                        .play())
                .isInstanceOf(InputException.class)
                .hasMessageContaining("being played already");
    }

    @ParameterizedTest
    @CsvSource({"^.*$, nonsense", "[a-h][1-8], a0", "'\\d(\\D*)$', 0000000$1"})
    void refusesADamagedJournalByLine(String part, String damage) throws IOException {
        Path journal = folder.resolve("match.jsonl");
        Match.between(game, greedy, random, 4, settings(1)).journal(journal).play();
        List<String> lines = new ArrayList<>(Files.readAllLines(journal));
        lines.set(2, lines.get(2).replaceFirst(part, damage));
        Files.write(journal, lines);

        assertThatThrownBy(() -> Match.between(game, greedy, random, 4, settings(1))
                        .journal(journal)
                        .play())
                .isInstanceOf(InputException.class)
                .hasMessageContaining("damaged in line 3");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"notes that happen to have this name", "{\"checksum\":\"12345678\",\"a\":1}\r{}\r", "\u0000"})
    void leavesAFileThatIsNoJournalAlone(String content) throws IOException {
        Path other = Files.writeString(folder.resolve("match.jsonl"), content);

        assertThatThrownBy(() -> Match.between(game, greedy, random, 4, settings(1))
                        .journal(other)
                        .play())
                .isInstanceOf(InputException.class)
                .hasMessageContaining("is no journal of a match");
        assertThat(other).hasContent(content);
    }
}
