package org.shbangzero.train.cli;

import java.nio.file.Path;

/** What the names of config files give. */
final class ConfigFiles {
    private ConfigFiles() {}

    /** The file's name without folder and ending, e.g. {@code shbang-quickstart}. */
    static String baseName(Path config) {
        String name = config.getFileName().toString();
        int dot = name.lastIndexOf('.');
        return dot > 0 ? name.substring(0, dot) : name;
    }
}
