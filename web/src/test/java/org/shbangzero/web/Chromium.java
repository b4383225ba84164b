package org.shbangzero.web;

import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** The browser of tests. */
public final class Chromium {
    private Chromium() {}

    /** Skips the test where there is none. */
    public static void assumeInstalled() {
        boolean isInstalled = Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .anyMatch(path -> Files.isExecutable(Path.of(path, "chromium")));
        assumeThat(isInstalled).as("chromium is on the PATH").isTrue();
    }
}
