package org.shbangzero.selfplay.replay;

import static org.shbangzero.selfplay.replay.ReplayColumn.*;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.parquet.bytes.HeapByteBufferAllocator;
import org.apache.parquet.column.ColumnWriteStore;
import org.apache.parquet.column.ColumnWriter;
import org.apache.parquet.column.ParquetProperties;
import org.apache.parquet.hadoop.ColumnChunkPageWriteStore;
import org.apache.parquet.hadoop.ParquetFileWriter;
import org.apache.parquet.hadoop.ParquetWriter;
import org.apache.parquet.io.LocalOutputFile;
import org.apache.parquet.io.api.Binary;
import org.shbangzero.core.Game;
import org.shbangzero.selfplay.io.AtomicFiles;

/**
 * Writes a replay file. The file gets its name only by {@link #commit}; before that, and if the process dies, there is
 * only a temporary file that {@link AtomicFiles#isTemporary} knows.
 */
public final class ReplayWriter implements AutoCloseable {
    /** Rows of a row group, the piece that shuffled reading decodes at once. */
    static final int ROW_GROUP_ROWS = 4096;

    private static final int DROPPED_BITS = 13;
    private static final int NO_PADDING = 0;
    private static final int COLUMN_INDEX_TRUNCATE_LENGTH = 64;

    private final Path target;
    private final Path temporary;
    private final RowCheck check;
    private final ReplayHeader header;
    private final ParquetProperties properties;
    private final ParquetFileWriter file;
    private final ZstdCodec codec = new ZstdCodec();
    private final ColumnWriter[] writers = new ColumnWriter[ReplayColumn.values().length];
    private ColumnChunkPageWriteStore pages;
    private ColumnWriteStore columns;
    private long rows;
    private int rowsInGroup;
    private boolean closed;

    private ReplayWriter(Path target, Game game) throws IOException {
        this.target = target;
        this.temporary = AtomicFiles.temporaryFor(target);
        this.check = new RowCheck(game);
        this.header = ReplayHeader.of(game);
        this.properties = ParquetProperties.builder().build();
        this.file = new ParquetFileWriter(
                new LocalOutputFile(temporary),
                SCHEMA,
                ParquetFileWriter.Mode.OVERWRITE,
                ParquetWriter.DEFAULT_BLOCK_SIZE,
                NO_PADDING,
                null,
                properties);
        file.start();
        startGroup();
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
        columns.endRecord();
        rows++;
        if (++rowsInGroup == ROW_GROUP_ROWS) {
            finishGroup();
            startGroup();
        }
    }

    /** Rows written so far. */
    public long rows() {
        return rows;
    }

    /** Completes the file, syncs it, and gives it its name. Nothing can be written afterwards. */
    public void commit() throws IOException {
        finishGroup();
        file.end(header.toMetadata());
        file.close();
        codec.release();
        closed = true;
        AtomicFiles.publish(temporary, target);
    }

    /** Without a {@link #commit} before it, throws away what was written. */
    @Override
    public void close() throws IOException {
        if (!closed) {
            closed = true;
            try (file) {
                columns.close();
                pages.close();
            } finally {
                codec.release();
                Files.deleteIfExists(temporary);
            }
        }
    }

    private void startGroup() {
        pages = new ColumnChunkPageWriteStore(
                codec.getCompressor(null),
                SCHEMA,
                HeapByteBufferAllocator.getInstance(),
                COLUMN_INDEX_TRUNCATE_LENGTH,
                true);
        columns = properties.newColumnWriteStore(SCHEMA, pages, pages);
        for (ReplayColumn column : ReplayColumn.values()) {
            writers[column.ordinal()] = columns.getColumnWriter(SCHEMA.getColumnDescription(column.path()));
        }
        rowsInGroup = 0;
    }

    private void finishGroup() throws IOException {
        if (rowsInGroup > 0) {
            file.startBlock(rowsInGroup);
            columns.flush();
            pages.flushToFileWriter(file);
            file.endBlock();
        }
        columns.close();
        pages.close();
        rowsInGroup = 0;
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
        return writers[column.ordinal()];
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
