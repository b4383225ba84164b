package org.shbangzero.evaluate.opening;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.shbangzero.core.Game;
import org.shbangzero.core.Position;

/** The starts of a game, by their ids, without moves. */
final class StartOpenings extends ListedOpenings {
    @Override
    List<Entry> entries(Game game, OpeningSettings settings, BooleanSupplier cancelled) {
        List<Entry> entries = new ArrayList<>();
        for (int id = 0; id < game.startCount(); id++) {
            Position start = game.start(id);
            entries.add(new Entry(new Opening(start.fen(), List.of()), start.key()));
        }
        return entries;
    }

    @Override
    String name() {
        return STARTS;
    }

    @Override
    public String description() {
        return STARTS;
    }
}
