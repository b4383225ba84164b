package org.shbangzero.evaluate.play.game;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;

/** A table with a clock that stands until it is moved, and an engine that only notes what it is asked. */
final class TableRig implements Engine {
    static final PlayerWish HUMAN = PlayerWish.HUMAN;
    static final PlayerWish ENGINE = PlayerWish.ENGINE;

    final List<EngineTask> tasks = new ArrayList<>();
    final PlayTable table;
    /** Some time ago, so that an overflow would show. */
    private long nanos = Long.MAX_VALUE - 1_000_000_000L;

    TableRig(NewGame wanted) {
        SplittableRandom random = new SplittableRandom(1);
        table = PlayTable.open(this, "fake", () -> nanos, random::nextInt, wanted.setup(Games.all(), random::nextInt));
    }

    /** Goes on with what was saved, some time later. */
    TableRig(SavedTable saved) {
        table = PlayTable.resume(this, "fake", () -> nanos, bound -> 0, saved, Games.all());
    }

    static TableRig chess(PlayerWish white, PlayerWish black) {
        return chess(white, black, "free");
    }

    static TableRig chess(PlayerWish white, PlayerWish black, String takeBack) {
        return new TableRig(new NewGame("chess", null, null, null, List.of(white, black), "white", takeBack, null));
    }

    /** An engine at this table may resign and offer draws. */
    static TableRig declaring(PlayerWish white, PlayerWish black) {
        return new TableRig(new NewGame("chess", null, null, null, List.of(white, black), "white", null, true));
    }

    static TableRig fen(String fen, String takeBack) {
        return new TableRig(new NewGame("chess", null, fen, null, List.of(HUMAN, HUMAN), "white", takeBack, null));
    }

    static PlayerWish onClock(PlayerWish player, long base, long increment) {
        return new PlayerWish(player.seat(), player.simulations(), player.millis(), base, increment);
    }

    void pass(long millis) {
        nanos += 1_000_000 * millis;
    }

    GameView view() {
        return table.view();
    }

    TableRig play(String... ucis) {
        for (String uci : ucis) {
            table.move(view().moves().size(), uci, false);
        }
        return this;
    }

    /** The engine answers what it was asked last. */
    TableRig answer(String uci, double expectation) {
        table.decided(tasks.get(tasks.size() - 1).id(), uci, expectation);
        return this;
    }

    List<String> ucis() {
        return view().moves().stream().map(MoveViews.Played::uci).toList();
    }

    Long clock(int side) {
        return view().players().get(side).clock();
    }

    String result() {
        return view().result() == null ? "ongoing" : view().result().text();
    }

    @Override
    public void newGame(Game game) {}

    @Override
    public void think(EngineTask task) {
        tasks.add(task);
    }

    @Override
    public void hurry() {}

    @Override
    public void giveUp() {}
}
