package org.shbangzero.evaluate.play;

import io.javalin.Javalin;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;

/** The files of the page: these and no others, read once. */
final class PageFiles {
    private static final String SCRIPT = "text/javascript; charset=utf-8";

    /** Content type by name. */
    private static final Map<String, String> TYPES = Map.of(
            "index.html", "text/html; charset=utf-8",
            "style.css", "text/css; charset=utf-8",
            "icon.svg", "image/svg+xml",
            "main.js", SCRIPT,
            "api.js", SCRIPT,
            "board.js", SCRIPT,
            "pieces.js", SCRIPT,
            "panel.js", SCRIPT,
            "dialogs.js", SCRIPT);

    private PageFiles() {}

    /** Serves each at its name, and the page itself at the root too. */
    static void serve(Javalin app) {
        TYPES.forEach((name, type) -> {
            byte[] content = read(name);
            app.get("/" + name, context -> context.contentType(type).result(content));
        });
        byte[] index = read("index.html");
        app.get("/", context -> context.contentType(TYPES.get("index.html")).result(index));
    }

    private static byte[] read(String name) {
        try (InputStream in = PageFiles.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("the page's file " + name + " is not on the class path");
            }
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
