package org.shbangzero.selfplay.replay;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;

/** Rows per second to and from replay files, on one thread. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 4, time = 2)
@Measurement(iterations = 5, time = 2)
public class ReplayBenchmark {
    private static final int ROWS = 8192;

    private final Game game = Games.byId("shbang");
    private final ReplayBatch batch = new ReplayBatch(game);
    private List<ReplayRow> rows;
    private Path folder;
    private Path file;

    @Setup
    public void prepare() throws IOException {
        rows = RandomRows.list(game, 1, ROWS);
        folder = Files.createTempDirectory("replay");
        file = folder.resolve("read.parquet");
        write(file);
    }

    @TearDown
    public void delete() throws IOException {
        Files.deleteIfExists(folder.resolve("written.parquet"));
        Files.delete(file);
        Files.delete(folder);
    }

    private void write(Path target) throws IOException {
        try (ReplayWriter writer = ReplayWriter.create(target, game)) {
            for (ReplayRow row : rows) {
                writer.write(row);
            }
            writer.commit();
        }
    }

    /** Writing a file, syncing included. */
    @Benchmark
    @OperationsPerInvocation(ROWS)
    public void write() throws IOException {
        write(folder.resolve("written.parquet"));
    }

    /** Reading whole rows, texts and provenance included. */
    @Benchmark
    @OperationsPerInvocation(ROWS)
    public int readRows() {
        int plies = 0;
        try (ReplayReader reader = ReplayReader.open(file, game)) {
            while (reader.hasNext()) {
                plies += reader.next().ply();
            }
        }
        return plies;
    }

    /** Reading what training needs. */
    @Benchmark
    @OperationsPerInvocation(ROWS)
    public int readBatches() {
        batch.clear();
        try (ReplayBatchReader reader = ReplayBatchReader.open(file, game)) {
            while (reader.readInto(batch)) {
                // Until the file's end.
            }
        }
        return batch.size();
    }
}
