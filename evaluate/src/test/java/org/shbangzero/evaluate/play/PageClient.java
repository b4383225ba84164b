package org.shbangzero.evaluate.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Does over HTTP what the page does. */
final class PageClient {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private final HttpClient http = HttpClient.newHttpClient();
    private final URI address;

    PageClient(URI address) {
        this.address = address;
    }

    HttpResponse<String> get(String path) throws IOException, InterruptedException {
        return send(HttpRequest.newBuilder(address.resolve(path)));
    }

    HttpResponse<String> post(String path, String body, String... headers) throws IOException, InterruptedException {
        HttpRequest.Builder request =
                HttpRequest.newBuilder(address.resolve(path)).POST(HttpRequest.BodyPublishers.ofString(body));
        if (headers.length > 0) {
            request.headers(headers);
        }
        return send(request);
    }

    private HttpResponse<String> send(HttpRequest.Builder request) throws IOException, InterruptedException {
        return http.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }

    /** What an action answers, which must succeed. */
    JsonNode act(String path, String body) throws IOException, InterruptedException {
        HttpResponse<String> response = tryTo(path, body);
        assertThat(response.statusCode()).as(response.body()).isEqualTo(200);
        return MAPPER.readTree(response.body());
    }

    /**
     * Begins a game.
     *
     * @param colour the person's; {@code lot}, {@code both} for two persons, {@code none} for two engines
     * @param engine fields of the engine's seat, in JSON: {@code "simulations": 2}; empty for the usual ones
     * @param more fields of the request, in JSON, each with a comma before it
     */
    JsonNode begin(String game, String colour, String engine, String more) throws IOException, InterruptedException {
        return act("/api/new", setup(game, colour, engine, more));
    }

    static String setup(String game, String colour, String engine, String more) {
        String human = "{\"seat\": \"human\"}";
        String other = "{\"seat\": \"engine\"" + (engine.isEmpty() ? "" : ", " + engine) + "}";
        String players =
                switch (colour) {
                    case "both" -> human + ", " + human;
                    case "none" -> other + ", " + other;
                    default -> human + ", " + other;
                };
        boolean chosen = List.of("white", "black", "lot").contains(colour);
        return "{\"game\": \"%s\", \"players\": [%s], \"first\": \"%s\"%s}"
                .formatted(game, players, chosen ? colour : "white", more);
    }

    HttpResponse<String> tryTo(String path, String body) throws IOException, InterruptedException {
        return post(path, body, "Content-Type", "application/json");
    }

    JsonNode move(JsonNode game, String uci) throws IOException, InterruptedException {
        return act(
                "/api/move",
                "{\"ply\": %d, \"uci\": \"%s\"}".formatted(game.get("moves").size(), uci));
    }

    JsonNode read(String path) throws IOException, InterruptedException {
        return MAPPER.readTree(get(path).body());
    }

    JsonNode current() throws IOException, InterruptedException {
        return read("/api/game");
    }

    /** The game once it stands otherwise. */
    JsonNode after(JsonNode game) throws IOException, InterruptedException {
        return read("/api/game?after=" + game.get("version").asLong());
    }

    /** The game once the engine has moved. */
    JsonNode afterThinking(JsonNode game) throws IOException, InterruptedException {
        JsonNode now = game;
        while (now.get("thinking").asBoolean()) {
            now = after(now);
        }
        return now;
    }

    /** The first line of the answer to a request sent as it is. */
    String raw(String request) throws IOException {
        try (Socket socket = new Socket(address.getHost(), address.getPort())) {
            socket.getOutputStream().write(request.getBytes(StandardCharsets.UTF_8));
            socket.getOutputStream().flush();
            String answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            return answer.lines().findFirst().orElse("");
        }
    }
}
