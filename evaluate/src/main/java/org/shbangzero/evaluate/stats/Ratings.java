package org.shbangzero.evaluate.stats;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Ratings of a pool of players, by maximum likelihood from all games at once.
 *
 * <p>The expected score of White is 1 / (1 + 10^(-lead/400)), where the lead is the difference of the ratings plus White's advantage,
 * and draws follow Davidson's law ({@link GameModel}); a few imagined games keep all numbers finite ({@link
 * PoolLikelihood}). Two players are rated as in a match. Intervals have the pair of games as their unit ({@link
 * ScoreInterval}, {@link Dispersion}); they are those of the average opening, and of a pool in which differences add up.
 *
 * <p>One player, the anchor, has a chosen rating. Players whom no chain of games connects with it are not rated but named, in
 * groups. It is all the same in which order results came.
 */
public final class Ratings {
    private static final double ELO_PER_UNIT = 400 / Math.log(10);

    private final PoolResults results;
    private final PoolModel model;
    private final List<PlayerRating> players;
    private final List<List<Integer>> unconnected;
    private final Elo whiteAdvantage;
    private final Interval drawShare;

    private Ratings(PoolResults results, int anchor, double anchorElo) {
        this.results = results;
        List<Integer> group = groupOf(results, anchor);
        unconnected =
                results.groups().stream().filter(other -> !other.equals(group)).toList();
        model = PoolModel.of(results, group, anchor);
        players = rate(anchor, anchorElo);
        Trinomial ofWhite = gamesOfWhite();
        whiteAdvantage = ofWhite.games() == 0
                ? new Elo(new Interval(0, 0, 0), true, true)
                : new Elo(
                        inElo(model.whiteAdvantageInterval()),
                        ofWhite.losses() == ofWhite.games(),
                        ofWhite.wins() == ofWhite.games());
        drawShare = ofWhite.games() == 0 ? new Interval(0.5, 0, 1) : model.drawShareInterval();
    }

    /**
     * Rates a pool.
     *
     * @param results copied
     * @param anchor number of the player whose rating is {@code anchorElo}
     */
    public static Ratings of(PoolResults results, int anchor, double anchorElo) {
        if (anchor < 0 || anchor >= results.players() || !Double.isFinite(anchorElo)) {
            throw new IllegalArgumentException(
                    "the anchor must be a player with a finite rating, not " + anchor + " with " + anchorElo);
        }
        return new Ratings(results.only((first, second) -> true), anchor, anchorElo);
    }

    /** The one lead alone: what {@link #difference} would say, empty if games do not connect the two. */
    static Optional<Elo> difference(PoolResults results, int player, int reference) {
        List<Integer> group = groupOf(results, reference);
        return group.contains(player)
                ? Optional.of(lead(results, PoolModel.of(results, group, reference), player, reference))
                : Optional.empty();
    }

    private static List<Integer> groupOf(PoolResults results, int player) {
        return results.groups().stream()
                .filter(group -> group.contains(player))
                .findFirst()
                .orElseThrow();
    }

    private List<PlayerRating> rate(int anchor, double anchorElo) {
        List<PlayerRating> ratings = new ArrayList<>();
        for (int player : model.group()) {
            Elo difference = player == anchor
                    ? new Elo(new Interval(0, 0, 0), false, false)
                    : lead(results, model, player, anchor);
            Trinomial games = results.games(player);
            ratings.add(new PlayerRating(
                    player, anchorElo + difference.difference().estimate(), difference, games.games(), games.score()));
        }
        return List.copyOf(ratings);
    }

    private static Elo lead(PoolResults results, PoolModel measured, int player, int reference) {
        boolean[] below = Reach.from(reference, results.players(), results::tookPoints);
        boolean[] above = Reach.from(reference, results.players(), (from, to) -> results.tookPoints(to, from));
        return new Elo(inElo(measured.leadInterval(player)), !above[player], !below[player]);
    }

    private static Interval inElo(Interval natural) {
        return new Interval(
                natural.estimate() * ELO_PER_UNIT, natural.lower() * ELO_PER_UNIT, natural.upper() * ELO_PER_UNIT);
    }

    private Trinomial gamesOfWhite() {
        Trinomial sum = Trinomial.EMPTY;
        for (int white : model.group()) {
            for (int black : model.group()) {
                if (white != black) {
                    sum = sum.plus(results.pairs(white, black).whiteGames()).plus(results.singles(white, black));
                }
            }
        }
        return sum;
    }

    /** The anchor and all players connected with it, by number. */
    public List<PlayerRating> players() {
        return players;
    }

    /** The rating of a player; empty if no games connect him with the anchor. */
    public Optional<PlayerRating> player(int player) {
        return players.stream().filter(rating -> rating.player() == player).findFirst();
    }

    /**
     * The players who are not rated, in groups that games connect, as {@link PoolResults#groups()} gives them. Empty if the pool is
     * connected.
     */
    public List<List<Integer>> unconnected() {
        return unconnected;
    }

    /** How much stronger the first of two rated players is than the second, with the 95 % interval of just that. */
    public Elo difference(int first, int second) {
        if (first == second || player(first).isEmpty() || player(second).isEmpty()) {
            throw new IllegalArgumentException("not two rated players: " + first + " and " + second);
        }
        return lead(results, model.measuredFrom(second), first, second);
    }

    /** What having White is worth, with its 95 % interval; open on both sides without games. */
    public Elo whiteAdvantage() {
        return whiteAdvantage;
    }

    /** Share of draws expected between equal players, ν / (2 + ν), with its 95 % interval; 1/2 in [0, 1] without games. */
    public Interval drawShare() {
        return drawShare;
    }
}
