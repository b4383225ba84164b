package org.shbangzero.evaluate.cli.inspect;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.core.InputException;
import org.shbangzero.core.PlaneLayout;
import org.shbangzero.core.PolicyLayout;
import org.shbangzero.selfplay.inference.NetworkMetadata;
import org.shbangzero.selfplay.inference.OnnxEvaluator;
import org.shbangzero.selfplay.onnx.OnnxDescription;

/**
 * All that can be told of a network. The names of the components are those of the JSON object.
 *
 * @param file as given
 * @param game id of the game
 * @param planes what it reads
 * @param policy what it answers for moves
 * @param refusal why this version of the toolkit cannot play with it, or null if it can
 * @param onnx the file
 */
record NetworkDescription(
        String file, String game, Planes planes, Policy policy, String refusal, OnnxDescription onnx) {
    /**
     * The planes that it reads.
     *
     * @param layout name of the layout
     * @param planes in order; empty if this version of the toolkit has no layout of that name
     */
    record Planes(String layout, List<Plane> planes) {}

    /**
     * A plane that it reads.
     *
     * @param index from 0
     * @param values what it holds
     */
    record Plane(int index, String name, Values values) {}

    /** What a plane holds, as {@link PlaneLayout} names it. */
    enum Values {
        /** 0 or 1 on each square. */
        BINARY,
        /** A number from 0 to 15, divided by 15, on each square. */
        DIGIT,
        /** One value from 0 to 1 all over. */
        CONSTANT
    }

    /**
     * What it answers for moves.
     *
     * @param layout name of the layout
     * @param planes number of planes of 64 logits each; null if this version of the toolkit has no layout of that name
     */
    record Policy(String layout, Integer planes) {}

    /**
     * Reads a network's file.
     *
     * @throws InputException if it is no ONNX file, or one of another program
     */
    static NetworkDescription of(Path file) {
        OnnxDescription onnx = OnnxDescription.read(file);
        NetworkMetadata network = NetworkMetadata.parse(file.toString(), onnx.metadata());
        Optional<Game> game = Games.all().stream()
                .filter(known -> known.id().equals(network.game()))
                .findFirst();
        return new NetworkDescription(
                file.toString(),
                network.game(),
                planes(network.planes(), game.map(Game::planes)),
                policy(network.policy(), game.map(Game::policy)),
                refusal(file, network.game()),
                onnx);
    }

    private static Planes planes(String name, Optional<PlaneLayout> known) {
        List<Plane> planes = new ArrayList<>();
        known.filter(layout -> layout.name().equals(name)).ifPresent(layout -> {
            int digits = layout.binary().size();
            int constants = digits + layout.digit().size();
            for (String plane : layout.names()) {
                int index = planes.size();
                Values values = index < digits ? Values.BINARY : index < constants ? Values.DIGIT : Values.CONSTANT;
                planes.add(new Plane(index, plane, values));
            }
        });
        return new Planes(name, planes);
    }

    private static Policy policy(String name, Optional<PolicyLayout> known) {
        return new Policy(
                name,
                known.filter(layout -> layout.name().equals(name))
                        .map(PolicyLayout::planes)
                        .orElse(null));
    }

    private static String refusal(Path file, String game) {
        try {
            OnnxEvaluator.requirePlayable(file, Games.byId(game));
            return null;
        } catch (InputException e) {
            return e.getMessage();
        }
    }

    /** A JSON object, on several lines. */
    String json() {
        try {
            return JsonMapper.builder()
                    .enable(SerializationFeature.INDENT_OUTPUT)
                    .build()
                    .writeValueAsString(this);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a description cannot be written as JSON", e);
        }
    }
}
