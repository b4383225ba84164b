package org.shbangzero.evaluate.stats;

import java.util.ArrayList;
import java.util.List;

/**
 * How likely the results of connected players are, as a function of what the model does not know. A point is an array: the
 * strength of each member, White's advantage, and ln ν, in the natural units of {@link GameModel}. White's lead is his strength minus
 * Black's plus White's advantage (the order effect of R. R. Davidson and R. J. Beaver, Biometrics 33, 1977).
 *
 * <p>It counts imagined games beside the real ones, so that a sweep has a finite maximum: for each member one that is half
 * won and half lost, spread over his opponents in proportion to their games; such a one between White and Black of equal
 * strength; and one between equal players that is half drawn. For a single difference or share, that is the prior of H. Jeffreys,
 * which removes the leading bias of the maximum-likelihood estimate (D. Firth, Biometrika 80, 1993).
 */
final class PoolLikelihood implements Objective {
    /** How much of the imagined game that tells about draws is one. */
    private static final double IMAGINED_DRAW = 0.01;

    private final int members;
    private final List<Meeting> meetings = new ArrayList<>();
    private final List<Games> games = new ArrayList<>();

    /**
     * Two members and their games.
     *
     * @param pairs their pairs, from the first one's view
     * @param firstWhite single games in which the first had White, from White's view
     * @param secondWhite single games in which the second had White, from White's view
     * @param imagined number of imagined games
     */
    record Meeting(
            int first, int second, PairTable pairs, Trinomial firstWhite, Trinomial secondWhite, double imagined) {}

    /** All games of two members with these colours, from White's view. */
    record Games(int white, int black, double wins, double draws, double losses) {
        private static Games of(int white, int black, Trinomial results) {
            return new Games(white, black, results.wins(), results.draws(), results.losses());
        }

        double count() {
            return wins + draws + losses;
        }
    }

    /** @param group the players who are members, connected by games */
    PoolLikelihood(PoolResults results, List<Integer> group) {
        members = group.size();
        double[] totals = group.stream()
                .mapToDouble(player -> results.games(player).games())
                .toArray();
        for (int i = 0; i < members; i++) {
            for (int j = i + 1; j < members; j++) {
                double played = results.games(group.get(i), group.get(j)).games();
                if (played > 0) {
                    add(results, group, i, j, played / 2 / totals[i] + played / 2 / totals[j]);
                }
            }
        }
    }

    private void add(PoolResults results, List<Integer> group, int i, int j, double imagined) {
        PairTable pairs = results.pairs(group.get(i), group.get(j));
        Trinomial firstWhite = results.singles(group.get(i), group.get(j));
        Trinomial secondWhite = results.singles(group.get(j), group.get(i));
        meetings.add(new Meeting(i, j, pairs, firstWhite, secondWhite, imagined));
        games.add(Games.of(i, j, firstWhite.plus(pairs.whiteGames())));
        games.add(Games.of(j, i, secondWhite.plus(pairs.blackGames().reversed())));
    }

    /** Length of a point. */
    int dimension() {
        return members + 2;
    }

    /** Where White's advantage stands in a point. */
    int white() {
        return members;
    }

    /** Where ln ν stands in a point. */
    int logNu() {
        return members + 1;
    }

    List<Meeting> meetings() {
        return meetings;
    }

    /** A game between two members. */
    GameModel game(double[] point, int white, int black) {
        return GameModel.of(point[white] - point[black] + point[white()], Math.exp(point[logNu()]));
    }

    List<Games> games() {
        return games;
    }

    @Override
    public Local at(double[] point) {
        Sums sums = new Sums(dimension());
        double nu = Math.exp(point[logNu()]);
        for (Games some : games) {
            addGames(sums, some, GameModel.of(point[some.white()] - point[some.black()] + point[white()], nu));
        }
        addImagined(sums, point);
        double drawShare = GameModel.drawShare(nu);
        double decisiveShare = 2 / (2 + nu);
        double information = drawShare * decisiveShare;
        sums.addValue(IMAGINED_DRAW * Math.log(drawShare) + (1 - IMAGINED_DRAW) * Math.log(decisiveShare));
        sums.add(logNu(), IMAGINED_DRAW - drawShare, information, information);
        return sums.local();
    }

    private void addGames(Sums sums, Games some, GameModel model) {
        sums.addValue(some.wins() * Math.log(model.win())
                + some.draws() * Math.log(model.draw())
                + some.losses() * Math.log(model.loss()));
        double surplus =
                some.wins() * model.surplus(1) + some.draws() * model.surplus(0) + some.losses() * model.surplus(-1);
        double information = some.count() * model.information();
        double curvature = Math.max(information / 4, information - surplus * model.weightSlope());
        sums.addDifferencePlus(some.white(), some.black(), white(), model.weight() * surplus, information, curvature);
        double drawSlope = some.draws() - some.count() * model.draw() - model.drawsPerPoint() * surplus;
        double drawInformation = some.count() * model.drawInformation();
        sums.add(logNu(), drawSlope, drawInformation, drawInformation);
    }

    /** Adds the imagined games that tell about leads. */
    void addImagined(Sums sums, double[] point) {
        for (Meeting meeting : meetings) {
            double lead = point[meeting.first()] - point[meeting.second()];
            double information = meeting.imagined() * ImaginedGame.information(lead);
            sums.addValue(meeting.imagined() * ImaginedGame.value(lead));
            sums.addDifference(
                    meeting.first(),
                    meeting.second(),
                    meeting.imagined() * ImaginedGame.slope(lead),
                    information,
                    information);
        }
        double advantage = point[white()];
        double information = ImaginedGame.information(advantage);
        sums.addValue(ImaginedGame.value(advantage));
        sums.add(white(), ImaginedGame.slope(advantage), information, information);
    }
}
