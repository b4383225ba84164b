package org.shbangzero.selfplay.inference;

import java.util.Map;
import org.shbangzero.core.Game;
import org.shbangzero.core.InputException;

/**
 * What an exported network says of itself in its ONNX metadata, so that nothing feeds it the positions of another game.
 *
 * @param game id of the game it plays
 * @param planes name of its plane layout
 * @param policy name of its policy layout
 */
public record NetworkMetadata(String game, String planes, String policy) {
    private static final String GAME_KEY = "game";
    private static final String PLANES_KEY = "planes";
    private static final String POLICY_KEY = "policy";

    /** The metadata of a network for {@code game} as it is now. */
    public static NetworkMetadata of(Game game) {
        return new NetworkMetadata(
                game.id(), game.planes().name(), game.policy().name());
    }

    /**
     * Reads the metadata of an ONNX file.
     *
     * @param source names the file in messages
     * @throws InputException if an entry is missing
     */
    public static NetworkMetadata parse(String source, Map<String, String> entries) {
        return new NetworkMetadata(
                entry(source, entries, GAME_KEY),
                entry(source, entries, PLANES_KEY),
                entry(source, entries, POLICY_KEY));
    }

    private static String entry(String source, Map<String, String> entries, String key) {
        String value = entries.get(key);
        if (value == null) {
            throw new InputException(source + " is an ONNX file, but no network of this program: its metadata has no '"
                    + key + "'; export it again");
        }
        return value;
    }

    /** The entries to write to an ONNX file. */
    public Map<String, String> toEntries() {
        return Map.of(GAME_KEY, game, PLANES_KEY, planes, POLICY_KEY, policy);
    }

    /**
     * Refuses a network for another game or another layout.
     *
     * @param source names this network in messages
     * @throws InputException naming the first difference
     */
    public void requireSame(String source, NetworkMetadata expected) {
        require(source, "game", game, expected.game);
        require(source, "plane layout", planes, expected.planes);
        require(source, "policy layout", policy, expected.policy);
    }

    private static void require(String source, String what, String found, String expected) {
        if (!found.equals(expected)) {
            throw new InputException("the network " + source + " is for the " + what + " '" + found + "', but '"
                    + expected + "' is needed here");
        }
    }
}
