package org.shbangzero.web.local;

import org.shbangzero.core.Side;
import org.shbangzero.evaluate.play.game.JsonWriter;
import org.shbangzero.evaluate.play.game.PlayerWish;
import org.shbangzero.evaluate.play.game.SavedTable;

/** A table as the browser keeps it; {@link Requests#savedTable} reads it back. */
record SavedTableText(SavedTable table) implements JsonWriter.Value {
    private record Move(SavedTable.Move move) implements JsonWriter.Value {
        @Override
        public void writeTo(JsonWriter json) {
            json.field("uci", move.uci()).field("clock", move.clock());
        }
    }

    private record Player(PlayerWish wish) implements JsonWriter.Value {
        @Override
        public void writeTo(JsonWriter json) {
            json.field("seat", wish.seat())
                    .field("simulations", wish.simulations())
                    .field("millis", wish.millis())
                    .field("base", wish.base())
                    .field("increment", wish.increment());
        }
    }

    @Override
    public void writeTo(JsonWriter json) {
        json.field("game", table.game())
                .field("start", table.start())
                .field("firstStart", table.firstStart())
                .field("startByLot", table.startByLot())
                .field("moves", table.moves().stream().map(Move::new).toList())
                .field("declared", table.declared())
                .field("players", table.players().stream().map(Player::new).toList())
                .field("whitePlayer", table.whitePlayer())
                .field("firstHalfPoints", table.halfPoints().get(0))
                .field("secondHalfPoints", table.halfPoints().get(1))
                .field("finished", table.finished())
                .field("takeBack", table.takeBack())
                .field("engineDeclares", table.engineDeclares())
                .field("pending", table.pending())
                .field("whiteClock", table.clocks().get(Side.WHITE))
                .field("blackClock", table.clocks().get(Side.BLACK))
                .field("drawOfferedBy", table.drawOfferedBy())
                .field("drawAnnounced", table.drawAnnounced());
    }
}
