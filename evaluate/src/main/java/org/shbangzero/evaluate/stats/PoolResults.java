package org.shbangzero.evaluate.stats;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Results of a pool of players, who are numbers from 0 on. They are counted, so the order in which they come does not
 * matter. The unit is the pair, one opening played twice with colours reversed; single games can be added as well. For one
 * thread at a time.
 *
 * <p>An outcome is 1 for a win, 0 for a draw, -1 for a loss.
 */
public final class PoolResults {
    private final int players;

    /** Pairs by lower player, then higher one, from the lower one's view. */
    private final PairTable[][] pairs;

    /** Single games by White, then Black, from White's view. */
    private final Trinomial[][] singles;

    /**
     * Nothing played.
     *
     * @param players number of players, at least 1
     */
    public PoolResults(int players) {
        if (players < 1) {
            throw new IllegalArgumentException("a pool has at least one player, not " + players);
        }
        this.players = players;
        pairs = new PairTable[players][players];
        singles = new Trinomial[players][players];
        for (int player = 0; player < players; player++) {
            Arrays.fill(pairs[player], PairTable.EMPTY);
            Arrays.fill(singles[player], Trinomial.EMPTY);
        }
    }

    /** Number of players. */
    public int players() {
        return players;
    }

    /**
     * Counts a pair.
     *
     * @param asWhite outcome for {@code first} of the game in which he had White
     * @param asBlack outcome for {@code first} of the game in which he had Black
     */
    public void addPair(int first, int second, int asWhite, int asBlack) {
        addPairs(first, second, PairTable.EMPTY.plus(asWhite, asBlack));
    }

    /** Counts pairs, given from the view of {@code first}. */
    public void addPairs(int first, int second, PairTable more) {
        checkOpponents(first, second);
        if (first < second) {
            pairs[first][second] = pairs[first][second].plus(more);
        } else {
            pairs[second][first] = pairs[second][first].plus(more.reversed());
        }
    }

    /**
     * Counts a game that belongs to no pair.
     *
     * @param outcome from White's view
     */
    public void addGame(int white, int black, int outcome) {
        checkOpponents(white, black);
        singles[white][black] = singles[white][black].plus(outcome);
    }

    /** Pairs of two players, from the view of {@code first}. */
    public PairTable pairs(int first, int second) {
        checkOpponents(first, second);
        return first < second ? pairs[first][second] : pairs[second][first].reversed();
    }

    /** Single games of two players with these colours, from White's view. */
    public Trinomial singles(int white, int black) {
        checkOpponents(white, black);
        return singles[white][black];
    }

    /** All games of two players, in pairs and single, from the view of {@code first}. */
    public Trinomial games(int first, int second) {
        PairTable table = pairs(first, second);
        return table.whiteGames()
                .plus(table.blackGames())
                .plus(singles[first][second])
                .plus(singles[second][first].reversed());
    }

    /** All games of a player, from his view. */
    public Trinomial games(int player) {
        Trinomial sum = Trinomial.EMPTY;
        for (int other = 0; other < players; other++) {
            sum = other == player ? sum : sum.plus(games(player, other));
        }
        return sum;
    }

    /** Which meetings to keep. */
    @FunctionalInterface
    public interface Meetings {
        /**
         * Whether to keep the games of two players.
         *
         * @param first less than {@code second}
         */
        boolean include(int first, int second);
    }

    /** The results of some meetings alone, of the same players. */
    public PoolResults only(Meetings meetings) {
        PoolResults kept = new PoolResults(players);
        for (int first = 0; first < players; first++) {
            for (int second = first + 1; second < players; second++) {
                if (meetings.include(first, second)) {
                    kept.pairs[first][second] = pairs[first][second];
                    kept.singles[first][second] = singles[first][second];
                    kept.singles[second][first] = singles[second][first];
                }
            }
        }
        return kept;
    }

    /**
     * The players in groups that games connect: those of different groups have never met, and neither have their opponents, so
     * nothing is known about their difference. Ascending within a group, groups by their first player; one group if the
     * pool is connected.
     */
    public List<List<Integer>> groups() {
        List<List<Integer>> groups = new ArrayList<>();
        boolean[] grouped = new boolean[players];
        for (int player = 0; player < players; player++) {
            if (!grouped[player]) {
                boolean[] reached = Reach.from(
                        player, players, (from, to) -> games(from, to).games() > 0);
                List<Integer> group = new ArrayList<>();
                for (int member = 0; member < players; member++) {
                    if (reached[member]) {
                        grouped[member] = true;
                        group.add(member);
                    }
                }
                groups.add(List.copyOf(group));
            }
        }
        return List.copyOf(groups);
    }

    /** Whether {@code player} has won or drawn a game against {@code other}. */
    boolean tookPoints(int player, int other) {
        Trinomial games = games(player, other);
        return games.wins() + games.draws() > 0;
    }

    private void checkOpponents(int first, int second) {
        if (first < 0 || second < 0 || first >= players || second >= players || first == second) {
            throw new IllegalArgumentException(
                    "two different players below " + players + " are needed, not " + first + " and " + second);
        }
    }
}
