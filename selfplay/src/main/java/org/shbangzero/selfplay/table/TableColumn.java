package org.shbangzero.selfplay.table;

import java.util.List;
import java.util.function.Function;
import org.apache.parquet.column.ColumnWriter;
import org.apache.parquet.schema.PrimitiveType;
import org.apache.parquet.schema.Type;
import org.apache.parquet.schema.Types;

/**
 * A column of a table, and where its values come from. Lists have Parquet's standard three levels.
 *
 * @param <R> what a row is made of
 */
public final class TableColumn<R> {
    /** Repetition level of a list's values after its first. */
    static final int SAME_ROW = 1;

    private final String name;
    private final ColumnType type;
    private final boolean list;
    private final boolean nullable;
    private final Function<R, ?> values;

    private TableColumn(String name, ColumnType type, boolean list, boolean nullable, Function<R, ?> values) {
        this.name = name;
        this.type = type;
        this.list = list;
        this.nullable = nullable;
        this.values = values;
    }

    /** A column with one value for each row, as {@code type} says. */
    public static <R> TableColumn<R> of(String name, ColumnType type, Function<R, ?> value) {
        return new TableColumn<>(name, type, false, false, value);
    }

    /** A column with a list for each row, whose elements are as {@code type} says. */
    public static <R> TableColumn<R> list(String name, ColumnType type, Function<R, List<?>> elements) {
        return new TableColumn<>(name, type, true, false, elements);
    }

    /** The same, but values, or elements of lists, may be null. */
    public TableColumn<R> nullable() {
        return new TableColumn<>(name, type, list, true, values);
    }

    Type parquetType() {
        Type.Repetition repetition = nullable ? Type.Repetition.OPTIONAL : Type.Repetition.REQUIRED;
        if (!list) {
            return value(repetition, name);
        }
        return Types.requiredList().element(value(repetition, "element")).named(name);
    }

    private PrimitiveType value(Type.Repetition repetition, String called) {
        return Types.primitive(type.primitive(), repetition).as(type.logical()).named(called);
    }

    /** Writes a row's value or list. */
    void write(ColumnWriter writer, R row) {
        Object content = values.apply(row);
        if (!list) {
            writeValue(writer, content, 0);
            return;
        }
        int repetition = 0;
        for (Object element : (List<?>) content) {
            writeValue(writer, element, repetition);
            repetition = SAME_ROW;
        }
        if (repetition == 0) {
            writer.writeNull(0, 0);
        }
    }

    private void writeValue(ColumnWriter writer, Object value, int repetition) {
        // How many of the levels that can be missing are there.
        int present = (list ? 1 : 0) + (nullable ? 1 : 0);
        if (value != null) {
            type.write(writer, value, repetition, present);
        } else if (nullable) {
            writer.writeNull(repetition, present - 1);
        } else {
            throw new IllegalArgumentException("column " + name + " has no value");
        }
    }
}
