package org.shbangzero.core;

import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Command lines, of this program for one, in messages, as a user can copy them into a shell. */
public final class ShellCommand {
    /** Where the launcher says how it was called. */
    private static final String PROGRAM = "shbang.command";

    private ShellCommand() {}

    /** The program, as it was called, and these words. */
    public static String of(Object... words) {
        String program = System.getProperty(PROGRAM, "shbang");
        return line(Stream.concat(Stream.of(program), Arrays.stream(words)).toArray());
    }

    /** These words, of which the first may be another program. */
    public static String line(Object... words) {
        return Arrays.stream(words).map(word -> quoted(word.toString())).collect(Collectors.joining(" "));
    }

    /** As a shell takes it for one word. */
    public static String quoted(String word) {
        return word.matches("[A-Za-z0-9_./=:,@%+-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
    }
}
