package org.shbangzero.evaluate.play;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A headless Chromium, driven by its DevTools protocol: a page is opened, looked at, clicked and typed into. */
public final class Browser implements AutoCloseable {
    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final Pattern LISTENING = Pattern.compile("DevTools listening on ws://([0-9.:]+)/");
    private static final int PATIENCE_SECONDS = 30;
    /** Dialogs close by it, not by the name. */
    private static final int ESCAPE = 27;

    private final Process process;
    private final WebSocket socket;
    private final BlockingQueue<String> messages = new LinkedBlockingQueue<>();
    /** Which documents are loaded, by the protocol's names for them. */
    private final Set<String> loaded = new HashSet<>();

    private int lastId;

    /** @param profile folder for what it writes */
    public Browser(Path profile) throws IOException, InterruptedException {
        process = new ProcessBuilder(
                        "chromium",
                        "--headless",
                        "--no-sandbox",
                        "--disable-gpu",
                        "--hide-scrollbars",
                        "--no-first-run",
                        "--remote-debugging-port=0",
                        "--user-data-dir=" + profile,
                        "about:blank")
                .redirectErrorStream(true)
                .start();
        HttpClient http = HttpClient.newHttpClient();
        HttpRequest list = HttpRequest.newBuilder(URI.create("http://" + devTools() + "/json/list"))
                .build();
        JsonNode pages = MAPPER.readTree(
                http.send(list, HttpResponse.BodyHandlers.ofString()).body());
        String page = "";
        for (JsonNode target : pages) {
            page = target.get("type").asText().equals("page")
                    ? target.get("webSocketDebuggerUrl").asText()
                    : page;
        }
        socket = http.newWebSocketBuilder()
                .buildAsync(URI.create(page), new Collector())
                .join();
        call("Page.enable", Map.of());
        call("Page.setLifecycleEventsEnabled", Map.of("enabled", true));
        call("Runtime.enable", Map.of());
    }

    /** Host and port of the DevTools; goes on reading what the browser prints, so that it never waits. */
    private String devTools() throws IOException {
        BufferedReader printed = process.inputReader();
        String line = printed.readLine();
        while (line != null) {
            Matcher matcher = LISTENING.matcher(line);
            if (matcher.find()) {
                Thread drain = new Thread(() -> printed.lines().forEach(ignored -> {}), "chromium's output");
                drain.setDaemon(true);
                drain.start();
                return matcher.group(1);
            }
            line = printed.readLine();
        }
        throw new IOException("chromium ended before it listened");
    }

    /** Puts the parts of messages together. */
    private final class Collector implements WebSocket.Listener {
        private final StringBuilder part = new StringBuilder();

        @Override
        public CompletionStage<?> onText(WebSocket webSocket, CharSequence data, boolean last) {
            part.append(data);
            if (last) {
                messages.add(part.toString());
                part.setLength(0);
            }
            webSocket.request(1);
            return null;
        }
    }

    private JsonNode call(String method, Map<String, ?> parameters) throws IOException, InterruptedException {
        lastId++;
        socket.sendText(MAPPER.writeValueAsString(Map.of("id", lastId, "method", method, "params", parameters)), true)
                .join();
        JsonNode answer = receive(method);
        while (answer.path("id").asInt() != lastId) {
            answer = receive(method);
        }
        if (answer.has("error")) {
            throw new IOException(method + ": " + answer.get("error"));
        }
        return answer.get("result");
    }

    /** The next answer or event; remembers which documents are loaded. */
    private JsonNode receive(String awaited) throws IOException, InterruptedException {
        String text = messages.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
        if (text == null) {
            throw new IOException("chromium did not answer " + awaited);
        }
        JsonNode message = MAPPER.readTree(text);
        boolean isLoad = message.path("method").asText().equals("Page.lifecycleEvent")
                && message.at("/params/name").asText().equals("load");
        if (isLoad) {
            loaded.add(message.at("/params/loaderId").asText());
        }
        return message;
    }

    /**
     * Opens a page and waits until it is loaded, since an expression that is evaluated while one page makes way for another may fail. Opening the
     * same page again loads it anew.
     */
    public void open(URI address) throws IOException, InterruptedException {
        JsonNode navigation = call("Page.navigate", Map.of("url", address.toString()));
        if (navigation.has("errorText")) {
            throw new IOException(address + ": " + navigation.get("errorText"));
        }
        String document = navigation.get("loaderId").asText();
        while (!loaded.contains(document)) {
            receive("Page.navigate");
        }
    }

    /** Cuts the page off from every network. */
    public void goOffline() throws IOException, InterruptedException {
        call("Network.enable", Map.of());
        call(
                "Network.emulateNetworkConditions",
                Map.of("offline", true, "latency", 0, "downloadThroughput", 0, "uploadThroughput", 0));
    }

    /** Gives the window a size, as on a screen with a mouse, or on a phone. */
    public void resize(int width, int height, boolean isPhone) throws IOException, InterruptedException {
        call(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", isPhone));
        call("Emulation.setTouchEmulationEnabled", Map.of("enabled", isPhone));
    }

    /** Shows pages as with this preference, {@code light} or {@code dark}, and without animations. */
    public void prefer(String scheme) throws IOException, InterruptedException {
        Map<String, String> colours = Map.of("name", "prefers-color-scheme", "value", scheme);
        Map<String, String> stillness = Map.of("name", "prefers-reduced-motion", "value", "reduce");
        call("Emulation.setEmulatedMedia", Map.of("features", List.of(colours, stillness)));
    }

    /** The value of an expression of JavaScript, as text. */
    public String evaluate(String expression) throws IOException, InterruptedException {
        JsonNode answer = call("Runtime.evaluate", Map.of("expression", expression, "returnByValue", true));
        if (answer.has("exceptionDetails")) {
            throw new IOException(expression + ": " + answer.get("exceptionDetails"));
        }
        return answer.at("/result/value").asText();
    }

    /** Waits until an expression is true. */
    public void await(String expression) throws IOException, InterruptedException {
        long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        while (!evaluate("Boolean(" + expression + ")").equals("true")) {
            if (System.nanoTime() > deadline) {
                throw new IOException("it never came true: " + expression);
            }
            Thread.sleep(5);
        }
    }

    public void click(String selector) throws IOException, InterruptedException {
        double[] at = centre(selector);
        mouse("mousePressed", at);
        mouse("mouseReleased", at);
    }

    public void drag(String from, String to) throws IOException, InterruptedException {
        double[] start = centre(from);
        double[] end = centre(to);
        mouse("mousePressed", start);
        mouse("mouseMoved", new double[] {(start[0] + end[0]) / 2, (start[1] + end[1]) / 2});
        mouse("mouseMoved", end);
        mouse("mouseReleased", end);
    }

    /** Touches and lets go. */
    public void tap(String selector) throws IOException, InterruptedException {
        touch("touchStart", centre(selector));
        call("Input.dispatchTouchEvent", Map.of("type", "touchEnd", "touchPoints", List.of()));
    }

    /** Drags with a finger. */
    public void slide(String from, String to) throws IOException, InterruptedException {
        double[] start = centre(from);
        double[] end = centre(to);
        touch("touchStart", start);
        touch("touchMove", new double[] {(start[0] + end[0]) / 2, (start[1] + end[1]) / 2});
        touch("touchMove", end);
        call("Input.dispatchTouchEvent", Map.of("type", "touchEnd", "touchPoints", List.of()));
    }

    private void touch(String type, double[] at) throws IOException, InterruptedException {
        call("Input.dispatchTouchEvent", Map.of("type", type, "touchPoints", List.of(Map.of("x", at[0], "y", at[1]))));
    }

    private double[] centre(String selector) throws IOException, InterruptedException {
        await("document.querySelector('" + selector + "')?.offsetParent !== null");
        JsonNode box = MAPPER.readTree(
                evaluate(
                        "(() => { const e = document.querySelector('" + selector
                                + "'); e.scrollIntoView({block: 'nearest'}); const r = e.getBoundingClientRect(); return JSON.stringify([r.x + r.width / 2, r.y + r.height / 2]); })()"));
        return new double[] {box.get(0).asDouble(), box.get(1).asDouble()};
    }

    private void mouse(String type, double[] at) throws IOException, InterruptedException {
        call(
                "Input.dispatchMouseEvent",
                Map.of("type", type, "x", at[0], "y", at[1], "button", "left", "buttons", 1, "clickCount", 1));
    }

    /** Presses and releases a key, by its name as events have it. */
    public void key(String name) throws IOException, InterruptedException {
        int code = name.equals("Escape") ? ESCAPE : 0;
        call("Input.dispatchKeyEvent", Map.of("type", "keyDown", "key", name, "windowsVirtualKeyCode", code));
        call("Input.dispatchKeyEvent", Map.of("type", "keyUp", "key", name));
    }

    public void screenshot(Path file) throws IOException, InterruptedException {
        Files.createDirectories(file.getParent());
        Files.write(
                file,
                Base64.getDecoder()
                        .decode(call("Page.captureScreenshot", Map.of("format", "png"))
                                .get("data")
                                .asText()));
    }

    @Override
    public void close() {
        socket.abort();
        process.destroy();
        try {
            // Until then it writes to its profile.
            process.waitFor();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
