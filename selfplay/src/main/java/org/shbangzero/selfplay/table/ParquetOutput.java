package org.shbangzero.selfplay.table;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.apache.parquet.bytes.HeapByteBufferAllocator;
import org.apache.parquet.column.ColumnWriteStore;
import org.apache.parquet.column.ColumnWriter;
import org.apache.parquet.column.ParquetProperties;
import org.apache.parquet.hadoop.ColumnChunkPageWriteStore;
import org.apache.parquet.hadoop.ParquetFileWriter;
import org.apache.parquet.hadoop.ParquetWriter;
import org.apache.parquet.io.LocalOutputFile;
import org.apache.parquet.schema.MessageType;
import org.shbangzero.selfplay.io.AtomicFiles;

/**
 * Writes a Parquet file value by value, pages compressed with Zstandard and with checksums. The file gets its name only by
 * {@link #commit}; before that, and if the process dies, there is only a temporary file that {@link AtomicFiles#isTemporary} knows.
 */
public final class ParquetOutput implements AutoCloseable {
    private static final int NO_PADDING = 0;
    private static final int COLUMN_INDEX_TRUNCATE_LENGTH = 64;

    private final Path target;
    private final Path temporary;
    private final MessageType schema;
    private final int groupRows;
    private final ParquetProperties properties;
    private final ParquetFileWriter file;
    private final ZstdCodec codec = new ZstdCodec();
    private final ColumnWriter[] writers;
    private ColumnChunkPageWriteStore pages;
    private ColumnWriteStore columns;
    private long rows;
    private int rowsInGroup;
    private boolean closed;

    private ParquetOutput(Path target, MessageType schema, int groupRows) throws IOException {
        this.target = target;
        this.temporary = AtomicFiles.temporaryFor(target);
        this.schema = schema;
        this.groupRows = groupRows;
        this.writers = new ColumnWriter[schema.getColumns().size()];
        this.properties = ParquetProperties.builder().build();
        this.file = new ParquetFileWriter(
                new LocalOutputFile(temporary),
                schema,
                ParquetFileWriter.Mode.OVERWRITE,
                ParquetWriter.DEFAULT_BLOCK_SIZE,
                NO_PADDING,
                null,
                properties);
        file.start();
        startGroup();
    }

    /**
     * Starts a file. The folder must exist.
     *
     * @param groupRows rows of a row group, which is held in memory until it is whole
     */
    public static ParquetOutput create(Path target, MessageType schema, int groupRows) throws IOException {
        return new ParquetOutput(target, schema, groupRows);
    }

    /** What takes the next row's values of a column; another one for each row group. */
    public ColumnWriter column(int index) {
        return writers[index];
    }

    /** Ends a row, all of whose values have been written. */
    public void endRow() throws IOException {
        columns.endRecord();
        rows++;
        if (++rowsInGroup == groupRows) {
            finishGroup();
            startGroup();
        }
    }

    /** Rows ended so far. */
    public long rows() {
        return rows;
    }

    /**
     * Completes the file, syncs it, and gives it its name. Nothing can be written afterwards.
     *
     * @param metadata written in the order of its keys, so that the same rows give the same file
     */
    public void commit(Map<String, String> metadata) throws IOException {
        finishGroup();
        file.end(new TreeMap<>(metadata));
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
                schema,
                HeapByteBufferAllocator.getInstance(),
                COLUMN_INDEX_TRUNCATE_LENGTH,
                true);
        columns = properties.newColumnWriteStore(schema, pages, pages);
        for (int i = 0; i < writers.length; i++) {
            writers[i] = columns.getColumnWriter(schema.getColumns().get(i));
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
}
