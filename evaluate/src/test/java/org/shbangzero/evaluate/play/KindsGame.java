package org.shbangzero.evaluate.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.shbangzero.core.Game;
import org.shbangzero.core.Position;
import org.shbangzero.core.Result;

/** Finds a short game, won by its rules, in which every kind of move occurs that the game has, promotions of several kinds of move counted apart. */
final class KindsGame {
    private static final int MOST_PLIES = 160;
    private static final int SURVEYED_GAMES = 150;
    private static final int MOST_SEEDS = 4000;

    private final Game game;
    private final List<String> moves = new ArrayList<>();
    private final Set<String> seen = new TreeSet<>();
    private final SplittableRandom random;
    private final Position position;

    private KindsGame(Game game, long seed) {
        this.game = game;
        random = new SplittableRandom(seed);
        position = game.start(0);
    }

    /** Moves in UCI notation from start 0 on; always the same. */
    static List<String> of(Game game) {
        Set<String> wanted = new TreeSet<>();
        for (int seed = 0; seed < SURVEYED_GAMES; seed++) {
            KindsGame survey = new KindsGame(game, seed);
            survey.play(Set.of());
            wanted.addAll(survey.seen);
        }
        for (int seed = 0; seed < MOST_SEEDS; seed++) {
            KindsGame candidate = new KindsGame(game, seed);
            Result result = candidate.play(wanted);
            if (result.isOver() && !result.isDraw() && candidate.seen.equals(wanted)) {
                return candidate.moves;
            }
        }
        throw new AssertionError("no short game of " + game.id() + " has " + wanted);
    }

    /** Plays by chance, but what is wanted and was not seen yet before anything else, and then whatever wins. */
    private Result play(Set<String> wanted) {
        while (moves.size() < MOST_PLIES && !position.result().isOver()) {
            int[] legal = new int[game.maxLegalMoves()];
            int count = position.legalMoves(legal);
            int move = choose(legal, count, wanted);
            seen.add(kind(position, move));
            moves.add(position.uci(move));
            position.make(move);
        }
        return position.result();
    }

    private int choose(int[] legal, int count, Set<String> wanted) {
        int first = random.nextInt(count);
        for (int i = 0; i < count; i++) {
            int move = legal[(first + i) % count];
            String kind = kind(position, move);
            if (wanted.contains(kind) && !seen.contains(kind)) {
                return move;
            }
        }
        for (int i = 0; seen.containsAll(wanted) && i < count; i++) {
            if (wins(legal[i])) {
                return legal[i];
            }
        }
        return legal[first];
    }

    private boolean wins(int move) {
        position.make(move);
        Result result = position.result();
        position.unmake();
        return result.isOver() && !result.isDraw();
    }

    private static String kind(Position position, int move) {
        return position.kind(move) + (position.uci(move).length() > 4 ? "=" : "");
    }
}
