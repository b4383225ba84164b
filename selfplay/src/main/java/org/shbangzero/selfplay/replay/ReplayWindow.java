package org.shbangzero.selfplay.replay;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.shbangzero.core.Game;

/**
 * A shuffled stream of the rows of many replay files, in bounded memory however large the files are. Every row has the
 * same chance: of the planned number of samples, each row is drawn as often as any other, give or take one. The same
 * files and seed give the same stream.
 *
 * <p>Row groups in random order fill a chunk of up to {@value #CHUNK_ROWS} rows, which is then shuffled whole; a
 * background thread decodes the next chunk meanwhile. A window that fits into one chunk is shuffled perfectly. Used by one
 * thread.
 */
public final class ReplayWindow implements AutoCloseable {
    static final int CHUNK_ROWS = 1 << 16;

    private record Chunk(ReplayBatch rows, int[] order) {}

    private final Game game;
    private final WindowSampler sampler;
    private final ExecutorService decoder = Executors.newSingleThreadExecutor(task -> {
        Thread thread = new Thread(task, "replay-decoder");
        thread.setDaemon(true);
        return thread;
    });
    private CompletableFuture<Chunk> pending;
    private Chunk current;
    private int next;
    /** Planned samples beyond the chunks decoded or being decoded; none are decoded ahead of it. */
    private long unplanned;

    private ReplayWindow(Game game, WindowSampler sampler, long samples) {
        this.game = game;
        this.sampler = sampler;
        this.unplanned = samples;
        this.current = new Chunk(new ReplayBatch(game), new int[0]);
        this.pending = decode(new ReplayBatch(game));
    }

    /**
     * Opens a window.
     *
     * @param files the replay files, in a fixed order
     * @param samples number of rows that will be read; reading more is possible, and goes on with whole passes
     * @param seed decides the order
     * @throws org.shbangzero.core.InputException if a file is missing, damaged, or of another game or layout, or if there are
     *     no rows
     */
    public static ReplayWindow open(List<Path> files, Game game, long samples, long seed) {
        return open(files, game, samples, seed, CHUNK_ROWS);
    }

    static ReplayWindow open(List<Path> files, Game game, long samples, long seed, int chunkRows) {
        return new ReplayWindow(game, new WindowSampler(files, game, samples, seed, chunkRows), samples);
    }

    /**
     * The newest files that together hold at least so many rows, or all files.
     *
     * @param files oldest first
     * @param rows rows of each file
     * @param wanted rows that the window should have
     */
    public static List<Path> newest(List<Path> files, List<Long> rows, long wanted) {
        int first = files.size();
        long held = 0;
        while (first > 0 && held < wanted) {
            first--;
            held += rows.get(first);
        }
        return files.subList(first, files.size());
    }

    /** Rows in the files. */
    public long rows() {
        return sampler.rows();
    }

    /**
     * Adds the next {@code count} rows to the batch.
     *
     * @throws org.shbangzero.core.InputException if a file turns out to be damaged
     */
    public void read(ReplayBatch batch, int count) {
        for (int i = 0; i < count; i++) {
            if (next == current.order.length) {
                advance();
            }
            batch.append(current.rows, current.order[next++]);
        }
    }

    private void advance() {
        ReplayBatch used = current.rows;
        if (pending == null) {
            pending = decode(used);
            used = new ReplayBatch(game);
        }
        try {
            current = pending.join();
        } catch (CompletionException e) {
            throw e.getCause() instanceof RuntimeException cause ? cause : e;
        }
        next = 0;
        unplanned -= current.order.length;
        pending = unplanned > 0 ? decode(used) : null;
    }

    private CompletableFuture<Chunk> decode(ReplayBatch rows) {
        return CompletableFuture.supplyAsync(
                () -> {
                    sampler.readChunk(rows);
                    return new Chunk(rows, sampler.order(rows.size()));
                },
                decoder);
    }

    /** Waits until no file is being read any more. */
    @Override
    public void close() {
        if (pending != null) {
            pending.exceptionally(failure -> null).join();
        }
        decoder.shutdown();
    }
}
