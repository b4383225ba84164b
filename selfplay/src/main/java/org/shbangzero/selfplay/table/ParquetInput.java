package org.shbangzero.selfplay.table;

import java.io.IOException;
import java.nio.file.Path;
import org.apache.parquet.ParquetReadOptions;
import org.apache.parquet.column.ColumnReadStore;
import org.apache.parquet.column.impl.ColumnReadStoreImpl;
import org.apache.parquet.column.page.PageReadStore;
import org.apache.parquet.conf.PlainParquetConfiguration;
import org.apache.parquet.hadoop.ParquetFileReader;
import org.apache.parquet.io.LocalInputFile;
import org.apache.parquet.io.api.Converter;
import org.apache.parquet.io.api.GroupConverter;
import org.apache.parquet.io.api.PrimitiveConverter;
import org.apache.parquet.schema.MessageType;

/** Reads Parquet files value by value. */
public final class ParquetInput {
    /** Parquet asks for a converter to assemble records; values are read directly, so it never receives any. */
    private static final GroupConverter UNUSED = new GroupConverter() {
        private final PrimitiveConverter primitive = new PrimitiveConverter() {};

        @Override
        public Converter getConverter(int field) {
            return this;
        }

        @Override
        public PrimitiveConverter asPrimitiveConverter() {
            return primitive;
        }

        @Override
        public void start() {}

        @Override
        public void end() {}
    };

    private ParquetInput() {}

    /**
     * Opens a file, and reads its footer. Checksums of pages are verified along the way.
     *
     * @throws IOException or a RuntimeException of Parquet's, if it is no whole Parquet file
     */
    public static ParquetFileReader open(Path path) throws IOException {
        ParquetReadOptions options = ParquetReadOptions.builder(new PlainParquetConfiguration())
                .withCodecFactory(new ZstdCodec())
                .usePageChecksumVerification()
                .build();
        return ParquetFileReader.open(new LocalInputFile(path), options);
    }

    /**
     * The columns of a row group, each to be read on its own from first row to last.
     *
     * @param schema with the columns to read
     * @param createdBy what the footer says, for faults of other programs that Parquet works around
     */
    public static ColumnReadStore columns(PageReadStore pages, MessageType schema, String createdBy) {
        return new ColumnReadStoreImpl(pages, UNUSED, schema, createdBy);
    }

    /** What went wrong, without the objects by which Parquet names a file, whose numbers differ each time. */
    public static String describe(Exception cause) {
        return String.valueOf(cause.getMessage()).replaceAll("org\\.apache\\.parquet\\.[A-Za-z.]+@[0-9a-f]+", "it");
    }
}
