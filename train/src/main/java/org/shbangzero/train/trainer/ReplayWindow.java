package org.shbangzero.train.trainer;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import org.shbangzero.core.Game;
import org.shbangzero.core.InputException;
import org.shbangzero.selfplay.replay.ReplayBatch;
import org.shbangzero.selfplay.replay.ReplayBatchReader;

/**
 * Replay files as an endless, shuffled stream that holds only a part of them in memory. Each pass takes the files in a new
 * random order, several side by side, gathers a pool of positions, and gives these in random order; so every position comes
 * once a pass. The stream depends on the files and the seed alone.
 */
public final class ReplayWindow implements SampleSource, AutoCloseable {
    /** Positions in memory; about one kilobyte each. */
    private static final int POOL_SIZE = 65_536;

    /** Files read side by side, so that a pool mixes many games. */
    private static final int OPEN_FILES = 16;

    private final Game game;
    private final List<Path> files;
    private final int poolSize;
    private final Random random;
    private final ReplayBatch pool;
    private final Deque<Path> waiting = new ArrayDeque<>();
    private final Deque<ReplayBatchReader> open = new ArrayDeque<>();
    private List<Integer> order = List.of();
    private int next;

    /**
     * Opens a window.
     *
     * @param files whole replay files of the game, at least one with a position
     * @param seed decides the order
     */
    public ReplayWindow(Game game, List<Path> files, long seed) {
        this(game, files, seed, POOL_SIZE);
    }

    ReplayWindow(Game game, List<Path> files, long seed, int poolSize) {
        this.game = game;
        this.files = List.copyOf(files);
        this.poolSize = poolSize;
        this.random = new Random(seed);
        this.pool = new ReplayBatch(game);
    }

    /**
     * The newest files that together hold at least so many positions, or all files.
     *
     * @param files oldest first
     * @param rows positions of each file
     * @param positions wanted
     */
    public static List<Path> newest(List<Path> files, List<Long> rows, long positions) {
        int first = files.size();
        long held = 0;
        while (first > 0 && held < positions) {
            first--;
            held += rows.get(first);
        }
        return files.subList(first, files.size());
    }

    @Override
    public void read(ReplayBatch batch, int count) {
        for (int i = 0; i < count; i++) {
            if (next == order.size()) {
                fillPool();
            }
            batch.append(pool, order.get(next++));
        }
    }

    private void fillPool() {
        pool.clear();
        gather();
        if (pool.size() == 0) {
            startPass();
            gather();
        }
        if (pool.size() == 0) {
            throw new InputException("there are no positions to train on in " + files.size() + " replay files");
        }
        List<Integer> rows = new ArrayList<>(pool.size());
        for (int row = 0; row < pool.size(); row++) {
            rows.add(row);
        }
        Collections.shuffle(rows, random);
        order = rows;
        next = 0;
    }

    /** Reads until the pool is full or the pass is over. */
    private void gather() {
        boolean more = true;
        while (more && pool.size() < poolSize) {
            more = readMore();
        }
    }

    private void startPass() {
        List<Path> shuffled = new ArrayList<>(files);
        Collections.shuffle(shuffled, random);
        waiting.addAll(shuffled);
    }

    /** Adds rows of the file whose turn it is. False if the pass is over. */
    private boolean readMore() {
        openFiles();
        while (!open.isEmpty()) {
            ReplayBatchReader reader = open.remove();
            if (reader.readInto(pool)) {
                open.add(reader);
                return true;
            }
            reader.close();
            openFiles();
        }
        return false;
    }

    private void openFiles() {
        while (open.size() < OPEN_FILES && !waiting.isEmpty()) {
            open.add(ReplayBatchReader.open(waiting.remove(), game));
        }
    }

    @Override
    public void close() {
        open.forEach(ReplayBatchReader::close);
        open.clear();
    }
}
