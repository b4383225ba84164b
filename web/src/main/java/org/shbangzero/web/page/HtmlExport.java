package org.shbangzero.web.page;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.shbangzero.core.Game;
import org.shbangzero.core.InputException;
import org.shbangzero.selfplay.io.AtomicFiles;

/** Writes the page to play a network on, which needs no server. */
public final class HtmlExport {
    private static final String SUFFIX = ".html";

    private final NetworkPart network;
    private final LocalPage page;

    /**
     * Reads all that the page is made of.
     *
     * @param model ONNX file
     * @param label what people call the network
     * @param version of this program
     * @throws InputException if the file is no network that can play, or for a game or layout that this program does not know
     */
    public HtmlExport(Path model, String label, OnnxRuntimeWeb runtime, String version) {
        network = NetworkPart.read(model, label);
        page = new LocalPage(network, runtime, version);
    }

    /** The game that is played on the page. */
    public Game game() {
        return network.game();
    }

    /** Whether a text names a folder to write, rather than a file: it ends in a slash. */
    public static boolean isFolder(String target) {
        return target.endsWith("/");
    }

    /**
     * Refuses a place where something is, or whose name does not say that it is a page.
     *
     * @param target see {@link #isFolder}
     * @param force whether what is there may be replaced
     */
    public static void requirePlace(String target, boolean force) {
        Path path = Path.of(target);
        if (isFolder(target)) {
            if (Files.exists(path) && !Files.isDirectory(path)) {
                throw new InputException(target + " is a file; name a folder");
            }
            if (Files.exists(path) && !force) {
                throw new InputException(
                        target + " exists already; name another folder, or write into it with --force");
            }
            return;
        }
        if (!target.endsWith(SUFFIX)) {
            throw new InputException(
                    "'" + target + "' ends neither in " + SUFFIX + ", for one file, nor in /, for a folder");
        }
        if (Files.isDirectory(path)) {
            throw new InputException(target + " is a folder; end it in / to write files into it");
        }
        if (Files.exists(path) && !force) {
            throw new InputException(target + " exists already; name another file, or replace it with --force");
        }
    }

    /**
     * Writes the page.
     *
     * @param target see {@link #isFolder}
     * @return bytes written
     */
    public long write(String target) throws IOException {
        Path path = Path.of(target).toAbsolutePath();
        if (!isFolder(target)) {
            Files.createDirectories(path.getParent());
            AtomicFiles.writeString(path, page.file());
            return Files.size(path);
        }
        Files.createDirectories(path);
        long bytes = 0;
        for (Map.Entry<String, byte[]> file : page.files().entrySet()) {
            byte[] content = file.getValue();
            AtomicFiles.write(path.resolve(file.getKey()), temporary -> Files.write(temporary, content));
            bytes += content.length;
        }
        return bytes;
    }
}
