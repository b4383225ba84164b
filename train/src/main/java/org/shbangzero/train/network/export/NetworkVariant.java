package org.shbangzero.train.network.export;

import java.nio.file.Path;
import java.util.Locale;

/** Forms of a network in other numbers than 32-bit floats. */
public enum NetworkVariant {
    /** Weights and computation in 16-bit floats: half the size, for processors that compute with them. */
    FLOAT16,
    /** The trunk in 8-bit integers, the heads in 32-bit floats: the quick one on a CPU. */
    INT8;

    private static final String SUFFIX = ".onnx";

    /** As users and files call it, e.g. {@code int8}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Where it lies: {@code net-int8.onnx} for {@code net.onnx}. */
    public Path fileBeside(Path float32) {
        String name = float32.getFileName().toString();
        String base = name.endsWith(SUFFIX) ? name.substring(0, name.length() - SUFFIX.length()) : name;
        return float32.resolveSibling(base + "-" + word() + SUFFIX);
    }
}
