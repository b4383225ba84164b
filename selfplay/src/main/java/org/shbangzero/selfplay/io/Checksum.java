package org.shbangzero.selfplay.io;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.zip.CRC32C;

/** Tells whether text that decides how work goes on is still what was written. */
public final class Checksum {
    private Checksum() {}

    /** CRC-32C of the text's UTF-8 bytes, as eight hexadecimal digits. */
    public static String of(String text) {
        CRC32C checksum = new CRC32C();
        checksum.update(text.getBytes(StandardCharsets.UTF_8));
        return HexFormat.of().toHexDigits((int) checksum.getValue());
    }
}
