package org.shbangzero.web.page;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import org.shbangzero.evaluate.play.PageFiles;
import org.shbangzero.evaluate.play.game.JsonWriter;

/** The page of {@code shbang play} with its game inside: as one file, or as files for any static host. */
final class LocalPage {
    private static final String STYLE_LINK = "<link rel=\"stylesheet\" href=\"style.css\">";
    private static final String ICON_LINK = "<link rel=\"icon\" href=\"icon.svg\" type=\"image/svg+xml\">";
    private static final String SCRIPT_LINK = "<script type=\"module\" src=\"" + PageScripts.MAIN + "\"></script>";
    private static final String STATUS = "<p id=\"status\" role=\"status\">";
    private static final String END_OF_MAIN = "</main>";

    /** Stands there until the page's scripts run, and for ever if they cannot. */
    private static final String NEEDS =
            "Loading… If it stays so: the page needs JavaScript, and Chromium 119, Firefox 120, Safari 18.2, or later.";

    private static final String FOLDER_NEEDS = NEEDS + " It runs from a web host, not from the disk.";

    private static final String BARE = "shbang/";

    /** Whatever the page does, nothing comes from elsewhere. TeaVM makes functions of texts, hence {@code unsafe-eval}. */
    private static final String FILE_POLICY = "default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval' data:;"
            + " style-src 'unsafe-inline'; img-src data:; worker-src data:; base-uri 'none'; form-action 'none'";

    private static final String FOLDER_POLICY = "default-src 'none'; script-src 'self' 'unsafe-eval'; style-src 'self';"
            + " img-src 'self'; connect-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'";

    private final NetworkPart network;
    private final OnnxRuntimeWeb runtime;
    private final String version;

    /** @param version of this program */
    LocalPage(NetworkPart network, OnnxRuntimeWeb runtime, String version) {
        this.network = network;
        this.runtime = runtime;
        this.version = version;
    }

    /** What the page's scripts must know of their network. */
    private record About(NetworkPart network) implements JsonWriter.Value {
        @Override
        public void writeTo(JsonWriter json) {
            json.field("game", network.game().id())
                    .field("network", network.label())
                    .field("sha256", network.sha256());
        }
    }

    /** Everything in one file. */
    String file() {
        String parts = assets().entrySet().stream()
                        .map(part -> asset(part.getKey(), Html.base64(Html.gzip(part.getValue()))))
                        .collect(Collectors.joining())
                + scripts().entrySet().stream()
                        .map(part -> asset(part.getKey(), Html.base64(part.getValue())))
                        .collect(Collectors.joining());
        String page = page(FILE_POLICY, NEEDS);
        page = replace(page, STYLE_LINK, "<style>\n" + style() + "</style>");
        page = replace(
                page, ICON_LINK, "<link rel=\"icon\" href=\"" + dataUrl("image/svg+xml", text("icon.svg")) + "\">");
        page = replace(
                page,
                SCRIPT_LINK,
                importMap() + "\n  <script type=\"module\">import '" + BARE + PageScripts.MAIN + "';</script>");
        return replace(page, "</body>", parts + "</body>");
    }

    private static String asset(String name, String base64) {
        return "<script type=\"text/plain\" id=\"asset-" + name + "\">" + base64 + "</script>\n";
    }

    private static String importMap() {
        return PageScripts.collect("assets-inline.js").withBareNames(BARE).byName().entrySet().stream()
                .map(module ->
                        "\"" + BARE + module.getKey() + "\": \"" + dataUrl("text/javascript", module.getValue()) + "\"")
                .collect(Collectors.joining(",\n", "<script type=\"importmap\">{\"imports\": {\n", "\n}}</script>"));
    }

    private static String dataUrl(String type, String content) {
        return "data:" + type + ";base64," + Html.base64(content.getBytes(StandardCharsets.UTF_8));
    }

    /** The same as files, by name; the page itself comes last, so that it never lacks a part. */
    Map<String, byte[]> files() {
        Map<String, byte[]> files = new LinkedHashMap<>();
        files.put("style.css", bytes(style()));
        files.put("icon.svg", PageFiles.read("icon.svg"));
        PageScripts.collect("assets-files.js").byName().forEach((name, content) -> files.put(name, bytes(content)));
        files.putAll(scripts());
        files.putAll(assets());
        files.put("index.html", bytes(page(FOLDER_POLICY, FOLDER_NEEDS)));
        return files;
    }

    /** The page itself, which says what it is and needs. */
    private String page(String policy, String needs) {
        String page = new String(PageFiles.read("index.html"), StandardCharsets.UTF_8);
        page = replace(
                page,
                "<meta charset=\"utf-8\">",
                "<meta charset=\"utf-8\">\n  <meta http-equiv=\"Content-Security-Policy\" content=\"" + policy + "\">");
        page = replace(page, STATUS, STATUS + needs);
        String about = "<script type=\"application/json\" id=\"about\">"
                + Html.escapeJson(JsonWriter.text(new About(network))) + "</script>";
        return replace(page, END_OF_MAIN, END_OF_MAIN + "\n" + PageFooter.of(network, version) + about);
    }

    /** The parts that no browser reads as they are. */
    private Map<String, byte[]> assets() {
        Map<String, byte[]> assets = new LinkedHashMap<>();
        assets.put("game.wasm", Resources.read("game.wasm"));
        assets.put("ort.wasm", runtime.program());
        assets.put("network.onnx", network.content());
        return assets;
    }

    /** The scripts of the worker. */
    private Map<String, byte[]> scripts() {
        Map<String, byte[]> scripts = new LinkedHashMap<>();
        scripts.put("worker.js", Resources.read("worker.js"));
        scripts.put("teavm.js", Resources.read("teavm.js"));
        scripts.put("ort.js", runtime.script());
        return scripts;
    }

    private static String style() {
        return PageFiles.style() + Resources.text("local.css");
    }

    private static String text(String name) {
        return new String(PageFiles.read(name), StandardCharsets.UTF_8);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static String replace(String page, String part, String by) {
        if (!page.contains(part)) {
            throw new IllegalStateException("the page has no " + part);
        }
        return page.replace(part, by);
    }
}
