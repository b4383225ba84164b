package org.shbangzero.selfplay.replay;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.apache.parquet.hadoop.ParquetFileReader;
import org.apache.parquet.hadoop.metadata.FileMetaData;
import org.apache.parquet.schema.MessageType;
import org.shbangzero.core.Game;
import org.shbangzero.core.InputException;
import org.shbangzero.selfplay.table.ParquetInput;

/**
 * What the footer of a replay file says. Reading it is quick and shows whether the file is whole: Parquet writes the
 * footer last.
 *
 * @param path the file
 * @param game id of the game
 * @param planes name of the plane layout
 * @param policy name of the policy layout
 * @param rows number of positions
 * @param rowGroups number of pieces that can be read on their own
 * @param bytes size of the file
 */
public record ReplayFile(Path path, String game, String planes, String policy, long rows, int rowGroups, long bytes) {
    /**
     * Reads the footer of a replay file of any game.
     *
     * @throws InputException if there is no such file, or it is not a whole replay file of this schema version
     */
    public static ReplayFile read(Path path) {
        try (ParquetFileReader reader = open(path)) {
            ReplayHeader header = header(path, reader);
            return new ReplayFile(
                    path,
                    header.game(),
                    header.planes(),
                    header.policy(),
                    reader.getRecordCount(),
                    reader.getRowGroups().size(),
                    Files.size(path));
        } catch (IOException e) {
            throw damaged(path, e);
        }
    }

    /**
     * Reads the footer of a replay file of {@code game}.
     *
     * @throws InputException as {@link #read(Path)}, or if the file is of another game or has other layouts
     */
    public static ReplayFile read(Path path, Game game) {
        ReplayFile file = read(path);
        new ReplayHeader(file.game, file.planes, file.policy).requireSame(path, ReplayHeader.of(game));
        return file;
    }

    /** The columns that every replay file has, in file order: name and type, e.g. {@code planes_bits list<int64>}. */
    public static List<String> columns() {
        return Arrays.stream(ReplayColumn.values())
                .map(ReplayColumn::description)
                .toList();
    }

    /** Opens a file for reading, its checksums verified along the way. */
    static ParquetFileReader open(Path path) {
        if (!Files.isRegularFile(path)) {
            throw new InputException("there is no replay file " + path);
        }
        try {
            return ParquetInput.open(path);
        } catch (IOException | RuntimeException e) {
            throw damaged(path, e);
        }
    }

    /** The header of an open file, after checking that it has all columns. */
    static ReplayHeader header(Path path, ParquetFileReader reader) {
        FileMetaData metadata = reader.getFileMetaData();
        ReplayHeader header = ReplayHeader.parse(path, metadata.getKeyValueMetaData());
        MessageType found = metadata.getSchema();
        if (!found.getColumns().equals(ReplayColumn.SCHEMA.getColumns())) {
            throw new InputException(path + " has other columns than a replay file of this version; it is damaged");
        }
        return header;
    }

    static InputException damaged(Path path, Exception cause) {
        return new InputException(
                path + " is not a whole replay file (" + ParquetInput.describe(cause)
                        + "); it was cut off or damaged, move it away",
                cause);
    }
}
