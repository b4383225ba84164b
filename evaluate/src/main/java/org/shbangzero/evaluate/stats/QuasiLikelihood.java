package org.shbangzero.evaluate.stats;

import java.util.ArrayList;
import java.util.List;

/**
 * What the scores alone say about the leads: a quasi-likelihood (R. W. M. Wedderburn, Biometrika 61, 1974) in which a game weighs as
 * much as in a {@link PoolLikelihood} at its maximum. There it has the same slopes and the same information, but it is concave
 * everywhere, as the likelihood with draws is not. Points are those of the likelihood; ln ν has no influence.
 */
final class QuasiLikelihood implements Objective {
    private final PoolLikelihood likelihood;
    private final List<Term> terms = new ArrayList<>();

    /**
     * Games of White and Black, times their weight.
     *
     * @param points what White scored in them
     */
    private record Term(int white, int black, double games, double points) {}

    /** @param maximum the point at which weights are taken */
    QuasiLikelihood(PoolLikelihood likelihood, double[] maximum) {
        this.likelihood = likelihood;
        for (PoolLikelihood.Games some : likelihood.games()) {
            double weight = likelihood.game(maximum, some.white(), some.black()).weight();
            double points = some.wins() + some.draws() / 2;
            terms.add(new Term(some.white(), some.black(), weight * some.count(), weight * points));
        }
    }

    @Override
    public Local at(double[] point) {
        Sums sums = new Sums(likelihood.dimension());
        for (Term term : terms) {
            double lead = point[term.white()] - point[term.black()] + point[likelihood.white()];
            double score = 1 / (1 + Math.exp(-lead));
            double information = term.games() * ImaginedGame.information(lead);
            sums.addValue((term.points() - term.games() / 2) * lead + term.games() * ImaginedGame.value(lead));
            sums.addDifferencePlus(
                    term.white(),
                    term.black(),
                    likelihood.white(),
                    term.points() - term.games() * score,
                    information,
                    information);
        }
        likelihood.addImagined(sums, point);
        return sums.local();
    }
}
