package org.shbangzero.selfplay.replay;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Set;
import org.apache.parquet.column.page.PageReadStore;
import org.apache.parquet.hadoop.ParquetFileReader;
import org.shbangzero.core.Game;
import org.shbangzero.core.InputException;

/** An open replay file, read by row groups. */
final class RowGroups implements AutoCloseable {
    private final Path path;
    private final Set<ReplayColumn> columns;
    private final ParquetFileReader reader;

    /**
     * Opens a file to read some of its columns.
     *
     * @throws InputException as {@link ReplayFile#read(Path, Game)}
     */
    RowGroups(Path path, Game game, Set<ReplayColumn> columns) {
        this.path = path;
        this.columns = columns;
        this.reader = ReplayFile.open(path);
        try {
            ReplayFile.header(path, reader).requireSame(path, ReplayHeader.of(game));
        } catch (InputException e) {
            close();
            throw e;
        }
        reader.setRequestedSchema(ReplayColumn.schema(columns));
    }

    int count() {
        return reader.getRowGroups().size();
    }

    /** Number of rows of a row group. */
    int rows(int index) {
        return Math.toIntExact(reader.getRowGroups().get(index).getRowCount());
    }

    RowGroup read(int index) {
        try {
            PageReadStore pages = reader.readRowGroup(index);
            return new RowGroup(pages, columns, reader.getFileMetaData().getCreatedBy());
        } catch (IOException | RuntimeException e) {
            throw ReplayFile.damaged(path, e);
        }
    }

    @Override
    public void close() {
        try {
            reader.close();
        } catch (IOException e) {
            throw ReplayFile.damaged(path, e);
        }
    }
}
