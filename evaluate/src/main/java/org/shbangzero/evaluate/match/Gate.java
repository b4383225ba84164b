package org.shbangzero.evaluate.match;

import java.util.Locale;
import java.util.Optional;
import org.shbangzero.core.InputException;
import org.shbangzero.evaluate.stats.Sprt;

/**
 * Decides whether a candidate, a match's first player, takes the place of the best network so far, the second player. A
 * match of draws alone never promotes, unless the rule itself asks for no more: {@link Open}, a threshold of 1/2 or less,
 * or a sequential test whose hypothesis H0 lies below 0 Elo.
 */
public sealed interface Gate {
    /** The decision on a match that was played to its end or until {@link #stopRule()} decided it. */
    Decision decide(MatchReport match);

    /** A test that may end the match early. */
    default Optional<Sprt> stopRule() {
        return Optional.empty();
    }

    /**
     * What became of a candidate.
     *
     * @param reason in plain words, e.g. {@code score 58.0 % reached 55.0 %}
     */
    record Decision(boolean promoted, String reason) {}

    /** Promotes every candidate. */
    record Open() implements Gate {
        @Override
        public Decision decide(MatchReport match) {
            return new Decision(true, "every candidate is promoted");
        }
    }

    /**
     * Promotes a candidate whose mean score reaches a threshold.
     *
     * @param threshold in (0, 1]
     */
    record Threshold(double threshold) implements Gate {
        public Threshold {
            if (!(threshold > 0 && threshold <= 1)) {
                throw new InputException("gate: the score threshold must be above 0 and at most 1, not " + threshold);
            }
        }

        @Override
        public Decision decide(MatchReport match) {
            if (match.results().games() == 0) {
                return new Decision(false, "no game was played");
            }
            double score = match.results().score();
            boolean reached = score >= threshold;
            return new Decision(
                    reached,
                    String.format(
                            Locale.ROOT,
                            "score %.1f %% %s %.1f %%",
                            100 * score,
                            reached ? "reached" : "is below",
                            100 * threshold));
        }
    }

    /** Promotes a candidate for which a sequential test accepts H1; one that is undecided when the games run out is not. */
    record Sequential(Sprt test) implements Gate {
        @Override
        public Optional<Sprt> stopRule() {
            return Optional.of(test);
        }

        @Override
        public Decision decide(MatchReport match) {
            double ratio = test.logLikelihoodRatio(match.pairs());
            Sprt.Verdict verdict = test.verdict(ratio);
            if (verdict == Sprt.Verdict.ACCEPT_H1
                    && test.elo0() >= 0
                    && match.results().score() <= 0.5) {
                return new Decision(false, "the test accepts, but the score is not above one half");
            }
            String word =
                    switch (verdict) {
                        case ACCEPT_H1 -> "accepted";
                        case ACCEPT_H0 -> "refused";
                        case CONTINUE -> "undecided";
                    };
            return new Decision(
                    verdict == Sprt.Verdict.ACCEPT_H1,
                    String.format(
                            Locale.ROOT,
                            "SPRT %s: LLR %.2f in (%.2f, %.2f)",
                            word,
                            ratio,
                            test.lowerBound(),
                            test.upperBound()));
        }
    }
}
