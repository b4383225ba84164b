package org.shbangzero.train.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Locale;
import org.shbangzero.evaluate.cli.shell.Version;
import org.shbangzero.evaluate.player.NetworkFiles;
import org.shbangzero.web.page.HtmlExport;
import org.shbangzero.web.page.OnnxRuntimeWeb;
import picocli.CommandLine.Option;

/** The page to play on without a server, among the options of {@code shbang export}. */
final class HtmlOptions {
    private static final String RUNTIME = "--onnxruntime-web";

    @Option(
            names = "--html",
            paramLabel = "PAGE",
            description =
                    "Write a page to play against the network, which needs no server: one file if it ends in .html,"
                            + " a folder for a web host if it ends in /.")
    private String target;

    @Option(
            names = RUNTIME,
            paramLabel = "FOLDER",
            description = "Where onnxruntime-web " + OnnxRuntimeWeb.VERSION
                    + " is, for --html. Without it you are told how to get it.")
    private Path runtime;

    boolean isWanted() {
        return target != null;
    }

    /**
     * Writes the page, and says so.
     *
     * @param force whether what exists may be replaced
     */
    void export(NetworkFiles network, boolean force, PrintWriter out) throws IOException {
        HtmlExport.requirePlace(target, force);
        if (runtime == null) {
            throw OnnxRuntimeWeb.missing(RUNTIME);
        }
        HtmlExport page =
                new HtmlExport(network.model(), network.label(), OnnxRuntimeWeb.read(runtime), Version.project());
        long bytes = page.write(target);
        out.println(String.format(
                Locale.ROOT,
                "%s: %,d bytes, to play %s against %s",
                target,
                bytes,
                page.game().id(),
                network.label()));
        out.println(
                HtmlExport.isFolder(target)
                        ? "Next: put the folder on a web host; a browser does not run it from a file."
                        : "Next: open it in a browser (Chromium 119, Firefox 120, Safari 18.2, or later).");
    }
}
