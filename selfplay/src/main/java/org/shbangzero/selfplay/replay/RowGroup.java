package org.shbangzero.selfplay.replay;

import java.util.Set;
import org.apache.parquet.column.ColumnReadStore;
import org.apache.parquet.column.ColumnReader;
import org.apache.parquet.column.page.PageReadStore;
import org.apache.parquet.schema.MessageType;
import org.shbangzero.selfplay.table.ParquetInput;

/** The columns of one row group, each read on its own from first row to last. */
final class RowGroup {
    /** Definition level of a value in a list; an empty list has level 0. */
    static final int PRESENT = 1;
    /** Repetition level of a list's values after its first. */
    static final int SAME_ROW = 1;

    private final int rows;
    private final ColumnReader[] readers = new ColumnReader[ReplayColumn.values().length];

    RowGroup(PageReadStore pages, Set<ReplayColumn> columns, String createdBy) {
        MessageType schema = ReplayColumn.schema(columns);
        ColumnReadStore store = ParquetInput.columns(pages, schema, createdBy);
        for (ReplayColumn column : columns) {
            readers[column.ordinal()] = store.getColumnReader(schema.getColumnDescription(column.path()));
        }
        this.rows = Math.toIntExact(pages.getRowCount());
    }

    int rows() {
        return rows;
    }

    long nextLong(ReplayColumn column) {
        ColumnReader reader = readers[column.ordinal()];
        long value = reader.getLong();
        reader.consume();
        return value;
    }

    int nextInt(ReplayColumn column) {
        ColumnReader reader = readers[column.ordinal()];
        int value = reader.getInteger();
        reader.consume();
        return value;
    }

    float nextFloat(ReplayColumn column) {
        ColumnReader reader = readers[column.ordinal()];
        float value = reader.getFloat();
        reader.consume();
        return value;
    }

    boolean nextBoolean(ReplayColumn column) {
        ColumnReader reader = readers[column.ordinal()];
        boolean value = reader.getBoolean();
        reader.consume();
        return value;
    }

    String nextString(ReplayColumn column) {
        ColumnReader reader = readers[column.ordinal()];
        String value = reader.getBinary().toStringUsingUTF8();
        reader.consume();
        return value;
    }

    /** Reads the next row's list to {@code out[offset..)} and returns its length. */
    int nextLongs(ReplayColumn column, long[] out, int offset) {
        ColumnReader reader = readers[column.ordinal()];
        int at = offset;
        do {
            if (reader.getCurrentDefinitionLevel() == PRESENT) {
                out[at++] = reader.getLong();
            }
            reader.consume();
        } while (reader.getCurrentRepetitionLevel() == SAME_ROW);
        return at - offset;
    }

    /** Reads the next row's list to {@code out[offset..)} and returns its length. */
    int nextInts(ReplayColumn column, int[] out, int offset) {
        ColumnReader reader = readers[column.ordinal()];
        int at = offset;
        do {
            if (reader.getCurrentDefinitionLevel() == PRESENT) {
                out[at++] = reader.getInteger();
            }
            reader.consume();
        } while (reader.getCurrentRepetitionLevel() == SAME_ROW);
        return at - offset;
    }

    /** Reads the next row's list to {@code out[offset..)} and returns its length. */
    int nextFloats(ReplayColumn column, float[] out, int offset) {
        ColumnReader reader = readers[column.ordinal()];
        int at = offset;
        do {
            if (reader.getCurrentDefinitionLevel() == PRESENT) {
                out[at++] = reader.getFloat();
            }
            reader.consume();
        } while (reader.getCurrentRepetitionLevel() == SAME_ROW);
        return at - offset;
    }
}
