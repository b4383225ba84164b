package org.shbangzero.web.local;

import java.util.List;
import org.shbangzero.core.InputException;
import org.shbangzero.evaluate.play.game.NewGame;
import org.shbangzero.evaluate.play.game.PlayerWish;
import org.shbangzero.evaluate.play.game.SavedTable;
import org.teavm.jso.JSObject;

/** What the page's script asks for and has kept, as the table takes it. */
final class Requests {
    private Requests() {}

    /** @throws InputException if a number is none */
    static NewGame newGame(JSObject wish) {
        return new NewGame(
                Fields.text(wish, "game"),
                Fields.integer(wish, "startId"),
                Fields.text(wish, "fen"),
                Fields.text(wish, "pgn"),
                players(wish),
                Fields.text(wish, "first"),
                Fields.text(wish, "takeBack"),
                Fields.flag(wish, "engineDeclares"));
    }

    private static List<PlayerWish> players(JSObject object) {
        List<JSObject> players = Fields.list(object, "players");
        return players == null ? null : players.stream().map(Requests::player).toList();
    }

    private static PlayerWish player(JSObject wish) {
        return new PlayerWish(
                Fields.text(wish, "seat"),
                Fields.number(wish, "simulations"),
                Fields.number(wish, "millis"),
                Fields.number(wish, "base"),
                Fields.number(wish, "increment"));
    }

    /**
     * What {@link SavedTableText} wrote.
     *
     * @throws InputException if a part is missing
     */
    static SavedTable savedTable(JSObject saved) {
        return new SavedTable(
                Fields.text(saved, "game"),
                Fields.text(saved, "start"),
                Fields.text(saved, "firstStart"),
                Fields.flag(saved, "startByLot"),
                required(saved, "moves").stream()
                        .map(move -> new SavedTable.Move(Fields.text(move, "uci"), Fields.number(move, "clock")))
                        .toList(),
                Fields.text(saved, "declared"),
                players(saved),
                Fields.count(saved, "whitePlayer"),
                List.of(Fields.count(saved, "firstHalfPoints"), Fields.count(saved, "secondHalfPoints")),
                Fields.count(saved, "finished"),
                Fields.text(saved, "takeBack"),
                Fields.flag(saved, "engineDeclares"),
                Fields.flag(saved, "pending"),
                List.of((long) Fields.count(saved, "whiteClock"), (long) Fields.count(saved, "blackClock")),
                Fields.count(saved, "drawOfferedBy"),
                Fields.flag(saved, "drawAnnounced"));
    }

    private static List<JSObject> required(JSObject object, String name) {
        List<JSObject> list = Fields.list(object, name);
        if (list == null) {
            throw new InputException("expected the list '" + name + "'");
        }
        return list;
    }
}
