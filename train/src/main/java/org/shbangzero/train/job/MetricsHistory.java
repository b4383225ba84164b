package org.shbangzero.train.job;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The rows with which the metrics of a resumed run go on: those of the file that the manifest counts. A file that is
 * damaged or missing is replaced by what the manifest knows, which is the rows of iterations, without their times, and matches.
 */
final class MetricsHistory {
    private final RunFolder run;
    private final Manifest manifest;
    private final Consumer<String> messages;

    MetricsHistory(RunFolder run, Manifest manifest, Consumer<String> messages) {
        this.run = run;
        this.manifest = manifest;
        this.messages = messages;
    }

    List<String> rows() throws IOException {
        Path file = run.metrics();
        String consequence =
                "the rows of iterations and matches are written again without their times, those within training are lost";
        if (!Files.exists(file)) {
            messages.accept(file + ": missing; " + consequence);
            return restored();
        }
        List<String> lines = lines(file);
        if (!isWhole(lines)) {
            messages.accept(file + ": damaged, or of another version of this program; moved to "
                    + new SetAside(run).move(file) + "; " + consequence);
            return restored();
        }
        return lines.stream().skip(1).filter(this::counts).toList();
    }

    private static List<String> lines(Path file) throws IOException {
        try {
            return Files.readAllLines(file, StandardCharsets.UTF_8);
        } catch (CharacterCodingException e) {
            return List.of();
        }
    }

    /** Whether every line is one of ours, and no complete iteration lacks its row. */
    private boolean isWhole(List<String> lines) {
        return !lines.isEmpty()
                && lines.get(0).equals(Metrics.HEADER)
                && lines.stream().skip(1).allMatch(Metrics::isRow)
                && completeIterations().allMatch(number -> lines.stream()
                        .anyMatch(line -> line.startsWith(Metrics.ITERATION + "," + number + ",")));
    }

    private IntStream completeIterations() {
        return IntStream.rangeClosed(1, manifest.completed());
    }

    /** Rows of iterations and matches count when the iteration is complete, training rows when its checkpoint is there. */
    private boolean counts(String line) {
        int number = Metrics.iteration(line);
        if (number >= manifest.iterations().size()) {
            return false;
        }
        Manifest.Iteration iteration = manifest.iterations().get(number);
        return line.startsWith(Metrics.TRAINING + ",") ? iteration.checkpoint() != null : iteration.isComplete();
    }

    private List<String> restored() {
        return completeIterations().boxed().flatMap(this::restored).toList();
    }

    private Stream<String> restored(int number) {
        int bestBefore = manifest.iterations().get(number - 1).best();
        Manifest.Iteration iteration = manifest.iterations().get(number);
        String opponent = RunFolder.checkpointName(bestBefore);
        return new IterationReport(manifest, iteration, opponent, PhaseTimes.UNKNOWN)
                .metricsRows().stream().map(Metrics.Row::line);
    }
}
