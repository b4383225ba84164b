package org.shbangzero.selfplay.table;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import org.apache.parquet.column.ColumnDescriptor;
import org.apache.parquet.column.ColumnReadStore;
import org.apache.parquet.column.ColumnReader;
import org.apache.parquet.column.page.PageReadStore;
import org.apache.parquet.hadoop.ParquetFileReader;
import org.apache.parquet.schema.LogicalTypeAnnotation;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.Type;
import org.shbangzero.core.InputException;

/**
 * Reads a table row by row. A row is its values by column, in the order of the columns: {@link String}, {@link Integer},
 * {@link Long}, {@link Double}, null, or a list of them.
 */
public final class TableReader implements Iterator<Map<String, Object>>, AutoCloseable {
    private static final int LIST_LEVELS = 3;

    private final Path path;
    private final ParquetFileReader file;
    private final MessageType schema;
    private final List<ColumnDescriptor> columns;
    private final List<ColumnType> types = new ArrayList<>();
    private List<ColumnReader> readers = List.of();
    private long rowsLeft;

    private TableReader(Path path, ParquetFileReader file) {
        this.path = path;
        this.file = file;
        this.schema = file.getFileMetaData().getSchema();
        this.columns = schema.getColumns();
    }

    /**
     * Opens a table.
     *
     * @throws InputException if there is no such file, it is not a whole Parquet file, or has columns of other types
     */
    public static TableReader open(Path path) {
        TableReader reader = new TableReader(path, file(path));
        try {
            reader.findTypes();
        } catch (InputException e) {
            reader.close();
            throw e;
        }
        return reader;
    }

    /**
     * What a Parquet file says of itself.
     *
     * @throws InputException if there is no such file, or it is not a whole Parquet file
     */
    public static Map<String, String> metadata(Path path) {
        try (ParquetFileReader file = file(path)) {
            return Map.copyOf(file.getFileMetaData().getKeyValueMetaData());
        } catch (IOException e) {
            throw damaged(path, e);
        }
    }

    private static ParquetFileReader file(Path path) {
        if (!Files.isRegularFile(path)) {
            throw new InputException("there is no file " + path);
        }
        try {
            return ParquetInput.open(path);
        } catch (IOException | RuntimeException e) {
            throw damaged(path, e);
        }
    }

    private void findTypes() {
        for (ColumnDescriptor column : columns) {
            ColumnType type = Arrays.stream(ColumnType.values())
                    .filter(candidate -> candidate.is(column.getPrimitiveType()))
                    .findFirst()
                    .filter(found -> isValueOrList(column))
                    .orElseThrow(() -> new InputException(path + " has a column '" + column.getPath()[0]
                            + "' that is neither text, whole numbers or doubles, nor lists of them"));
            types.add(type);
        }
    }

    private boolean isValueOrList(ColumnDescriptor column) {
        Type field = schema.getType(column.getPath()[0]);
        return field.isPrimitive()
                ? !field.isRepetition(Type.Repetition.REPEATED)
                : field.isRepetition(Type.Repetition.REQUIRED)
                        && LogicalTypeAnnotation.listType().equals(field.getLogicalTypeAnnotation())
                        && column.getPath().length == LIST_LEVELS;
    }

    @Override
    public boolean hasNext() {
        while (rowsLeft == 0) {
            try {
                PageReadStore pages = file.readNextRowGroup();
                if (pages == null) {
                    return false;
                }
                ColumnReadStore group = ParquetInput.columns(
                        pages, schema, file.getFileMetaData().getCreatedBy());
                readers = columns.stream().map(group::getColumnReader).toList();
                rowsLeft = pages.getRowCount();
            } catch (IOException | RuntimeException e) {
                throw damaged(path, e);
            }
        }
        return true;
    }

    /**
     * The next row.
     *
     * @throws InputException if the file turns out to be damaged
     */
    @Override
    public Map<String, Object> next() {
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        rowsLeft--;
        Map<String, Object> row = new LinkedHashMap<>();
        try {
            for (int i = 0; i < columns.size(); i++) {
                row.put(columns.get(i).getPath()[0], value(columns.get(i), types.get(i), readers.get(i)));
            }
        } catch (RuntimeException e) {
            throw damaged(path, e);
        }
        return Collections.unmodifiableMap(row);
    }

    private static Object value(ColumnDescriptor column, ColumnType type, ColumnReader reader) {
        int present = column.getMaxDefinitionLevel();
        if (column.getMaxRepetitionLevel() > 0) {
            return list(reader, type, present);
        }
        Object value = reader.getCurrentDefinitionLevel() == present ? type.read(reader) : null;
        reader.consume();
        return value;
    }

    private static List<Object> list(ColumnReader reader, ColumnType type, int present) {
        List<Object> elements = new ArrayList<>();
        do {
            int level = reader.getCurrentDefinitionLevel();
            if (level > 0) {
                elements.add(level == present ? type.read(reader) : null);
            }
            reader.consume();
        } while (reader.getCurrentRepetitionLevel() == TableColumn.SAME_ROW);
        return Collections.unmodifiableList(elements);
    }

    @Override
    public void close() {
        try {
            file.close();
        } catch (IOException e) {
            throw damaged(path, e);
        }
    }

    private static InputException damaged(Path path, Exception cause) {
        return new InputException(
                path + " is not a whole Parquet file (" + ParquetInput.describe(cause)
                        + "); it was cut off or damaged, move it away",
                cause);
    }
}
