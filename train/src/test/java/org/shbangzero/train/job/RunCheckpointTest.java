package org.shbangzero.train.job;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.shbangzero.core.InputException;

/** A run of three iterations of 8 games and 200 positions each, with 100 games in its final evaluation. */
class RunCheckpointTest {
    @TempDir(factory = MemoryFolder.class)
    Path temporary;

    private RunFolder folder;

    @BeforeEach
    void playRun() throws Exception {
        TestRun run = new TestRun(temporary.resolve("run"));
        run.start(false, new Faults(Faults.NEVER), SmallSettings.of(), 3);
        folder = run.folder;
    }

    private RunCheckpoint checkpoint(int number) throws Exception {
        return RunCheckpoint.find(folder.checkpoint(number)).orElseThrow();
    }

    @Test
    void sumsUpWhatLedToIt() throws Exception {
        Map<String, String> summary = checkpoint(2).summary();
        assertThat(summary)
                .containsEntry("run", "run")
                .containsEntry("iteration", "2")
                .containsEntry("selfplay_games", "16")
                .containsEntry("selfplay_positions", "400")
                .containsEntry("policy_loss", "1.500")
                .containsEntry("value_loss", "0.500");
        assertThat(summary.get("config_hash"))
                .isEqualTo(new ManifestFile(folder.manifest()).read().configHash());
        assertThat(checkpoint(0).summary())
                .containsEntry("selfplay_games", "0")
                .doesNotContainKeys("policy_loss", "against_random");
    }

    @Test
    void standsAsItsLargestMatchesSay() throws Exception {
        assertThat(checkpoint(3).summary().get("against_random"))
                .startsWith("74.0 % of 100 games at 16 simulations (74 won, 0 drawn, 26 lost; 95 % interval ")
                .contains("; Elo +");
        assertThat(checkpoint(3).summary().get("against_000000")).contains(" of 100 games at 16 simulations ");
        // Only the best network is evaluated at the end.
        assertThat(checkpoint(2).summary().get("against_random"))
                .contains(" games (")
                .doesNotContain("simulations");
    }

    @Test
    void namesTheGamesBeforeItNewestFirst() throws Exception {
        assertThat(checkpoint(2).replay())
                .isEqualTo(List.of(folder.shard(2, 1), folder.shard(2, 0), folder.shard(1, 1), folder.shard(1, 0)));
        Files.delete(folder.shard(2, 0));
        assertThat(checkpoint(2).replay()).hasSize(3);
        assertThat(checkpoint(0).replay()).isEmpty();
    }

    @Test
    void isNoneOutsideOfARun() throws Exception {
        Path alone = Files.createDirectories(temporary.resolve("alone/checkpoints/000001"));
        assertThat(RunCheckpoint.find(alone)).isEmpty();
        assertThat(RunCheckpoint.find(folder.root())).isEmpty();
        assertThat(RunCheckpoint.find(Path.of("/"))).isEmpty();
    }

    @Test
    void countsOnlyIfItIsListedAndWhole() throws Exception {
        Path unlisted = Files.createDirectories(folder.checkpoint(8));
        assertThatThrownBy(() -> RunCheckpoint.find(unlisted))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("does not list it");
        Files.writeString(folder.checkpoint(1).resolve("model.zip"), "changed");
        assertThatThrownBy(() -> checkpoint(1))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("000001 is damaged: model.zip is missing or not as it was written");
        assertThat(checkpoint(2).summary()).containsEntry("iteration", "2");
    }
}
