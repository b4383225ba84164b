package org.shbangzero.evaluate.packaging;

import java.util.Arrays;
import java.util.List;
import org.shbangzero.core.InputException;
import org.shbangzero.core.Suggestion;

/** The machines for which ONNX Runtime's jar has a native library. */
public enum Platform {
    LINUX_X64("linux-x64"),
    LINUX_ARM("linux-aarch64"),
    MAC_ARM("osx-aarch64"),
    WINDOWS_X64("win-x64");

    private final String word;

    Platform(String word) {
        this.word = word;
    }

    /** As users and ONNX Runtime's folders call it. */
    public String word() {
        return word;
    }

    /**
     * Reads a platform's name.
     *
     * @throws InputException if it is none
     */
    public static Platform parse(String text) {
        return Arrays.stream(values())
                .filter(platform -> platform.word.equals(text))
                .findFirst()
                .orElseThrow(() -> new InputException("unknown platform '" + text + "'" + Suggestion.hint(text, words())
                        + " (there are: " + String.join(", ", words()) + ")"));
    }

    private static List<String> words() {
        return Arrays.stream(values()).map(Platform::word).toList();
    }
}
