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
import org.shbangzero.core.Position;
import org.shbangzero.evaluate.player.Choice;
import org.shbangzero.evaluate.player.GreedyPlayer;
import org.shbangzero.evaluate.player.Player;
import org.shbangzero.evaluate.player.PlayerSession;
import org.shbangzero.evaluate.player.RandomPlayer;
import org.shbangzero.evaluate.player.Turn;
import org.shbangzero.evaluate.stats.Sprt;
import org.shbangzero.evaluate.testing.SticksGame;

class MatchTest {
    private final SticksGame game = new SticksGame();
    private final Player greedy = new GreedyPlayer(game, "greedy");
    private final Player random = new RandomPlayer(game, "random");

    @TempDir
    Path folder;

    private static MatchSettings settings(int threads) {
        return MatchSettings.untimed(11, threads, 2, 8, 200);
    }

    @Test
    void playsEachOpeningWithBothColours() {
        MatchOutcome outcome =
                Match.between(game, greedy, random, 20, settings(1)).play();

        assertThat(outcome.status()).isEqualTo(MatchOutcome.Status.COMPLETE);
        assertThat(outcome.games()).hasSize(20);
        for (int pair = 0; pair < 10; pair++) {
            GameRecord asWhite = outcome.games().get(2 * pair);
            GameRecord asBlack = outcome.games().get(2 * pair + 1);
            assertThat(asWhite.game()).isZero();
            assertThat(asBlack.game()).isEqualTo(1);
            assertThat(asWhite.moves().subList(0, asWhite.openingPlies()))
                    .isEqualTo(asBlack.moves().subList(0, asBlack.openingPlies()));
        }
        assertThat(outcome.report().results().games()).isEqualTo(20);
        assertThat(outcome.report().pairs().pairs()).isEqualTo(10);
    }

    @Test
    void theStrongerPlayerScoresMoreFromEitherSide() {
        MatchReport report =
                Match.between(game, greedy, random, 30, settings(2)).play().report();
        MatchReport reversed =
                Match.between(game, random, greedy, 30, settings(2)).play().report();

        assertThat(report.score().lower()).isGreaterThan(0.5);
        assertThat(reversed.score().upper()).isLessThan(0.5);
    }

    @Test
    void theOutcomeDoesNotDependOnTheNumberOfThreads() {
        MatchOutcome one = Match.between(game, greedy, random, 30, settings(1)).play();
        MatchOutcome four = Match.between(game, greedy, random, 30, settings(4)).play();

        assertThat(four.report()).isEqualTo(one.report());
        assertThat(WithoutTimes.of(four.games())).isEqualTo(WithoutTimes.of(one.games()));
    }

    @Test
    void aSequentialTestStopsAtTheSamePairWithAnyNumberOfThreads() {
        Sprt test = new Sprt(Sprt.Scale.LOGISTIC, 0, 200, 0.1, 0.1);
        MatchOutcome one = Match.between(game, greedy, random, 30, settings(1))
                .stopBy(test)
                .play();
        MatchOutcome four = Match.between(game, greedy, random, 30, settings(4))
                .stopBy(test)
                .play();

        assertThat(one.status()).isEqualTo(MatchOutcome.Status.DECIDED);
        assertThat(one.games()).hasSizeLessThan(30);
        assertThat(one.report().sprt().verdict()).isEqualTo(Sprt.Verdict.ACCEPT_H1);
        assertThat(four.report()).isEqualTo(one.report());
        assertThat(WithoutTimes.of(four.games())).isEqualTo(WithoutTimes.of(one.games()));
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

    @Test
    void gamesOverTheMaximumLengthAreDraws() {
        MatchReport report = Match.between(game, greedy, random, 6, MatchSettings.untimed(1, 1, 2, 8, 9))
                .play()
                .report();

        assertThat(report.results().draws()).isEqualTo(6);
        assertThat(report.endReasons()).containsOnlyKeys("max_plies");
        assertThat(report.averagePlies()).isEqualTo(9);
    }

    @Test
    void playersThatDoNotDifferAreReported() {
        MatchReport report = Match.between(game, takesOne("a"), takesOne("b"), 10, settings(1))
                .play()
                .report();

        assertThat(report.repeats()).isEqualTo(new MatchReport.Repeats(0, 0, 5));
        assertThat(report.score().estimate()).isEqualTo(0.5);
        assertThat(report.text()).contains("5 pairs played alike");
    }

    @Test
    void aBrokenPlayerEndsTheMatchWithItsError() {
        Player broken = player("broken", position -> {
            throw new InputException("the network is broken");
        });

        assertThatThrownBy(() ->
                        Match.between(game, broken, random, 10, settings(2)).play())
                .isInstanceOf(InputException.class)
                .hasMessage("the network is broken");
        assertThatThrownBy(() -> Match.between(game, player("cheat", position -> Choice.of(7)), random, 10, settings(1))
                        .play())
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("illegal move 7");
    }

    @Test
    void playersNeedDifferentNames() {
        assertThatThrownBy(() -> Match.between(game, takesOne("a"), takesOne("a"), 2, settings(1)))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("two players are called 'a'");
    }

    @Test
    void settingsOfNoUseAreNamedAllAtOnce() {
        assertThatThrownBy(() -> MatchSettings.untimed(1, 0, 3, 4, 3))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("threads is 0")
                .hasMessageContaining("maximum plies is 3");
        assertThatThrownBy(() -> Match.pairs(7))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("games is 7, expected an even number");
    }

    private static Player takesOne(String name) {
        return player(name, position -> Choice.of(1));
    }

    private static Player player(String name, Chooser choice) {
        return new Player() {
            @Override
            public String name() {
                return name;
            }

            @Override
            public String description() {
                return name;
            }

            @Override
            public PlayerSession open() {
                return new PlayerSession() {
                    @Override
                    public void newGame(long seed) {}

                    @Override
                    public Choice choose(Turn turn) {
                        return choice.choose(turn.position());
                    }
                };
            }
        };
    }

    private interface Chooser {
        Choice choose(Position position);
    }
}
