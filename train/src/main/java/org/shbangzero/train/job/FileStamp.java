package org.shbangzero.train.job;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.zip.CRC32C;
import java.util.zip.CheckedInputStream;

/**
 * What a file was when it was written, so that a damaged one is known before it is read.
 *
 * @param bytes its length
 * @param crc32c its checksum, eight hexadecimal digits
 */
record FileStamp(long bytes, String crc32c) {
    private static final int BUFFER = 1 << 16;

    static FileStamp of(Path file) throws IOException {
        CRC32C checksum = new CRC32C();
        long bytes = 0;
        byte[] buffer = new byte[BUFFER];
        try (InputStream in = new CheckedInputStream(Files.newInputStream(file), checksum)) {
            for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
                bytes += read;
            }
        }
        return new FileStamp(bytes, HexFormat.of().toHexDigits((int) checksum.getValue()));
    }

    /** Whether the file is there and still the same. */
    boolean matches(Path file) throws IOException {
        return Files.isRegularFile(file) && Files.size(file) == bytes && equals(of(file));
    }
}
