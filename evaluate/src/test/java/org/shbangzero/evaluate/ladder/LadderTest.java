package org.shbangzero.evaluate.ladder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.shbangzero.core.Games;
import org.shbangzero.core.InputException;
import org.shbangzero.evaluate.match.MatchObserver;
import org.shbangzero.evaluate.match.MatchSettings;
import org.shbangzero.evaluate.player.PlayerSpec;
import org.shbangzero.evaluate.testing.FakeEngine;
import org.shbangzero.evaluate.testing.Fault;
import org.shbangzero.evaluate.testing.TinyNetwork;
import org.shbangzero.selfplay.ProgressListener;
import org.shbangzero.selfplay.search.SearchAlgorithm;
import org.shbangzero.selfplay.search.SearchSettings;

class LadderTest {
    private static final SearchSettings SEARCH = SearchSettings.of(SearchAlgorithm.GUMBEL, 2);

    @TempDir
    Path run;

    @BeforeEach
    void makeRun() throws IOException {
        Files.writeString(run.resolve("config.yaml"), "evaluation:\n  anchors: [start, random]\n");
        checkpoint(0);
        checkpoint(1);
    }

    private void checkpoint(int number) throws IOException {
        checkpoint(number, "shambhala");
    }

    private void checkpoint(int number, String game) throws IOException {
        Path folder = run.resolve("checkpoints").resolve("%06d".formatted(number));
        Files.createDirectories(folder);
        TinyNetwork.write(folder.resolve("model.onnx"), Games.byId(game), number);
    }

    private Optional<String> play(int games, AtomicInteger played, int cancelAfter, String... more) throws IOException {
        return play(2, games, played, cancelAfter, more);
    }

    private Optional<String> play(int threads, int games, AtomicInteger played, int cancelAfter, String... more)
            throws IOException {
        Ladder ladder = new Ladder(
                run,
                20,
                List.of(more).stream().map(PlayerSpec::parse).toList(),
                SEARCH,
                MatchSettings.untimed(1, threads, 2, 4, 30));
        MatchObserver counts = (record, soFar) -> played.incrementAndGet();
        return ladder.play(games, ProgressListener.NONE, counts, () -> played.get() >= cancelAfter);
    }

    @Test
    void ratesCheckpointsAndAnchors() throws IOException {
        AtomicInteger played = new AtomicInteger();
        String table = play(24, played, 1000, "greedy").orElseThrow();

        assertThat(played).hasValue(24);
        assertThat(table).contains("000000", "000001", "random", "greedy", "White's advantage");
        assertThat(Files.readAllLines(run.resolve("eval/ratings.csv")))
                .hasSize(5)
                .startsWith("player,kind,elo,elo_lower,elo_upper,open_below,open_above,games,score")
                .anyMatch(line -> line.startsWith("000000,checkpoint,0.0,0.0,0.0,"))
                .anyMatch(line -> line.startsWith("random,anchor,"));
        assertThat(Files.readString(run.resolve("eval/ratings.svg")))
                .startsWith("<svg")
                .contains("random", "000001");
        assertThat(run.resolve("eval/ladder.pgn")).isNotEmptyFile();
    }

    @Test
    void goesOnAfterAStopAndWithNewCheckpointsAndPlaysNothingTwice() throws IOException {
        AtomicInteger played = new AtomicInteger();
        assertThat(play(20, played, 7)).isEmpty();
        int first = played.get();
        assertThat(play(20, played, 1000)).isPresent();
        assertThat(played.get()).isEqualTo(20);
        assertThat(first).isBetween(7, 8);

        checkpoint(2);
        assertThat(play(20, played, 1000).orElseThrow()).contains("not rated", "000002");
        assertThat(played.get()).isEqualTo(20);
        assertThat(play(40, played, 1000).orElseThrow()).contains("000002").doesNotContain("not rated");
        assertThat(played.get()).isEqualTo(40);
    }

    @Test
    void finishesAHalfPlayedPairEvenIfFewerGamesAreAskedForThanAreOnRecord() throws IOException {
        Files.writeString(run.resolve("config.yaml"), "evaluation:\n  anchors: []\n");
        AtomicInteger played = new AtomicInteger();
        assertThat(play(1, 20, played, 15)).isEmpty();
        assertThat(play(1, 4, played, 1000)).isPresent();

        assertThat(played).hasValue(16);
        assertThat(Files.readAllLines(run.resolve("eval/ladder.pgn")).stream()
                        .filter(line -> line.startsWith("[Round ")))
                .doesNotHaveDuplicates()
                .hasSize(16);
    }

    @Test
    void keepsTheLogsOfOtherProgramsInTheRun() throws IOException {
        Files.writeString(run.resolve("config.yaml"), "evaluation:\n  anchors: []\n");
        checkpoint(0, "chess");
        checkpoint(1, "chess");
        String engine = "uci:" + String.join(" ", FakeEngine.command(Fault.NONE, run)) + ",depth=1,name=fake";
        play(1, 4, new AtomicInteger(), 1000, engine);

        assertThat(run.resolve("eval/logs/ladder/fake.log")).isNotEmptyFile();
    }

    @Test
    void refusesAnotherNetworkUnderTheSameNumber() throws IOException {
        play(4, new AtomicInteger(), 1000);
        TinyNetwork.write(run.resolve("checkpoints/000001/model.onnx"), Games.byId("shambhala"), 99);

        assertThatThrownBy(() -> play(8, new AtomicInteger(), 1000))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("settings of 000001 'network ");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "evaluation: [ | config.yaml:",
                "evaluation:\\n  anchors: 7 | config.yaml:2:12: evaluation.anchors: expected a list",
                "evaluation:\\n  anchors: ['alphabeta,deph=3'] | config.yaml:2:13: ",
                "- a | config.yaml:1:1: expected a section with keys",
            })
    void saysWhereTheConfigIsWrong(String yaml, String message) throws IOException {
        Files.writeString(run.resolve("config.yaml"), yaml.replace("\\n", "\n"));

        assertThatThrownBy(() -> LadderPlayers.of(run, 20, List.of()))
                .isInstanceOf(InputException.class)
                .hasMessageContaining(message)
                .message()
                .doesNotContain("com.fasterxml", "Source");
    }

    @Test
    void saysWhatIsNoRun() {
        assertThatThrownBy(() -> LadderPlayers.of(run.resolve("eval"), 20, List.of()))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("is no run's folder");
    }

    @Test
    void manyCheckpointsAreThinnedEvenly() throws IOException {
        for (int number = 2; number <= 10; number++) {
            checkpoint(number);
        }

        assertThat(LadderPlayers.of(run, 5, List.of()).checkpoints())
                .extracting(spec -> spec.name().orElseThrow())
                .containsExactly("000000", "000003", "000005", "000008", "000010");
    }
}
