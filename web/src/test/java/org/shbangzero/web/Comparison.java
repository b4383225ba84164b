package org.shbangzero.web;

import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.core.Position;
import org.shbangzero.core.notation.Perft;
import org.shbangzero.selfplay.SplitMix64;
import org.shbangzero.selfplay.search.Search;
import org.shbangzero.selfplay.search.SearchAlgorithm;
import org.shbangzero.selfplay.search.SearchRoot;
import org.shbangzero.selfplay.search.SearchSettings;

/** What the rules and the search do, as text that a JVM and a browser must give alike. */
final class Comparison {
    private static final int MOST_PLIES = 300;

    private Comparison() {}

    /** Perft of a position. */
    static String perft(String game, String fen, int depth) {
        return Long.toString(Perft.count(Games.byId(game).parse(fen), depth));
    }

    /** A game of random moves from a random start: how many positions it had, its last one, and a hash of all that can be asked of each. */
    static String walk(String game, int seed) {
        Game rules = Games.byId(game);
        SplitMix64 random = new SplitMix64(seed);
        Position position = rules.start(random.nextInt(rules.startCount()));
        int[] moves = new int[rules.maxLegalMoves()];
        long hash = 0;
        int plies = 0;
        int count = position.legalMoves(moves);
        while (plies < MOST_PLIES && !position.result(count).isOver()) {
            int move = moves[random.nextInt(count)];
            hash = 31 * hash + describe(position, moves, count).hashCode();
            hash = 31 * hash + (position.san(move) + position.kind(move) + position.caption(move)).hashCode();
            position.make(move);
            count = position.legalMoves(moves);
            plies++;
        }
        return plies + " positions to " + position.fen() + " " + position.result(count) + ", hash " + hash;
    }

    private static String describe(Position position, int[] moves, int count) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < count; i++) {
            text.append(position.uci(moves[i]))
                    .append(position.policyIndex(moves[i]))
                    .append(position.isNoisy(moves[i]))
                    .append(' ');
        }
        text.append(position.fen())
                .append(position.key())
                .append(position.evaluationKey())
                .append(position.repetitions())
                .append(position.inCheck())
                .append(position.evaluate())
                .append(position.ply());
        Game game = position.game();
        long[] words = new long[game.planes().wordCount()];
        float[] scalars = new float[game.planes().scalarCount()];
        position.encode(words, 0, scalars, 0);
        for (long word : words) {
            text.append(word).append(' ');
        }
        for (float scalar : scalars) {
            text.append(Float.floatToIntBits(scalar)).append(' ');
        }
        return text.toString();
    }

    /**
     * A search with a made-up network, and one of the position after its move, with what was kept of the tree: visits and policy target
     * of each.
     */
    static String search(String game, String algorithm, int seed, int simulations, boolean noise) {
        Game rules = Games.byId(game);
        Position position = rules.start(seed % rules.startCount());
        Search search = Search.create(rules, SearchSettings.of(SearchAlgorithm.valueOf(algorithm), simulations));
        String first = searched(search, position, seed, simulations, noise);
        int move = search.root().bestMove();
        search.played(position, move);
        position.make(move);
        return first + "; " + searched(search, position, seed + 1, simulations, noise);
    }

    private static String searched(Search search, Position position, int seed, int simulations, boolean noise) {
        search.start(position, seed, simulations, noise);
        float[] logits = new float[position.game().maxLegalMoves()];
        while (search.advance()) {
            SplitMix64 random = new SplitMix64(search.leafPosition().evaluationKey());
            for (int i = 0; i < search.leafMoveCount(); i++) {
                logits[i] = (float) (4 * random.nextDouble() - 2);
            }
            double win = random.nextDouble();
            double loss = (1 - win) * random.nextDouble();
            search.evaluated(logits, (float) win, (float) (1 - win - loss), (float) loss);
        }
        return result(search.root(), position);
    }

    private static String result(SearchRoot root, Position position) {
        StringBuilder text = new StringBuilder(position.uci(root.bestMove()));
        float[] policy = new float[root.moveCount()];
        root.policy(policy);
        for (int i = 0; i < root.moveCount(); i++) {
            text.append(' ').append(root.visits(i)).append('/').append(Math.round(policy[i] * 1e4));
        }
        return text.append(" value ").append(Float.floatToIntBits(root.value())).toString();
    }
}
