package org.shbangzero.selfplay.replay;

import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.shbangzero.core.Game;
import org.shbangzero.core.InputException;

/**
 * What a replay file says of itself in its Parquet metadata.
 *
 * @param game id of the game
 * @param planes name of the plane layout
 * @param policy name of the policy layout
 */
record ReplayHeader(String game, String planes, String policy) {
    /** Changes whenever a column's meaning does. */
    static final String SCHEMA_VERSION = "1";

    private static final String VERSION_KEY = "schema_version";
    private static final String GAME_KEY = "game";
    private static final String PLANES_KEY = "planes";
    private static final String POLICY_KEY = "policy";

    static ReplayHeader of(Game game) {
        return new ReplayHeader(game.id(), game.planes().name(), game.policy().name());
    }

    /** Reads the metadata of {@code path}, or says what is missing. */
    static ReplayHeader parse(Path path, Map<String, String> metadata) {
        String version = metadata.get(VERSION_KEY);
        if (version == null) {
            throw new InputException(
                    path + " is a Parquet file, but not a replay file (no " + VERSION_KEY + " in its metadata)");
        }
        if (!version.equals(SCHEMA_VERSION)) {
            throw new InputException(path + " has replay schema version " + version + ", this program reads version "
                    + SCHEMA_VERSION + "; play the games again, or read it with the program that wrote it");
        }
        return new ReplayHeader(
                value(path, metadata, GAME_KEY), value(path, metadata, PLANES_KEY), value(path, metadata, POLICY_KEY));
    }

    private static String value(Path path, Map<String, String> metadata, String key) {
        String value = metadata.get(key);
        if (value == null) {
            throw new InputException(path + " does not name its '" + key + "' in its metadata; it is damaged");
        }
        return value;
    }

    /** The entries to write, in a fixed order, so that the same rows give the same file. */
    Map<String, String> toMetadata() {
        return new TreeMap<>(
                Map.of(VERSION_KEY, SCHEMA_VERSION, GAME_KEY, game, PLANES_KEY, planes, POLICY_KEY, policy));
    }

    /** Refuses a file of another game or layout than {@code expected}. */
    void requireSame(Path path, ReplayHeader expected) {
        require(path, "game", game, expected.game);
        require(path, "plane layout", planes, expected.planes);
        require(path, "policy layout", policy, expected.policy);
    }

    private static void require(Path path, String what, String found, String expected) {
        if (!found.equals(expected)) {
            throw new InputException(
                    path + " holds the " + what + " '" + found + "', but '" + expected + "' is needed here");
        }
    }
}
