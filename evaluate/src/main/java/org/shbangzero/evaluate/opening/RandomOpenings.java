package org.shbangzero.evaluate.opening;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.shbangzero.core.Game;
import org.shbangzero.core.InputException;
import org.shbangzero.core.Position;
import org.shbangzero.selfplay.SplitMix64;

/** Random legal moves from a random start, drawn anew while they are not wanted. */
final class RandomOpenings implements OpeningBook {
    private static final int ATTEMPTS = 2000;
    private static final int MOST_PLIES = 1000;

    @Override
    public DrawnOpenings draw(Game game, OpeningSettings settings, int count, BooleanSupplier cancelled) {
        if (settings.maxPlies() > MOST_PLIES) {
            throw new InputException(
                    "random openings have at most " + MOST_PLIES + " plies, not " + settings.maxPlies());
        }
        return new Draw(game, settings, cancelled).draw(count);
    }

    @Override
    public String description() {
        return RANDOM;
    }

    private static final class Draw {
        private final Game game;
        private final OpeningSettings settings;
        private final BalanceFilter balance;
        private final SplitMix64 random;
        private final int[] moves;
        private final Set<Long> positions = new HashSet<>();
        private int duplicates;
        private int lopsided;

        private Draw(Game game, OpeningSettings settings, BooleanSupplier cancelled) {
            this.game = game;
            this.settings = settings;
            this.balance = new BalanceFilter(game, settings.balance(), cancelled);
            this.random = new SplitMix64(SplitMix64.derive(settings.seed(), -1));
            this.moves = new int[game.maxLegalMoves()];
        }

        private DrawnOpenings draw(int count) {
            List<Opening> drawn = new ArrayList<>();
            while (drawn.size() < count) {
                drawn.add(next(drawn.size(), count));
            }
            return new DrawnOpenings(drawn, duplicates, lopsided);
        }

        private Opening next(int already, int wanted) {
            for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
                Opening candidate = candidate();
                if (candidate != null) {
                    return candidate;
                }
            }
            throw new InputException("openings: found only " + already + " different ones of " + settings.minPlies()
                    + " to " + settings.maxPlies() + " random plies in " + game.id() + balance.condition() + ", "
                    + wanted
                    + " are needed; ask for longer openings" + (lopsided > 0 ? ", more balance" : "")
                    + " or fewer games");
        }

        /** A new opening, or null if chance gave one that is not wanted. */
        private Opening candidate() {
            Position position = game.start(random.nextInt(game.startCount()));
            String fen = position.fen();
            int plies = settings.minPlies() + random.nextInt(settings.maxPlies() - settings.minPlies() + 1);
            List<String> played = new ArrayList<>();
            while (played.size() < plies) {
                int count = position.legalMoves(moves);
                if (position.result(count).isOver()) {
                    return null;
                }
                int move = moves[random.nextInt(count)];
                played.add(position.uci(move));
                position.make(move);
            }
            return position.result().isOver() ? null : ifWanted(new Opening(fen, played), position.key());
        }

        private Opening ifWanted(Opening opening, long key) {
            if (!positions.add(key)) {
                duplicates++;
                return null;
            }
            if (!balance.passes(opening)) {
                lopsided++;
                return null;
            }
            return opening;
        }
    }
}
