package org.shbangzero.web.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.shbangzero.core.InputException;

class OnnxRuntimeWebTest {
    private static final String COMMANDS =
            "; get it once with\n  npm pack onnxruntime-web@1.29.0 && mkdir -p %1$s && tar -xzf onnxruntime-web-1.29.0.tgz -C %1$s";

    @TempDir
    Path folder;

    private void write(String name, String content) throws IOException {
        Path file = folder.resolve("package").resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, content);
    }

    private void refuses(String message) {
        assertThatThrownBy(() -> OnnxRuntimeWeb.read(folder))
                .isInstanceOf(InputException.class)
                .hasMessage(message + COMMANDS.formatted(folder));
    }

    @Test
    void saysHowToGetItWhereItIsMissing() {
        refuses("there is no onnxruntime-web in " + folder);
        assertThat(OnnxRuntimeWeb.missing("--runtime"))
                .hasMessage("a page needs onnxruntime-web" + COMMANDS.formatted("onnxruntime-web")
                        + "\nand name it with --runtime onnxruntime-web");
    }

    @Test
    void refusesAnotherVersion() throws IOException {
        write("package.json", "{\"name\": \"onnxruntime-web\", \"version\": \"1.23.2\"}");
        refuses("in " + folder + " is onnxruntime-web 1.23.2; expected version 1.29.0");
    }

    @Test
    void refusesAManifestThatSaysNothing() throws IOException {
        Path manifest = folder.resolve("package/package.json");
        write("package.json", "{");
        refuses(manifest + " is damaged: it is no JSON");
        write("package.json", "[]");
        refuses(manifest + " is damaged: it names no version");
    }

    @Test
    void theCommandsMakeAFolderWhereAFileIsNamed() throws IOException {
        Path archive = Files.createFile(folder.resolve("onnxruntime-web-1.29.0.tgz"));
        assertThatThrownBy(() -> OnnxRuntimeWeb.read(archive))
                .hasMessage("there is no onnxruntime-web in " + archive + COMMANDS.formatted("onnxruntime-web"));
    }

    @Test
    void refusesFilesThatAreDamagedOrMissing() throws IOException {
        write("package.json", "{\"version\": \"1.29.0\"}");
        Path script = folder.resolve("package/dist/ort.wasm.bundle.min.mjs");
        refuses("cannot read " + script + ": no such file or folder: " + script);
        write("dist/ort.wasm.bundle.min.mjs", "export const InferenceSession = null;");
        refuses(script + " is not what onnxruntime-web 1.29.0 has");
    }

    @Test
    void theCommandsQuoteNamesWithSpaces() {
        Path spaced = folder.resolve("my tools");
        assertThatThrownBy(() -> OnnxRuntimeWeb.read(spaced)).hasMessageEndingWith("-C '" + spaced + "'");
    }
}
