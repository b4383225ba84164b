package org.shbangzero.web.page;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.shbangzero.core.InputException;
import org.shbangzero.core.ShellCommand;
import org.shbangzero.selfplay.io.FileErrors;
import org.shbangzero.selfplay.io.Sha256;

/**
 * ONNX Runtime Web, which runs networks in browsers: of its package the two files that compute on the processor.
 *
 * @param script its interface, an ES module
 * @param program WebAssembly
 */
public record OnnxRuntimeWeb(byte[] script, byte[] program) {
    /** The one version that pages are made with. */
    public static final String VERSION = "1.29.0";

    private static final String PACKAGE = "onnxruntime-web";
    private static final String SCRIPT = "dist/ort.wasm.bundle.min.mjs";
    private static final String SCRIPT_SHA256 = "7a3913dc5c7a9c3ad1144f5fbfecd402bc5013bcc886bc67664b18d8a15ab298";
    private static final String PROGRAM = "dist/ort-wasm-simd-threaded.wasm";
    private static final String PROGRAM_SHA256 = "ec8580a9d7b9476ceee52e10a7f94124e4dc71a019d666ed6d4726697c109a4d";

    /**
     * What to do where no folder is named.
     *
     * @param option that names it
     */
    public static InputException missing(String option) {
        Path folder = Path.of(PACKAGE);
        return new InputException(
                "a page needs " + PACKAGE + howToGet(folder) + "\nand name it with " + option + " " + folder);
    }

    /**
     * Reads it from a folder.
     *
     * @param folder of the package, or above its folder {@code package}, as it comes out of the archive
     * @throws InputException saying how to get it, if it is not there, of another version, or damaged
     */
    public static OnnxRuntimeWeb read(Path folder) {
        Path inside = folder.resolve("package");
        Path home = Files.isDirectory(inside) ? inside : folder;
        Path manifest = home.resolve("package.json");
        if (!Files.isRegularFile(manifest)) {
            throw new InputException("there is no " + PACKAGE + " in " + folder + howToGet(folder));
        }
        String version = version(manifest, folder);
        if (!version.equals(VERSION)) {
            throw new InputException("in " + folder + " is " + PACKAGE + " " + version + "; expected version " + VERSION
                    + howToGet(folder));
        }
        return new OnnxRuntimeWeb(
                read(home.resolve(SCRIPT), SCRIPT_SHA256, folder), read(home.resolve(PROGRAM), PROGRAM_SHA256, folder));
    }

    private static String version(Path manifest, Path folder) {
        String version;
        try {
            version = new ObjectMapper()
                    .readTree(Files.readAllBytes(manifest))
                    .path("version")
                    .asText();
        } catch (JsonProcessingException e) {
            throw new InputException(manifest + " is damaged: it is no JSON" + howToGet(folder), e);
        } catch (IOException e) {
            throw unreadable(manifest, folder, e);
        }
        if (version.isEmpty()) {
            throw new InputException(manifest + " is damaged: it names no version" + howToGet(folder));
        }
        return version;
    }

    private static InputException unreadable(Path file, Path folder, IOException cause) {
        return new InputException("cannot read " + file + ": " + FileErrors.describe(cause) + howToGet(folder), cause);
    }

    private static byte[] read(Path file, String sha256, Path folder) {
        byte[] content;
        try {
            content = Files.readAllBytes(file);
        } catch (IOException e) {
            throw unreadable(file, folder, e);
        }
        if (!Sha256.of(content).equals(sha256)) {
            throw new InputException(file + " is not what " + PACKAGE + " " + VERSION + " has" + howToGet(folder));
        }
        return content;
    }

    /** The end of a message: the commands that put the right version into a folder. */
    private static String howToGet(Path folder) {
        boolean isNoFolder = Files.isRegularFile(folder) || folder.toString().isEmpty();
        String target = ShellCommand.quoted(isNoFolder ? PACKAGE : folder.toString());
        return "; get it once with\n  npm pack " + PACKAGE + "@" + VERSION + " && mkdir -p " + target + " && tar -xzf "
                + PACKAGE + "-" + VERSION + ".tgz -C " + target;
    }
}
