package org.shbangzero.evaluate.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.shbangzero.core.InputException;
import org.shbangzero.evaluate.stats.PairTable;
import org.shbangzero.evaluate.stats.Pentanomial;
import org.shbangzero.evaluate.stats.Sprt;
import org.shbangzero.evaluate.stats.Trinomial;

class GateTest {
    private static final Pentanomial ALL_DRAWN = new Pentanomial(0, 0, 50, 0, 0);

    private static MatchReport match(Trinomial results, Pentanomial pairs) {
        return new MatchReport(
                "sticks",
                "a",
                "b",
                results,
                pairs,
                Map.of(),
                0,
                PairTable.EMPTY,
                new MatchReport.Repeats(0, 0, 0),
                null);
    }

    private static MatchReport drawn() {
        return match(new Trinomial(0, 100, 0), ALL_DRAWN);
    }

    private static Gate sprt(double elo0, double elo1) {
        return new Gate.Sequential(new Sprt(Sprt.Scale.LOGISTIC, elo0, elo1, 0.05, 0.05));
    }

    @Test
    void aMatchOfDrawsAlonePromotesOnlyWhereTheRuleAsksForNoMore() {
        assertThat(new Gate.Threshold(0.55).decide(drawn()).promoted()).isFalse();
        assertThat(sprt(0, 30).decide(drawn()).promoted()).isFalse();
        assertThat(new Gate.Open().decide(drawn()).promoted()).isTrue();
        assertThat(new Gate.Threshold(0.5).decide(drawn()).promoted()).isTrue();
        assertThat(sprt(-100, 0).decide(drawn()).promoted()).isTrue();
    }

    @Test
    void theThresholdIsReachedOrNot() {
        MatchReport won = match(new Trinomial(60, 0, 40), new Pentanomial(10, 0, 20, 0, 20));

        assertThat(new Gate.Threshold(0.6).decide(won))
                .isEqualTo(new Gate.Decision(true, "score 60.0 % reached 60.0 %"));
        assertThat(new Gate.Threshold(0.61).decide(won))
                .isEqualTo(new Gate.Decision(false, "score 60.0 % is below 61.0 %"));
        assertThat(new Gate.Threshold(0.1)
                        .decide(match(Trinomial.EMPTY, Pentanomial.EMPTY))
                        .promoted())
                .isFalse();
        assertThatThrownBy(() -> new Gate.Threshold(55)).isInstanceOf(InputException.class);
    }

    @Test
    void theSequentialTestDecides() {
        MatchReport strong = match(new Trinomial(80, 10, 10), new Pentanomial(2, 2, 6, 6, 34));
        MatchReport unclear = match(new Trinomial(11, 0, 9), new Pentanomial(3, 0, 3, 0, 4));
        MatchReport weak = match(new Trinomial(10, 10, 80), new Pentanomial(34, 6, 6, 2, 2));

        assertThat(sprt(0, 50).decide(strong).reason()).startsWith("SPRT accepted: LLR ");
        assertThat(sprt(0, 50).decide(strong).promoted()).isTrue();
        assertThat(sprt(0, 50).decide(unclear).reason()).startsWith("SPRT undecided");
        assertThat(sprt(0, 50).decide(unclear).promoted()).isFalse();
        assertThat(sprt(0, 50).decide(weak).promoted()).isFalse();
        assertThat(sprt(0, 50).stopRule()).isPresent();
        assertThat(new Gate.Threshold(0.55).stopRule()).isEmpty();
    }
}
