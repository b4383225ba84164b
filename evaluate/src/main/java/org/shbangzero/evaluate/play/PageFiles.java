package org.shbangzero.evaluate.play;

import io.javalin.Javalin;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;

/** The files of the page: these and no others, read once. */
public final class PageFiles {

    /** The modules of the page, which import each other by these names. */
    private static final List<String> MODULES = List.of(
            "main.js",
            "actions.js",
            "analysis.js",
            "api.js",
            "arrows.js",
            "board.js",
            "clock.js",
            "dialogs.js",
            "dragging.js",
            "elements.js",
            "history.js",
            "legend.js",
            "moves.js",
            "news.js",
            "pieces.js",
            "players.js",
            "setup.js",
            "squares.js");

    /** The parts of the page's style sheet, in their order. */
    private static final List<String> STYLES =
            List.of("page.css", "board.css", "players.css", "panel.css", "dialogs.css", "narrow.css");

    private static final String PAGE = "index.html";

    private PageFiles() {}

    /** Serves each at its name, and the page itself at the root too. */
    static void serve(Javalin app) {
        MODULES.forEach(name -> serve(app, "/" + name, name, "text/javascript; charset=utf-8"));
        serve(app, "/style.css", style().getBytes(StandardCharsets.UTF_8), "text/css; charset=utf-8");
        serve(app, "/icon.svg", "icon.svg", "image/svg+xml");
        serve(app, "/" + PAGE, PAGE, "text/html; charset=utf-8");
        serve(app, "/", PAGE, "text/html; charset=utf-8");
    }

    private static void serve(Javalin app, String path, String name, String type) {
        serve(app, path, read(name), type);
    }

    private static void serve(Javalin app, String path, byte[] content, String type) {
        app.get(path, context -> context.contentType(type).result(content));
    }

    /** The style sheet. */
    public static String style() {
        return STYLES.stream()
                .map(name -> new String(read(name), StandardCharsets.UTF_8))
                .collect(Collectors.joining("\n"));
    }

    /** The content of one, e.g. of {@code index.html}. */
    public static byte[] read(String name) {
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
