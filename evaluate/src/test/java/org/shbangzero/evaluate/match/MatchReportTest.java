package org.shbangzero.evaluate.match;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.shbangzero.evaluate.stats.PairTable;
import org.shbangzero.evaluate.stats.Pentanomial;
import org.shbangzero.evaluate.stats.Sprt;
import org.shbangzero.evaluate.stats.Trinomial;

class MatchReportTest {
    private static MatchReport report(Sprt sprt) {
        PairTable outcomes = PairTable.of(2, 1, 8, 2, 4, 7, 8, 8, 10);
        Pentanomial pairs = outcomes.pentanomial();
        return new MatchReport(
                "shbang",
                "run@000003",
                "random",
                new Trinomial(51, 26, 23),
                pairs,
                Map.of("checkmate", 74, "fifty", 20, "repetition", 6),
                123.4,
                outcomes,
                new MatchReport.Repeats(0, 0, 0),
                sprt == null ? null : MatchReport.SprtState.of(sprt, pairs));
    }

    @Test
    void isATableForPeople() {
        assertThat(report(new Sprt(Sprt.Scale.LOGISTIC, 0, 50, 0.05, 0.05)).text())
                .isEqualToNormalizingNewlines(
                        """
                        run@000003 against random, shbang: 100 games (50 openings, colours reversed)
                          score     64.0 % [56.6, 70.8]   +51 =26 -23
                          Elo       +100 [+46, +154]   normalised +136
                          superior  100.0 % likely
                          pairs     2 of 0 points, 3 of ½, 20 of 1, 15 of 1½, 10 of 2
                          ended by  checkmate 74, fifty 20, repetition 6
                          length    123 plies on average
                          White     scored 51.0 % [42.0, 59.9]
                          drawn     26.0 % [18.0, 35.9]
                          SPRT      LLR 4.50 in (-2.94, 2.94), logistic Elo [0, 50]: H1 accepted
                        """);
    }

    @Test
    void withoutGamesNothingIsKnown() {
        MatchReport report = new MatchTally("shbang", "a", "b", Optional.empty()).report();

        assertThat(report.text())
                .contains("  score     -   +0 =0 -0", "  Elo       -", "  superior  -", "  White     scored -")
                .doesNotContain("%");
        assertThat(report.line()).isEqualTo("a +0 =0 -0, Elo -");
    }

    @Test
    void whatMattersWhileGamesArePlayedIsShorter() {
        MatchReport tested = report(new Sprt(Sprt.Scale.LOGISTIC, 0, 50, 0.05, 0.05));

        assertThat(tested.text().lines()).containsAll(tested.liveLines());
        assertThat(tested.liveLines()).hasSize(4).last().asString().contains("LLR 4.50 in (-2.94, 2.94)");
        assertThat(tested.line()).isEqualTo("run@000003 +51 =26 -23, Elo +100 [+46, +154], LLR 4.50 in (-2.94, 2.94)");
        assertThat(report(null).line()).isEqualTo("run@000003 +51 =26 -23, Elo +100 [+46, +154]");
    }

    @Test
    void survivesJson() throws JsonProcessingException {
        for (Sprt sprt : new Sprt[] {null, new Sprt(Sprt.Scale.NORMALISED, -5, 5, 0.05, 0.1)}) {
            MatchReport report = report(sprt);
            String json = new ObjectMapper().writeValueAsString(report);

            assertThat(new ObjectMapper().readValue(json, MatchReport.class)).isEqualTo(report);
            assertThat(json)
                    .contains("\"elo\":{\"difference\":{\"estimate\":")
                    .contains("\"score\":{\"estimate\":0.64");
        }
    }
}
