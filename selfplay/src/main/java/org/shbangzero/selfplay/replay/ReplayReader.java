package org.shbangzero.selfplay.replay;

import static org.shbangzero.selfplay.replay.ReplayColumn.*;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.NoSuchElementException;
import org.shbangzero.core.EndReason;
import org.shbangzero.core.Game;

/**
 * Reads whole rows of a replay file, in file order, one row group in memory at a time. Training, which needs neither
 * texts nor provenance, reads with {@link ReplayBatchReader} instead.
 */
public final class ReplayReader implements Iterator<ReplayRow>, AutoCloseable {
    private final Path path;
    private final RowGroups groups;
    private final long[] words;
    private final float[] scalars;
    private final int[] policyIndex;
    private final float[] policyProb;
    private RowGroup group;
    private int nextGroup;
    private int rowsLeft;

    private ReplayReader(Path path, Game game) {
        this.path = path;
        this.groups = new RowGroups(path, game, EnumSet.allOf(ReplayColumn.class));
        this.words = new long[game.planes().wordCount()];
        this.scalars = new float[game.planes().scalarCount()];
        this.policyIndex = new int[game.policy().size()];
        this.policyProb = new float[game.policy().size()];
    }

    /**
     * Opens a file.
     *
     * @throws org.shbangzero.core.InputException as {@link ReplayFile#read(Path, Game)}
     */
    public static ReplayReader open(Path path, Game game) {
        return new ReplayReader(path, game);
    }

    @Override
    public boolean hasNext() {
        while (rowsLeft == 0 && nextGroup < groups.count()) {
            group = groups.read(nextGroup++);
            rowsLeft = group.rows();
        }
        return rowsLeft > 0;
    }

    /**
     * The next row.
     *
     * @throws org.shbangzero.core.InputException if the file turns out to be damaged
     */
    @Override
    public ReplayRow next() {
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        rowsLeft--;
        try {
            return readRow();
        } catch (RuntimeException e) {
            throw ReplayFile.damaged(path, e);
        }
    }

    private ReplayRow readRow() {
        int moves = group.nextInts(POLICY_INDEX, policyIndex, 0);
        return new ReplayRow(
                Arrays.copyOf(words, group.nextLongs(PLANES_BITS, words, 0)),
                Arrays.copyOf(scalars, group.nextFloats(PLANES_SCALAR, scalars, 0)),
                Arrays.copyOf(policyIndex, moves),
                Arrays.copyOf(policyProb, group.nextFloats(POLICY_PROB, policyProb, 0)),
                group.nextFloat(POLICY_WEIGHT),
                group.nextFloat(VALUE_WEIGHT),
                group.nextFloat(ROOT_W),
                group.nextFloat(ROOT_D),
                group.nextFloat(ROOT_L),
                group.nextInt(RESULT),
                EndReason.parse(group.nextString(END_REASON)),
                group.nextInt(PLIES_LEFT),
                group.nextBoolean(ADJUDICATED),
                group.nextInt(PLY),
                group.nextString(FEN),
                group.nextString(MOVE),
                group.nextInt(SIMULATIONS),
                readOrigin());
    }

    private GameOrigin readOrigin() {
        return new GameOrigin(
                group.nextString(GAME),
                group.nextString(GAME_ID),
                group.nextString(CHECKPOINT),
                group.nextString(CONFIG_HASH),
                group.nextLong(SEED),
                group.nextInt(START_ID));
    }

    @Override
    public void close() {
        groups.close();
    }
}
