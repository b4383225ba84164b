package org.shbangzero.train.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.evaluate.cli.shell.CommandLines;
import org.shbangzero.selfplay.config.ConfigReader;
import org.shbangzero.train.job.JobSettings;

class TrainCommandTest {
    private static final String CONFIG =
            """
            game: chess
            iterations: 1
            gamesPerIteration: 4
            """;

    @TempDir
    Path folder;

    private Path config;
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @BeforeEach
    void writeConfig() throws IOException {
        config = Files.writeString(folder.resolve("small.yaml"), CONFIG);
    }

    private int shbang(String... args) {
        return CommandLines.run(Main.commands(), new PrintWriter(out), new PrintWriter(err), args);
    }

    private String errors() {
        return err.toString().replace(folder.toString(), "DIR");
    }

    @Test
    void dryRunPrintsAConfigThatReadsBackEqual() {
        int code = shbang("train", config.toString(), "--dry-run", "-o", "seed=7", "-o", "search.algorithm=puct");

        assertThat(code).isZero();
        assertThat(out.toString()).contains("seed: 7\n", "  algorithm: puct\n", "  blocks: 4\n");
        List<String> options = List.of("seed=7", "search.algorithm=puct");
        assertThat(ConfigReader.parse(out.toString(), "out", List.of(), JobSettings.class))
                .isEqualTo(ConfigReader.read(config, options, JobSettings.class));
    }

    @Test
    void faultsOfFileAndOptionsAreToldAtOnce() throws IOException {
        Files.writeString(config, CONFIG.replace("chess", "ches").replace("iterations", "itterations"));

        assertThat(shbang("train", config.toString(), "-o", "training.batchSize=1"))
                .isEqualTo(3);
        assertThat(errors())
                .isEqualTo(
                        """
                shbang: 4 problems in DIR/small.yaml:
                  DIR/small.yaml:2:1: itterations: unknown key; did you mean 'iterations'?
                  DIR/small.yaml:1:7: game: unknown game 'ches'; did you mean 'chess'? (games: %s)
                  DIR/small.yaml: iterations: missing; expected a whole number from 1 to 999999
                  option -o training.batchSize=1: training.batchSize: 1 is out of range; expected a whole number from 8 to 65536
                """
                                .formatted(String.join(", ", ids())));
        assertThat(out.toString()).isEmpty();
    }

    private static List<String> ids() {
        return Games.all().stream().map(Game::id).toList();
    }

    @Test
    void anUnknownGameIsNamed() throws IOException {
        Files.writeString(config, CONFIG.replace("chess", "ches"));

        assertThat(shbang("train", config.toString())).isEqualTo(3);
        assertThat(errors()).startsWith("shbang: DIR/small.yaml:1:7: game: unknown game 'ches'; did you mean 'chess'?");
    }

    @Test
    void aMissingConfigIsNamed() {
        assertThat(shbang("train", folder.resolve("absent.yaml").toString())).isEqualTo(3);
        assertThat(errors()).isEqualTo("shbang: config file DIR/absent.yaml does not exist\n");
    }

    @Test
    void aFolderWithARunIsRefusedWithTheCommandThatResumesIt() throws IOException {
        Path run = Files.createDirectory(folder.resolve("my run"));
        Files.writeString(run.resolve("config.yaml"), CONFIG);

        assertThat(shbang("train", config.toString(), "-o", "seed=7", "--run", run.toString()))
                .isEqualTo(3);
        assertThat(errors())
                .isEqualTo(
                        """
                shbang: DIR/my run holds a run already; go on with it by
                  shbang train DIR/small.yaml -o seed=7 --run 'DIR/my run' --resume
                or choose another folder with --run
                """);
    }

    @Test
    void resumeWithoutARunIsRefused() {
        Path run = folder.resolve("run");

        assertThat(shbang("train", config.toString(), "--resume", "--run", run.toString()))
                .isEqualTo(3);
        assertThat(errors()).contains("there is no run in DIR/run to resume");
    }

    @Test
    void anAnchorWithSettingsButWithoutQuotesIsExplained() {
        assertThat(shbang("train", config.toString(), "-o", "evaluation.anchors=[start, alphabeta,depth=3]"))
                .isEqualTo(3);
        assertThat(errors()).contains("'depth=3' is no player but a setting", "in quotes, e.g. \"alphabeta,depth=3\"");
    }

    @Test
    void anchorsAreDifferentPlayers() {
        assertThat(shbang("train", config.toString(), "-o", "evaluation.anchors=[random, RANDOM]"))
                .isEqualTo(3);
        assertThat(errors())
                .contains("option -o evaluation.anchors=[random, RANDOM]: evaluation: anchors must differ, found"
                        + " [random, RANDOM]");
    }

    @Test
    void anUnknownAnchorIsNamedBeforeAnythingIsPlayed() {
        Path run = folder.resolve("run");

        assertThat(shbang(
                        "train", config.toString(), "-o", "evaluation.anchors=[start, rndom]", "--run", run.toString()))
                .isEqualTo(3);
        assertThat(errors()).startsWith("shbang: unknown player 'rndom'; did you mean 'random'?");
        assertThat(run).doesNotExist();
    }
}
