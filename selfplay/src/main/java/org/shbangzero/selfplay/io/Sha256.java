package org.shbangzero.selfplay.io;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Tells contents apart for good: SHA-256 as 64 lower-case hexadecimal digits, as {@code sha256sum} prints it. */
public final class Sha256 {
    private static final int BUFFER = 1 << 16;

    private Sha256() {}

    public static String of(byte[] content) {
        return HexFormat.of().formatHex(digest().digest(content));
    }

    /** Of a file, however large. */
    public static String of(Path file) throws IOException {
        MessageDigest digest = digest();
        byte[] buffer = new byte[BUFFER];
        try (InputStream in = Files.newInputStream(file)) {
            for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
                digest.update(buffer, 0, read);
            }
        }
        return HexFormat.of().formatHex(digest.digest());
    }

    private static MessageDigest digest() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
