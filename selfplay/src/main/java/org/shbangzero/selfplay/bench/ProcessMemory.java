package org.shbangzero.selfplay.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalLong;

/** How much memory this process takes, as the operating system sees it. */
final class ProcessMemory {
    private static final Path STATUS = Path.of("/proc/self/status");
    private static final String PEAK = "VmHWM:";

    private ProcessMemory() {}

    /** The largest resident set so far, in bytes; empty where the system (other than Linux) doesn't tell. */
    static OptionalLong peakBytes() {
        if (!Files.isReadable(STATUS)) {
            return OptionalLong.empty();
        }
        try (var lines = Files.lines(STATUS)) {
            return lines.filter(line -> line.startsWith(PEAK))
                    .mapToLong(line -> 1024
                            * Long.parseLong(line.substring(PEAK.length())
                                    .replace("kB", "")
                                    .strip()))
                    .findFirst();
        } catch (IOException e) {
            return OptionalLong.empty();
        }
    }
}
