package org.shbangzero.selfplay.io;

/** Names of files made of what people call things. */
public final class FileNames {
    private FileNames() {}

    /**
     * A name as part of a file's name: characters that are special on some system become underscores, and so do
     * leading dots, which hide files.
     *
     * @param most characters; the rest is cut off, since no system takes names of more than 255 bytes
     */
    public static String portable(String name, int most) {
        String plain = name.replaceAll("^[^A-Za-z0-9@_-]+|[^A-Za-z0-9@._-]+", "_");
        return plain.substring(0, Math.min(most, plain.length()));
    }
}
