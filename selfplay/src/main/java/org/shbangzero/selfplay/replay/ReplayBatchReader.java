package org.shbangzero.selfplay.replay;

import java.nio.file.Path;
import java.util.stream.IntStream;
import org.shbangzero.core.Game;

/** Streams the training columns of a replay file into {@link ReplayBatch}es, in file order. */
public final class ReplayBatchReader implements AutoCloseable {
    private final Path path;
    private final RowGroups groups;
    private int next;

    private ReplayBatchReader(Path path, Game game) {
        this.path = path;
        this.groups = new RowGroups(path, game, ReplayColumn.TRAINING);
    }

    /**
     * Opens a file.
     *
     * @throws org.shbangzero.core.InputException as {@link ReplayFile#read(Path, Game)}
     */
    public static ReplayBatchReader open(Path path, Game game) {
        return new ReplayBatchReader(path, game);
    }

    /**
     * Adds the next rows (some thousand at a time) to the batch. False if there are no more.
     *
     * @throws org.shbangzero.core.InputException if the file turns out to be damaged
     */
    public boolean readInto(ReplayBatch batch) {
        if (next == groups.count()) {
            return false;
        }
        readGroup(next++, batch);
        return true;
    }

    /** Number of rows of each row group. */
    int[] groupRows() {
        return IntStream.range(0, groups.count()).map(groups::rows).toArray();
    }

    /** Adds the rows of one row group. */
    void readGroup(int index, ReplayBatch batch) {
        RowGroup group = groups.read(index);
        try {
            batch.append(group);
        } catch (RuntimeException e) {
            throw ReplayFile.damaged(path, e);
        }
    }

    @Override
    public void close() {
        groups.close();
    }
}
