package org.shbangzero.selfplay.table;

import org.apache.parquet.column.ColumnReader;
import org.apache.parquet.column.ColumnWriter;
import org.apache.parquet.io.api.Binary;
import org.apache.parquet.schema.LogicalTypeAnnotation;
import org.apache.parquet.schema.PrimitiveType;
import org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName;

/** What the values of a column are. */
public enum ColumnType {
    /** {@link String}. */
    STRING(PrimitiveTypeName.BINARY) {
        @Override
        void write(ColumnWriter writer, Object value, int repetition, int definition) {
            writer.write(Binary.fromString((String) value), repetition, definition);
        }

        @Override
        Object read(ColumnReader reader) {
            return reader.getBinary().toStringUsingUTF8();
        }
    },
    /** {@link Integer}. */
    INT32(PrimitiveTypeName.INT32) {
        @Override
        void write(ColumnWriter writer, Object value, int repetition, int definition) {
            writer.write((int) value, repetition, definition);
        }

        @Override
        Object read(ColumnReader reader) {
            return reader.getInteger();
        }
    },
    /** {@link Long}. */
    INT64(PrimitiveTypeName.INT64) {
        @Override
        void write(ColumnWriter writer, Object value, int repetition, int definition) {
            writer.write((long) value, repetition, definition);
        }

        @Override
        Object read(ColumnReader reader) {
            return reader.getLong();
        }
    },
    /** {@link Double}. */
    DOUBLE(PrimitiveTypeName.DOUBLE) {
        @Override
        void write(ColumnWriter writer, Object value, int repetition, int definition) {
            writer.write((double) value, repetition, definition);
        }

        @Override
        Object read(ColumnReader reader) {
            return reader.getDouble();
        }
    };

    private final PrimitiveTypeName primitive;

    ColumnType(PrimitiveTypeName primitive) {
        this.primitive = primitive;
    }

    PrimitiveTypeName primitive() {
        return primitive;
    }

    LogicalTypeAnnotation logical() {
        return this == STRING ? LogicalTypeAnnotation.stringType() : null;
    }

    /** Whether a file's column has this type. */
    boolean is(PrimitiveType type) {
        LogicalTypeAnnotation logical = logical();
        return type.getPrimitiveTypeName() == primitive
                && (logical == null || logical.equals(type.getLogicalTypeAnnotation()));
    }

    abstract void write(ColumnWriter writer, Object value, int repetition, int definition);

    abstract Object read(ColumnReader reader);
}
