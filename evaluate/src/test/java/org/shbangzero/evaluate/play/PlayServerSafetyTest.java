package org.shbangzero.evaluate.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.shbangzero.core.InputException;
import org.shbangzero.evaluate.think.ThinkerFactory;

/** What keeps other pages and other files out. */
class PlayServerSafetyTest {
    private static final String NAMESPACE = "http://www.w3.org/2000/svg";
    private static final Pattern URL = Pattern.compile("(https?:)?//[A-Za-z0-9]");

    private static ThinkerFactory thinkers;
    private static PlayServer server;
    private static PageClient page;

    @TempDir
    static Path folder;

    @BeforeAll
    static void open() {
        thinkers = ThinkerFactory.alphaBeta();
        server = serve("game.json", 0);
        page = new PageClient(server.address());
    }

    @AfterAll
    static void close() {
        server.close();
        thinkers.close();
    }

    private static PlayServer serve(String name, int port) {
        Path file = folder.resolve(name);
        return new PlayServer(thinkers, "test engine", Optional.empty(), file, port, new SplittableRandom(1));
    }

    private static String statusFor(String host, String more) throws IOException {
        return page.raw("GET /api/game HTTP/1.1\r\nHost: " + host + "\r\n" + more + "Connection: close\r\n\r\n");
    }

    @Test
    void onlyNamesOfThisMachineAreAnswered() throws IOException {
        int port = server.address().getPort();
        assertThat(statusFor("127.0.0.1:" + port, "")).contains(" 200 ");
        assertThat(statusFor("localhost:" + port, "")).contains(" 200 ");
        assertThat(statusFor("evil.example:" + port, "")).contains(" 403 ");
        assertThat(statusFor("127.0.0.1:" + port + ".evil.example", "")).doesNotContain(" 200 ");
        assertThat(statusFor("localhost", "")).contains(" 403 ");
    }

    @Test
    void otherPagesAreRefused() throws IOException, InterruptedException {
        String host = "127.0.0.1:" + server.address().getPort();
        assertThat(statusFor(host, "Origin: http://" + host + "\r\n")).contains(" 200 ");
        assertThat(statusFor(host, "Origin: http://evil.example\r\n")).contains(" 403 ");
        assertThat(statusFor(host, "Origin: null\r\n")).contains(" 403 ");
        assertThat(statusFor(host, "Origin: https://" + host + "\r\n")).contains(" 403 ");
        var resigned =
                page.post("/api/resign", "{}", "Content-Type", "application/json", "Origin", "http://localhost:1");
        assertThat(resigned.statusCode()).isEqualTo(403);
        assertThat(page.current().get("result").isNull()).isTrue();
    }

    @Test
    void formsOfOtherPagesAreRefused() throws IOException, InterruptedException {
        assertThat(page.post("/api/resign", "{}", "Content-Type", "text/plain").statusCode())
                .isEqualTo(415);
        assertThat(page.post("/api/resign", "{}").statusCode()).isEqualTo(415);
        assertThat(page.get("/api/resign").statusCode()).isEqualTo(404);
        assertThat(page.current().get("result").isNull()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/../logback.xml",
                "/%2e%2e/logback.xml",
                "/..%2flogback.xml",
                "/..;/logback.xml",
                "/GameView.class",
                "/PlayServer.class",
                "/index.html/",
                "//etc/passwd",
                "/api/../../../../etc/passwd",
                "/pom.xml",
                "/api"
            })
    void noOtherPathIsServed(String path) throws IOException {
        String host = "127.0.0.1:" + server.address().getPort();
        String status = page.raw("GET " + path + " HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n");
        assertThat(status).matches("HTTP/1.1 (400|404) .*");
    }

    @Test
    void largeBodiesAreRefusedWhateverTheySayOfTheirSize() throws IOException, InterruptedException {
        String large = "{\"game\": \"" + "x".repeat(Json.LARGEST_BODY) + "\"}";
        assertThat(page.tryTo("/api/new", large).statusCode()).isEqualTo(413);
        String host = "127.0.0.1:" + server.address().getPort();
        String chunk = Integer.toHexString(large.length()) + "\r\n" + large + "\r\n0\r\n\r\n";
        assertThat(page.raw("POST /api/new HTTP/1.1\r\nHost: " + host
                        + "\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n"
                        + chunk))
                .contains(" 413 ");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/",
                "/index.html",
                "/style.css",
                "/icon.svg",
                "/main.js",
                "/actions.js",
                "/analysis.js",
                "/api.js",
                "/arrows.js",
                "/board.js",
                "/clock.js",
                "/dialogs.js",
                "/dragging.js",
                "/elements.js",
                "/history.js",
                "/legend.js",
                "/moves.js",
                "/news.js",
                "/pieces.js",
                "/players.js",
                "/setup.js",
                "/squares.js"
            })
    void thePageIsServedAndLoadsNothingFromElsewhere(String path) throws IOException, InterruptedException {
        HttpResponse<String> response = page.get(path);
        assertThat(response.statusCode()).isEqualTo(200);
        assertThat(response.body()).isNotBlank();
        assertThat(URL.matcher(response.body().replace(NAMESPACE, "")).find()).isFalse();
        assertThat(response.headers().firstValue("Content-Security-Policy").orElseThrow())
                .startsWith("default-src 'none';")
                .doesNotContain("unsafe", "http");
        assertThat(response.headers().firstValue("X-Content-Type-Options")).hasValue("nosniff");
    }

    @Test
    void aTakenPortIsSaid() {
        int taken = server.address().getPort();
        assertThatThrownBy(() -> serve("other.json", taken))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("port " + taken + " is taken");
        assertThat(server.address().getHost()).isEqualTo("127.0.0.1");
    }
}
