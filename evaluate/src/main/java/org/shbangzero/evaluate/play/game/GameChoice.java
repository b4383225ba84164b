package org.shbangzero.evaluate.play.game;

import java.util.List;
import org.shbangzero.core.Game;

/** A game to choose, for the page. */
public record GameChoice(String id, String summary, int starts, boolean hasStandardStart) implements JsonWriter.Value {
    /** The choice of some games, in their order. */
    public static List<GameChoice> of(List<Game> games) {
        return games.stream()
                .map(game -> new GameChoice(game.id(), game.summary(), game.startCount(), game.hasStandardStart()))
                .toList();
    }

    @Override
    public void writeTo(JsonWriter json) {
        json.field("id", id)
                .field("summary", summary)
                .field("starts", starts)
                .field("hasStandardStart", hasStandardStart);
    }
}
