package org.shbangzero.evaluate.opening;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.shbangzero.core.Game;
import org.shbangzero.core.InputException;
import org.shbangzero.evaluate.yardstick.Shuffle;
import org.shbangzero.selfplay.SplitMix64;

/** A book that has its openings one after the other. */
abstract class ListedOpenings implements OpeningBook {
    /**
     * An opening of the list.
     *
     * @param key of the position that it reaches, unfinished
     */
    record Entry(Opening opening, long key) {}

    /** All openings in their order, those that repeat a position included. */
    abstract List<Entry> entries(Game game, OpeningSettings settings, BooleanSupplier cancelled);

    /** What messages call the list. */
    abstract String name();

    @Override
    public final DrawnOpenings draw(Game game, OpeningSettings settings, int count, BooleanSupplier cancelled) {
        List<Entry> entries = entries(game, settings, cancelled);
        Map<Long, Opening> different = new LinkedHashMap<>();
        entries.forEach(entry -> different.putIfAbsent(entry.key(), entry.opening()));
        BalanceFilter balance = new BalanceFilter(game, settings.balance(), cancelled);
        List<Opening> drawn = new ArrayList<>();
        int lopsided = 0;
        for (Opening opening : ordered(new ArrayList<>(different.values()), settings)) {
            if (drawn.size() == count) {
                break;
            }
            if (balance.passes(opening)) {
                drawn.add(opening);
            } else {
                lopsided++;
            }
        }
        if (drawn.size() < count) {
            throw new InputException("openings: " + count + " different ones" + balance.condition()
                    + " are needed, but '" + name() + "' has only " + drawn.size()
                    + (entries.size() > drawn.size() ? " among its " + entries.size() : "") + " for " + game.id()
                    + "; ask for fewer games, or for other openings");
        }
        return new DrawnOpenings(drawn, entries.size() - different.size(), lopsided);
    }

    private static List<Opening> ordered(List<Opening> openings, OpeningSettings settings) {
        if (settings.order() == OpeningSettings.Order.FILE) {
            return openings;
        }
        int[] indices = new int[openings.size()];
        for (int i = 0; i < indices.length; i++) {
            indices[i] = i;
        }
        Shuffle.firstOf(indices, indices.length, new SplitMix64(SplitMix64.derive(settings.seed(), -1)));
        List<Opening> ordered = new ArrayList<>();
        for (int index : indices) {
            ordered.add(openings.get(index));
        }
        return ordered;
    }
}
