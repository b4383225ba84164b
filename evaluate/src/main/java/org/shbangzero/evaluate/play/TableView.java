package org.shbangzero.evaluate.play;

import org.shbangzero.evaluate.play.game.GameView;
import org.shbangzero.evaluate.play.game.JsonWriter;

/**
 * What the page of a server shows: how the game stands, and whether it is safe.
 *
 * @param notKept why the game would not survive the server now, as a sentence; null if it would
 */
record TableView(GameView game, String notKept) implements JsonWriter.Value {
    @Override
    public void writeTo(JsonWriter json) {
        game.writeTo(json);
        json.field("notKept", notKept);
    }
}
