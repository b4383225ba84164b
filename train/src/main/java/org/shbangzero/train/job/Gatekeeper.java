package org.shbangzero.train.job;

import org.shbangzero.evaluate.stats.Sprt;

/** Decides whether a new network becomes the best. */
final class Gatekeeper {
    private Gatekeeper() {}

    /**
     * The decision.
     *
     * @param againstBest the candidate's match against the best; not needed for gate {@code none}
     */
    static boolean passes(EvaluationSettings settings, MatchResult againstBest) {
        return switch (settings.gate()) {
            case NONE -> true;
            case SCORE -> againstBest.score().estimate() > settings.gateScore();
            case SPRT ->
                sprt(settings).verdict(sprt(settings).logLikelihoodRatio(againstBest.pentanomial()))
                        == Sprt.Verdict.ACCEPT_H1;
        };
    }

    /** The test of gate {@code sprt}. */
    static Sprt sprt(EvaluationSettings settings) {
        return new Sprt(
                Sprt.Scale.LOGISTIC,
                settings.sprtElo0(),
                settings.sprtElo1(),
                settings.sprtError(),
                settings.sprtError());
    }
}
