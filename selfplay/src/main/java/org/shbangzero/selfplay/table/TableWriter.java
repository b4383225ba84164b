package org.shbangzero.selfplay.table;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.apache.parquet.schema.MessageType;

/**
 * Writes a table row by row; only a few thousand rows are in memory. The file gets its name only by {@link #commit}.
 *
 * @param <R> what a row is made of
 */
public final class TableWriter<R> implements AutoCloseable {
    /** Rows of a row group. */
    static final int GROUP_ROWS = 4096;

    private final List<TableColumn<R>> columns;
    private final ParquetOutput output;

    private TableWriter(List<TableColumn<R>> columns, ParquetOutput output) {
        this.columns = columns;
        this.output = output;
    }

    /** Starts a table. The folder must exist. */
    public static <R> TableWriter<R> create(Path target, List<TableColumn<R>> columns) throws IOException {
        MessageType schema = new MessageType(
                "row", columns.stream().map(TableColumn::parquetType).toList());
        return new TableWriter<>(List.copyOf(columns), ParquetOutput.create(target, schema, GROUP_ROWS));
    }

    /**
     * Adds a row. If it cannot be written, the table cannot be completed.
     *
     * @throws IllegalArgumentException if a value is missing in a column that is not nullable
     * @throws ClassCastException if a value is not of its column's type
     */
    public void write(R row) throws IOException {
        for (int i = 0; i < columns.size(); i++) {
            columns.get(i).write(output.column(i), row);
        }
        output.endRow();
    }

    /**
     * Completes the file, syncs it, and gives it its name. Nothing can be written afterwards.
     *
     * @param metadata what the file says of itself
     */
    public void commit(Map<String, String> metadata) throws IOException {
        output.commit(metadata);
    }

    /** Without a {@link #commit} before it, throws away what was written. */
    @Override
    public void close() throws IOException {
        output.close();
    }
}
