package org.shbangzero.train.job;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A run with fake stages in a folder of its own. */
final class TestRun {
    final RunFolder folder;

    TestRun(Path root) {
        this.folder = new RunFolder(root);
    }

    /** Runs the job to its end; dies at the given fault point. */
    String start(boolean resume, int killAt, SmallSettings settings) throws IOException, InterruptedException {
        return start(resume, new Faults(killAt), settings, 3);
    }

    String start(boolean resume, Faults faults, SmallSettings settings, int quartersWon)
            throws IOException, InterruptedException {
        RunOpening opening =
                new RunOpening(folder, settings, "chess", resume, "shbang train small.yaml --resume", faults::note);
        try (Run run = opening.open()) {
            Stages stages = new FakeStages(folder, faults).winning(quartersWon);
            new TrainingJob(run, settings.plan(), stages, faults, faults::nanos).run();
        }
        return faults.text();
    }

    Manifest manifest() throws IOException {
        return new ManifestFile(folder.manifest()).read();
    }

    /** Every file that is part of the run, by name; of the metrics all but the times. */
    Map<String, String> content() throws IOException {
        Map<String, String> content = new TreeMap<>();
        try (Stream<Path> files = Files.walk(folder.root())) {
            for (Path file : (Iterable<Path>) files::iterator) {
                String name = folder.name(file);
                if (Files.isRegularFile(file) && !name.startsWith("set-aside") && !name.equals("run.lock")) {
                    content.put(name, name.equals("metrics.csv") ? metrics() : Files.readString(file));
                }
            }
        }
        return content;
    }

    private String metrics() {
        try (Stream<String> lines = Files.lines(folder.metrics())) {
            return lines.map(TestRun::withoutTimes).collect(Collectors.joining("\n"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String withoutTimes(String line) {
        String[] cells = line.split(",", -1);
        for (Metrics.Column column : Metrics.Column.values()) {
            if (column.name().startsWith("SECONDS") && !line.startsWith("kind")) {
                cells[column.ordinal()] = "";
            }
        }
        return String.join(",", cells);
    }
}
