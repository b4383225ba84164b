package org.shbangzero.selfplay.replay;

import static org.shbangzero.selfplay.replay.ReplayColumn.*;

import java.io.IOException;
import java.nio.file.Path;
import org.apache.parquet.column.ColumnWriter;
import org.apache.parquet.io.api.Binary;
import org.shbangzero.core.Game;
import org.shbangzero.selfplay.io.AtomicFiles;
import org.shbangzero.selfplay.table.ParquetOutput;

/**
 * Writes a replay file. The file gets its name only by {@link #commit}; before that, and if the process dies, there is
 * only a temporary file that {@link AtomicFiles#isTemporary} knows.
 */
public final class ReplayWriter implements AutoCloseable {
    /** Rows of a row group, the piece that shuffled reading decodes at once. */
    static final int ROW_GROUP_ROWS = 4096;

    private static final int DROPPED_BITS = 13;

    private final RowCheck check;
    private final ReplayHeader header;
    private final ParquetOutput output;

    private ReplayWriter(Path target, Game game) throws IOException {
        this.check = new RowCheck(game);
        this.header = ReplayHeader.of(game);
        this.output = ParquetOutput.create(target, SCHEMA, ROW_GROUP_ROWS);
    }

    /** Starts a replay file for positions of {@code game}. The folder must exist. */
    public static ReplayWriter create(Path target, Game game) throws IOException {
        return new ReplayWriter(target, game);
    }

    /**
     * Adds a row. The rows of a game follow each other, in the order of its plies.
     *
     * @throws IllegalArgumentException if the row is not as {@link ReplayRow} says, or of another game
     */
    public void write(ReplayRow row) throws IOException {
        check.accept(row);
        writePosition(row);
        writeOutcome(row);
        writeProvenance(row);
        output.endRow();
    }

    /** Rows written so far. */
    public long rows() {
        return output.rows();
    }

    /** Completes the file, syncs it, and gives it its name. Nothing can be written afterwards. */
    public void commit() throws IOException {
        output.commit(header.toMetadata());
    }

    /** Without a {@link #commit} before it, throws away what was written. */
    @Override
    public void close() throws IOException {
        output.close();
    }

    private void writePosition(ReplayRow row) {
        ColumnWriter bits = writer(PLANES_BITS);
        for (int i = 0; i < row.planesBits().length; i++) {
            bits.write(row.planesBits()[i], i == 0 ? 0 : RowGroup.SAME_ROW, RowGroup.PRESENT);
        }
        writeEmpty(bits, row.planesBits().length);
        writeList(PLANES_SCALAR, row.planesScalar());
        ColumnWriter indices = writer(POLICY_INDEX);
        for (int i = 0; i < row.policyIndex().length; i++) {
            indices.write(row.policyIndex()[i], i == 0 ? 0 : RowGroup.SAME_ROW, RowGroup.PRESENT);
        }
        writeEmpty(indices, row.policyIndex().length);
        writePolicy(row.policyProb());
    }

    private void writePolicy(float[] probabilities) {
        ColumnWriter writer = writer(POLICY_PROB);
        for (int i = 0; i < probabilities.length; i++) {
            writer.write(round(probabilities[i]), i == 0 ? 0 : RowGroup.SAME_ROW, RowGroup.PRESENT);
        }
        writeEmpty(writer, probabilities.length);
    }

    /**
     * Rounds to 11 significant bits. The rest is noise of the search that no training notices, and would take up a third of
     * the file.
     */
    static float round(float probability) {
        int bits = Float.floatToIntBits(probability);
        return Float.intBitsToFloat((bits + (1 << (DROPPED_BITS - 1))) & -(1 << DROPPED_BITS));
    }

    private void writeOutcome(ReplayRow row) {
        write(POLICY_WEIGHT, row.policyWeight());
        write(VALUE_WEIGHT, row.valueWeight());
        write(ROOT_W, row.rootWin());
        write(ROOT_D, row.rootDraw());
        write(ROOT_L, row.rootLoss());
        write(RESULT, row.result());
        write(END_REASON, row.endReason().text());
        write(PLIES_LEFT, row.pliesLeft());
        writer(ADJUDICATED).write(row.adjudicated(), 0, 0);
    }

    private void writeProvenance(ReplayRow row) {
        GameOrigin origin = row.origin();
        write(GAME, origin.game());
        write(GAME_ID, origin.gameId());
        write(PLY, row.ply());
        write(FEN, row.fen());
        write(MOVE, row.move());
        write(CHECKPOINT, origin.checkpoint());
        write(CONFIG_HASH, origin.configHash());
        writer(SEED).write(origin.seed(), 0, 0);
        write(SIMULATIONS, row.simulations());
        write(START_ID, origin.startId());
    }

    private ColumnWriter writer(ReplayColumn column) {
        return output.column(column.ordinal());
    }

    private void writeList(ReplayColumn column, float[] values) {
        ColumnWriter writer = writer(column);
        for (int i = 0; i < values.length; i++) {
            writer.write(values[i], i == 0 ? 0 : RowGroup.SAME_ROW, RowGroup.PRESENT);
        }
        writeEmpty(writer, values.length);
    }

    private static void writeEmpty(ColumnWriter writer, int length) {
        if (length == 0) {
            writer.writeNull(0, 0);
        }
    }

    private void write(ReplayColumn column, float value) {
        writer(column).write(value, 0, 0);
    }

    private void write(ReplayColumn column, int value) {
        writer(column).write(value, 0, 0);
    }

    private void write(ReplayColumn column, String value) {
        writer(column).write(Binary.fromString(value), 0, 0);
    }
}
