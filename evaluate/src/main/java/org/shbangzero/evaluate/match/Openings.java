package org.shbangzero.evaluate.match;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.shbangzero.core.Game;
import org.shbangzero.core.InputException;
import org.shbangzero.core.Position;
import org.shbangzero.selfplay.SplitMix64;

/**
 * Draws openings: random legal moves from a random start. No two reach the same position, and none has ended. The first n
 * openings of a seed are the same however many are drawn.
 */
final class Openings {
    private static final int ATTEMPTS = 2000;

    private final Game game;
    private final MatchSettings settings;
    private final SplitMix64 random;
    private final int[] moves;
    private final Set<Long> positions = new HashSet<>();

    private Openings(Game game, MatchSettings settings) {
        this.game = game;
        this.settings = settings;
        this.random = new SplitMix64(SplitMix64.derive(settings.seed(), -1));
        this.moves = new int[game.maxLegalMoves()];
    }

    /**
     * Draws one opening for each pair of games.
     *
     * @throws InputException if there are not enough different ones of the wanted length
     */
    static List<Opening> draw(Game game, MatchSettings settings) {
        Openings openings = new Openings(game, settings);
        List<Opening> drawn = new ArrayList<>();
        while (drawn.size() < settings.pairs()) {
            drawn.add(openings.next(drawn.size()));
        }
        return drawn;
    }

    private Opening next(int already) {
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            Opening candidate = candidate();
            if (candidate != null) {
                return candidate;
            }
        }
        throw new InputException("match: found only " + already + " different openings of " + settings.minOpeningPlies()
                + " to " + settings.maxOpeningPlies() + " plies in " + game.id() + ", " + settings.pairs()
                + " are needed; ask for longer openings or fewer games");
    }

    /** A new opening, or null if chance gave one that is not wanted. */
    private Opening candidate() {
        int startId = random.nextInt(game.startCount());
        int plies = settings.minOpeningPlies()
                + random.nextInt(settings.maxOpeningPlies() - settings.minOpeningPlies() + 1);
        Position position = game.start(startId);
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
        boolean wanted = !position.result().isOver() && positions.add(position.key());
        return wanted ? new Opening(startId, played) : null;
    }
}
