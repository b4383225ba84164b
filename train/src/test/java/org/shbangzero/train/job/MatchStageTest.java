package org.shbangzero.train.job;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.shbangzero.core.InputException;
import org.shbangzero.selfplay.ProgressListener;
import org.shbangzero.selfplay.config.ConfigReader;
import org.shbangzero.train.TinyConfig;

/** Matches of a run that go on from what an interrupted one has left. */
class MatchStageTest {
    private static final JobSettings SETTINGS =
            ConfigReader.parse(TinyConfig.of("chess"), "test", List.of(), JobSettings.class);
    private static final Stages.MatchTask TASK =
            new Stages.MatchTask("final-000000-vs-random", 0, "random", 6, 2, Optional.empty());

    private final List<String> messages = new ArrayList<>();
    private final List<Long> gamesDone = new ArrayList<>();

    @TempDir(factory = MemoryFolder.class)
    Path temporary;

    private RunFolder run;
    private Stages stages;

    @BeforeEach
    void makeAnUntrainedCheckpoint() throws Exception {
        run = new RunFolder(temporary);
        for (Path folder : List.of(run.checkpoint(0), run.games(), run.evaluations())) {
            Files.createDirectories(folder);
        }
        stages = new NetworkStages(SETTINGS, "hash", run, messages::add);
        stages.createUntrained(run.checkpoint(0));
    }

    private Path journal() {
        return run.evaluations().resolve(TASK.name() + ".progress.jsonl");
    }

    private MatchResult play() throws Exception {
        gamesDone.clear();
        return stages.match(TASK, (done, total) -> gamesDone.add(done));
    }

    @Test
    void gamesWhoseLinesAreWholeAreNotPlayedAgain() throws Exception {
        MatchResult whole = play();
        List<String> lines = new ArrayList<>(Files.readAllLines(journal()));
        lines.set(2, lines.get(2).replaceFirst("[a-h][1-8]", "a0"));
        Files.write(journal(), lines);
        MatchResult again = play();

        assertThat(again).isEqualTo(whole);
        assertThat(gamesDone).containsExactly(5L, 6L);
        Path copy = run.setAside().resolve(run.root().relativize(journal()));
        assertThat(Files.readAllLines(copy)).isEqualTo(lines);
        assertThat(messages)
                .containsExactly(
                        journal() + ": damaged lines [3]; the games of these are played again; copied to " + copy);
    }

    @Test
    void aJournalThatDoesNotSayOfWhichMatchItIsIsSetAside() throws Exception {
        MatchResult whole = play();
        Files.writeString(journal(), "nonsense\n");
        MatchResult again = play();

        assertThat(again).isEqualTo(whole);
        assertThat(run.setAside().resolve(run.root().relativize(journal()))).hasContent("nonsense\n");
        assertThat(messages).singleElement().asString().contains(" is no journal of a match", "; moved to ");
    }

    @Test
    void aJournalThatIsInUseStaysWhereItIs() throws Exception {
        ProgressListener playsItToo = (done, total) -> {
            try {
                stages.match(TASK, ProgressListener.NONE);
            } catch (IOException | InterruptedException e) {
                throw new AssertionError(e);
            }
        };

        assertThatThrownBy(() -> stages.match(TASK, playsItToo))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("this match is being played already");
        assertThat(run.setAside()).doesNotExist();
    }
}
