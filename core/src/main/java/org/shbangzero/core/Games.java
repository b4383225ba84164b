package org.shbangzero.core;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.TreeMap;

/** All games on the class path. A game registers itself as a {@link ServiceLoader} provider of {@link Game}. */
public final class Games {
    private static final Map<String, Game> BY_ID = load();

    private Games() {}

    private static Map<String, Game> load() {
        Map<String, Game> games = new TreeMap<>();
        for (Game game : ServiceLoader.load(Game.class, Games.class.getClassLoader())) {
            if (games.put(game.id(), game) != null) {
                throw new IllegalStateException("two games have the id '" + game.id() + "'");
            }
        }
        return games;
    }

    /** All games, by id. */
    public static List<Game> all() {
        return new ArrayList<>(BY_ID.values());
    }

    /**
     * The game of that id.
     *
     * @throws InputException if there is none
     */
    public static Game byId(String id) {
        Game game = BY_ID.get(id);
        if (game == null) {
            throw new InputException("unknown game '" + id + "'" + Suggestion.hint(id, BY_ID.keySet()) + " (games: "
                    + String.join(", ", BY_ID.keySet()) + ")");
        }
        return game;
    }
}
