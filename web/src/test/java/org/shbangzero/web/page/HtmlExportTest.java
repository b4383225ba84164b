package org.shbangzero.web.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.core.InputException;
import org.shbangzero.selfplay.inference.NetworkMetadata;
import org.shbangzero.selfplay.testing.RandomNetwork;

class HtmlExportTest {
    private static final Game SHBANG = Games.byId("shbang");
    private static final OnnxRuntimeWeb RUNTIME = new OnnxRuntimeWeb(
            "export const made = '</script>';".getBytes(StandardCharsets.UTF_8), new byte[] {0, 'a', 's', 'm'});
    private static final String NAUGHTY = "</script><b>\"net\" & co";

    @TempDir
    Path folder;

    private Path model;

    @BeforeEach
    void network() throws IOException {
        model = folder.resolve("net.onnx");
        Map<String, String> metadata = new HashMap<>(NetworkMetadata.of(SHBANG).toEntries());
        metadata.put("step", "1234");
        metadata.put("licence", "CC0-1.0");
        RandomNetwork.write(model, SHBANG, 1, 8, 1, metadata);
    }

    private String page(String label) throws IOException {
        String target = folder.resolve("new/page.html").toString();
        long bytes = new HtmlExport(model, label, RUNTIME, "1.2").write(target);
        assertThat(Files.size(Path.of(target))).isEqualTo(bytes);
        return Files.readString(Path.of(target));
    }

    private static List<MatchResult> all(String pattern, String text) {
        return Pattern.compile(pattern, Pattern.DOTALL).matcher(text).results().toList();
    }

    private static byte[] part(String page, String name) {
        String base64 = all(
                        "<script type=\"text/plain\" id=\"asset-" + Pattern.quote(name) + "\">([^<]*)</script>", page)
                .get(0)
                .group(1);
        return Base64.getDecoder().decode(base64);
    }

    private static byte[] unpacked(byte[] content) throws IOException {
        return new GZIPInputStream(new ByteArrayInputStream(content)).readAllBytes();
    }

    @Test
    void oneFileHasAllItsParts() throws IOException {
        String page = page("net");
        assertThat(unpacked(part(page, "network.onnx"))).isEqualTo(Files.readAllBytes(model));
        assertThat(unpacked(part(page, "ort.wasm"))).isEqualTo(RUNTIME.program());
        assertThat(part(page, "ort.js")).isEqualTo(RUNTIME.script());
        assertThat(unpacked(part(page, "game.wasm"))).startsWith(0, 'a', 's', 'm');
        assertThat(new String(part(page, "teavm.js"), StandardCharsets.UTF_8)).contains("as load");
        assertThat(page)
                .contains(
                        "the network net (1234 training steps)",
                        "Made by Shbang Zero 1.2 with ONNX Runtime Web 1.29.0.")
                .contains("<p id=\"status\" role=\"status\">Loading…", "page and its pieces")
                .contains("The network: CC0-1.0", "Copyright Alexey Andreev", "Copyright (c) Microsoft Corporation")
                .contains("Apache License\n")
                .contains("<style>\n");
    }

    /** Each module, by the name under which others import it. */
    private static Map<String, String> modules(String page) {
        Map<String, String> modules = new TreeMap<>();
        String map =
                all("<script type=\"importmap\">(.*?)</script>", page).get(0).group(1);
        for (MatchResult entry : all("\"([^\"]+)\": \"data:text/javascript;base64,([^\"]+)\"", map)) {
            modules.put(entry.group(1), new String(Base64.getDecoder().decode(entry.group(2)), StandardCharsets.UTF_8));
        }
        return modules;
    }

    @Test
    void oneFileRefersToNothingOutside() throws IOException {
        String page = page("net");
        assertThat(all(" (?:src|href)=\"(?!data:|#)", page)).isEmpty();
        Map<String, String> modules = modules(page);
        assertThat(modules).containsKeys("shbang/main.js", "shbang/api.js", "shbang/assets.js", "shbang/board.js");
        modules.forEach((name, content) -> {
            assertThat(content).as(name).doesNotContain("from './", "import './", "fetch(");
            for (MatchResult imported : all("(?:from|import) '([^']+)'", content)) {
                assertThat(modules).containsKey(imported.group(1));
            }
        });
        assertThat(page)
                .contains("<script type=\"module\">import 'shbang/main.js';</script>")
                .contains("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none';");
    }

    @Test
    void namesCannotEndTheScriptTheyStandIn() throws IOException {
        String page = page(NAUGHTY);
        assertThat(page)
                .contains("\"network\":\"\\u003c/script>\\u003cb>\\\"net\\\" & co\"")
                .contains("&lt;/script&gt;&lt;b&gt;&quot;net&quot; &amp; co (1234 training steps)")
                .doesNotContain("<b>");
        assertThat(all("<script", page)).hasSameSizeAs(all("</script>", page));
    }

    @Test
    void theFolderHasEveryFileThatItsFilesName() throws IOException {
        String target = folder.resolve("site") + "/";
        HtmlExport.requirePlace(target, false);
        long bytes = new HtmlExport(model, "net", RUNTIME, "1.2").write(target);
        try (Stream<Path> files = Files.list(Path.of(target))) {
            assertThat(files.mapToLong(file -> file.toFile().length()).sum()).isEqualTo(bytes);
        }
        for (MatchResult named : all(" (?:src|href)=\"([^\"#]+)\"", Files.readString(Path.of(target, "index.html")))) {
            assertThat(Path.of(target, named.group(1))).exists();
        }
        for (String module : List.of("main.js", "api.js", "board.js")) {
            for (MatchResult named : all("from '(\\./[^']+)'", Files.readString(Path.of(target, module)))) {
                assertThat(Path.of(target, named.group(1))).exists();
            }
        }
        assertThat(Path.of(target, "api.js")).hasContent(Resources.text("local.js"));
        assertThat(Path.of(target, "network.onnx")).hasSameBinaryContentAs(model);
        for (MatchResult named : all("'(\\w+\\.(?:js|wasm|onnx))'", Resources.text("local.js"))) {
            assertThat(Path.of(target, named.group(1))).exists();
        }
    }

    @Test
    void theFolderHasItsPageOnlyWhenAllElseIsThere() throws IOException {
        Path site = folder.resolve("site");
        // Something that no file can replace.
        Files.createDirectories(site.resolve("network.onnx/in"));
        HtmlExport export = new HtmlExport(model, "net", RUNTIME, "1.2");
        assertThatThrownBy(() -> export.write(site + "/")).isInstanceOf(IOException.class);
        assertThat(site.resolve("game.wasm")).exists();
        assertThat(site.resolve("index.html")).doesNotExist();
    }

    @Test
    void saysThatALicenceIsNotStated() throws IOException {
        RandomNetwork.write(model, SHBANG, 1, 8, 1);
        assertThat(page("net")).contains("The network: not stated; ask whoever trained it");
    }

    @Test
    void refusesPlacesThatAreTakenOrSayNothing() throws IOException {
        String page = Files.createFile(folder.resolve("page.html")).toString();
        refuses(page, page + " exists already; name another file, or replace it with --force");
        HtmlExport.requirePlace(page, true);
        refuses(page + "/", page + "/ is a file; name a folder");
        refuses(folder + "/", folder + "/ exists already; name another folder, or write into it with --force");
        HtmlExport.requirePlace(folder + "/", true);
        refuses("page.htm", "'page.htm' ends neither in .html, for one file, nor in /, for a folder");
        String like = Files.createDirectory(folder.resolve("like.html")).toString();
        refuses(like, like + " is a folder; end it in / to write files into it");
    }

    private static void refuses(String target, String message) {
        assertThatThrownBy(() -> HtmlExport.requirePlace(target, false))
                .isInstanceOf(InputException.class)
                .hasMessage(message);
    }

    @Test
    void refusesNetworksThatThePageCannotPlayWith() throws IOException {
        RandomNetwork.write(model, SHBANG, 1, 8, 1, Map.of("game", "shbang", "planes", "old", "policy", "older"));
        assertThatThrownBy(() -> new HtmlExport(model, "net", RUNTIME, "1.2"))
                .isInstanceOf(InputException.class)
                .hasMessage("the network " + model
                        + " is for the plane layout 'old', but 'shbang-planes-1' is needed here");
        RandomNetwork.write(
                model, Games.byId("chess"), 1, 8, 1, NetworkMetadata.of(SHBANG).toEntries());
        assertThatThrownBy(() -> new HtmlExport(model, "net", RUNTIME, "1.2"))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("planes");
        Files.writeString(model, "no network");
        assertThatThrownBy(() -> new HtmlExport(model, "net", RUNTIME, "1.2"))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("is no whole ONNX file");
    }
}
