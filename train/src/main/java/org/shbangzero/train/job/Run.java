package org.shbangzero.train.job;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.shbangzero.selfplay.io.AtomicFiles;

/** A run that this process has locked: its folder, its manifest, its metrics. */
final class Run implements AutoCloseable {
    private final RunFolder folder;
    private final RunLock lock;
    private final Metrics metrics;
    private Manifest manifest;

    Run(RunFolder folder, RunLock lock, Manifest manifest, Metrics metrics) {
        this.folder = folder;
        this.lock = lock;
        this.manifest = manifest;
        this.metrics = metrics;
    }

    RunFolder folder() {
        return folder;
    }

    Manifest manifest() {
        return manifest;
    }

    Metrics metrics() {
        return metrics;
    }

    /** Makes a new state of the run the one that counts. */
    void save(Manifest next) throws IOException {
        new ManifestFile(folder.manifest()).write(next);
        manifest = next;
    }

    void save(Manifest.Iteration iteration) throws IOException {
        save(manifest.withIteration(iteration));
    }

    /** An empty folder in which to write a checkpoint. */
    Path beginCheckpoint(int number) throws IOException {
        Path temporary = AtomicFiles.temporaryFor(folder.checkpoint(number));
        if (Files.exists(temporary)) {
            new SetAside(folder).move(temporary);
        }
        return Files.createDirectories(temporary);
    }

    /** Gives a written checkpoint its final name, and says what its files are. */
    Map<String, FileStamp> publishCheckpoint(int number) throws IOException {
        Path target = folder.checkpoint(number);
        AtomicFiles.publishFolder(AtomicFiles.temporaryFor(target), target);
        Map<String, FileStamp> stamps = new TreeMap<>();
        try (Stream<Path> files = Files.list(target)) {
            for (Path file : (Iterable<Path>) files::iterator) {
                stamps.put(file.getFileName().toString(), FileStamp.of(file));
            }
        }
        return stamps;
    }

    @Override
    public void close() throws IOException {
        lock.close();
    }
}
