package org.shbangzero.train.job;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TrainingJobTest {
    @TempDir(factory = MemoryFolder.class)
    Path temporary;

    private TestRun run() {
        return new TestRun(temporary.resolve("run"));
    }

    private static List<Integer> players(Manifest manifest) {
        return manifest.iterations().stream().map(Manifest.Iteration::player).toList();
    }

    @Test
    void withoutGateTheNewestNetworkPlays() throws Exception {
        run().start(false, new Faults(Faults.NEVER), SmallSettings.of(), 0);

        Manifest manifest = run().manifest();
        assertThat(players(manifest)).containsExactly(0, 0, 1, 2);
        assertThat(manifest.best()).isEqualTo(3);
    }

    @Test
    void theGateKeepsTheBestUntilItIsBeaten() throws Exception {
        SmallSettings settings = SmallSettings.of("evaluation.gate=score");
        run().start(false, new Faults(Faults.NEVER), settings, 2);

        Manifest drawn = run().manifest();
        assertThat(players(drawn)).containsExactly(0, 0, 0, 0);
        assertThat(drawn.best()).isZero();

        TestRun other = new TestRun(temporary.resolve("other"));
        other.start(false, new Faults(Faults.NEVER), settings, 3);
        assertThat(players(other.manifest())).containsExactly(0, 0, 1, 2);
    }

    @Test
    void trainingGoesOnFromTheNewestEvenIfTheGateRefusesIt() throws Exception {
        run().start(false, new Faults(Faults.NEVER), SmallSettings.of("evaluation.gate=score"), 2);

        List<Long> steps = run().manifest().checkpoints().stream()
                .map(Manifest.Checkpoint::step)
                .toList();
        // 200 positions an iteration, each trained on 4 times, in batches of 32
        assertThat(steps).containsExactly(0L, 25L, 50L, 75L);
    }

    @Test
    void eachNetworkPlaysTheBestAndTheAnchorsOnce() throws Exception {
        run().start(false, Faults.NEVER, SmallSettings.of());

        List<Manifest.Iteration> iterations = run().manifest().iterations();
        assertThat(iterations.get(1).matches())
                .extracting(MatchResult::opponent)
                .containsExactly("000000", "random");
        assertThat(iterations.get(3).matches())
                .extracting(MatchResult::opponent)
                .containsExactly("000002", "000000", "random");
        assertThat(run().manifest().standing().checkpoint()).isEqualTo(3);
    }

    @Test
    void printsATableAndAVerdict() throws Exception {
        String text = run().start(false, new Faults(Faults.NEVER), SmallSettings.of("iterations=1"), 4);

        assertThat(text.replace(temporary.toString(), "TMP").replaceAll("0:[0-9]{2}\n", "0:00\n"))
                .isEqualTo(
                        """
                creating the untrained network, checkpoint 000000
                iter  games positions  draws  plies   policy    value        Elo vs best       Elo vs start      Elo vs random     time
                   1      8       200    25%    100    3.000    1.000             > +237             > +237             > +237     0:00

                Network: TMP/run/checkpoints/000001/model.onnx (iteration 1)
                Against its untrained start (000000): 100.0 % of 100 games at 16 simulations (100 won, 0 drawn, 0 lost; 95 % interval 96.1 to 100.0 %); Elo > +558.
                Against random: 100.0 % of 100 games at 16 simulations (100 won, 0 drawn, 0 lost; 95 % interval 96.1 to 100.0 %); Elo > +558.
                It learned: it is stronger than its untrained start, with more than 95 % confidence.
                Next: shbang play --net TMP/run@best --open                  # play against it in the browser
                      shbang match TMP/run@best greedy --games 20 --sims 64  # see how strong it is
                      shbang export TMP/run@best -o run.onnx                 # pass it on as one file
                """);
    }

    @Test
    void theTableHasAColumnForEachAnchor() throws Exception {
        String anchors = "evaluation.anchors=[start, greedy, 'uniform,sims=8']";
        String text = run().start(false, Faults.NEVER, SmallSettings.of("iterations=1", anchors));

        assertThat(text)
                .contains("        Elo vs best       Elo vs start      Elo vs greedy  Elo vs …rm,sims=8     time\n");
        assertThat(Files.readString(run().folder.metrics())).contains(",\"uniform,sims=8\",");
        assertThat(run().start(true, Faults.NEVER, SmallSettings.of("iterations=1", anchors)))
                .doesNotContain("metrics.csv");
    }

    @Test
    void anchorsThatLookAlikeAsFileNamesHaveFilesOfTheirOwn() throws Exception {
        String longName = "nets/" + "x".repeat(300);
        String anchors = "evaluation.anchors=['a/b', 'a b', '" + longName + "', '" + longName + "y']";
        run().start(false, Faults.NEVER, SmallSettings.of("iterations=1", anchors));

        List<String> files = run().manifest().iterations().get(1).matches().stream()
                .map(MatchResult::games)
                .toList();
        assertThat(files).doesNotHaveDuplicates().allMatch(file -> file.length() < 120);
    }

    @Test
    void doesNotClaimStrengthThatTheMatchDoesNotShow() throws Exception {
        String text = run().start(false, new Faults(Faults.NEVER), SmallSettings.of("iterations=1"), 2);

        assertThat(text.replace(temporary.toString(), "TMP"))
                .contains("It is not shown to be stronger than its untrained start")
                .containsPattern(
                        "\nNext: shbang train TMP/run/config.yaml --run TMP/run --resume -o iterations=2 +# train longer"
                                + "\n      shbang play --net TMP/run@best --open +# play against it in the browser\n");
    }

    @Test
    void metricsHaveARowForEachIterationAndInterval() throws Exception {
        run().start(false, Faults.NEVER, SmallSettings.of());

        List<String> lines = Files.readAllLines(run().folder.metrics());
        assertThat(lines.get(0)).startsWith("kind,iteration,step,").endsWith(",opponent,score,elo,elo_lower,elo_upper");
        assertThat(lines)
                .extracting(line -> line.replaceFirst("^([a-z]+,[0-9]+,[0-9]+),.*", "$1"))
                .containsExactly(
                        "kind,iteration,step" + lines.get(0).substring("kind,iteration,step".length()),
                        "training,1,25",
                        "match,1,25",
                        "match,1,25",
                        "iteration,1,25",
                        "training,2,50",
                        "match,2,50",
                        "match,2,50",
                        "match,2,50",
                        "iteration,2,50",
                        "training,3,75",
                        "match,3,75",
                        "match,3,75",
                        "match,3,75",
                        "iteration,3,75");
        assertThat(lines.get(3)).contains(",random,");
    }
}
