package org.shbangzero.evaluate.opening;

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
public final class Openings {
    private static final int ATTEMPTS = 2000;

    private final Game game;
    private final OpeningSettings settings;
    private final SplitMix64 random;
    private final int[] moves;
    private final Set<Long> positions = new HashSet<>();

    private Openings(Game game, OpeningSettings settings) {
        this.game = game;
        this.settings = settings;
        this.random = new SplitMix64(SplitMix64.derive(settings.seed(), -1));
        this.moves = new int[game.maxLegalMoves()];
    }

    /**
     * Draws openings.
     *
     * @throws InputException if there are not enough different ones of the wanted length
     */
    public static List<Opening> draw(Game game, OpeningSettings settings, int count) {
        Openings openings = new Openings(game, settings);
        List<Opening> drawn = new ArrayList<>();
        while (drawn.size() < count) {
            drawn.add(openings.next(drawn.size(), count));
        }
        return drawn;
    }

    private Opening next(int already, int wanted) {
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            Opening candidate = candidate();
            if (candidate != null) {
                return candidate;
            }
        }
        throw new InputException("match: found only " + already + " different openings of " + settings.minPlies()
                + " to " + settings.maxPlies() + " plies in " + game.id() + ", " + wanted
                + " are needed; ask for longer openings or fewer games");
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
        boolean wanted = !position.result().isOver() && positions.add(position.key());
        return wanted ? new Opening(fen, played) : null;
    }
}
