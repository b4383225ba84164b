package org.shbangzero.evaluate.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.shbangzero.evaluate.stats.Pentanomial;
import org.shbangzero.evaluate.stats.Trinomial;

class MatchTallyTest {
    private final MatchTally tally = new MatchTally("sticks", "a", "b", Optional.empty());

    private static GameRecord game(int pair, int game, String result, String... moves) {
        List<MoveNote> notes = Collections.nCopies(moves.length, MoveNote.OPENING);
        return new GameRecord("a", "b", pair, game, "40 white", 0, List.of(moves), notes, result, null, 1);
    }

    @Test
    void countsResultsFromTheFirstPlayersView() {
        tally.add(game(0, 0, "white_wins:checkmate", "x"), game(0, 1, "white_wins:checkmate", "y"));
        tally.add(game(1, 0, "white_wins:checkmate", "p", "q"), game(1, 1, "draw:fifty", "r", "s"));

        MatchReport report = tally.report();
        assertThat(report.results()).isEqualTo(new Trinomial(2, 1, 1));
        assertThat(report.pairs()).isEqualTo(new Pentanomial(0, 0, 1, 1, 0));
        assertThat(report.whiteScore().estimate()).isEqualTo(3.5 / 4);
        assertThat(report.drawShare().estimate()).isEqualTo(0.25);
        assertThat(report.averagePlies()).isEqualTo(1.5);
        assertThat(report.endReasons()).containsEntry("checkmate", 3).containsEntry("fifty", 1);
    }

    @Test
    void aGameOverAgainCountsOnce() {
        tally.add(game(0, 0, "white_wins:checkmate", "x"), game(0, 1, "black_wins:checkmate", "y"));
        tally.add(game(1, 0, "white_wins:checkmate", "x"), game(1, 1, "black_wins:checkmate", "y"));
        tally.add(game(2, 0, "white_wins:checkmate", "x"), game(2, 1, "draw:fifty", "z"));

        MatchReport report = tally.report();
        assertThat(report.results()).isEqualTo(new Trinomial(2, 0, 0));
        assertThat(report.repeats()).isEqualTo(new MatchReport.Repeats(3, 2, 0));
        assertThat(report.text()).contains("3 games over again, as played before; 2 pairs left out");
    }

    @Test
    void adjudicatedDrawsAndWinsAreCountedApart() {
        tally.add(game(0, 0, "draw:adjudication", "x"), game(0, 1, "white_wins:adjudication", "y"));

        assertThat(tally.report().text())
                .contains("adjudicated draw 1, adjudicated win 1", "2 games (1 opening, colours reversed)");
    }

    @Test
    void theSameMovesWithOtherColoursAreAnotherGame() {
        tally.add(game(0, 0, "draw:fifty", "x"), game(0, 1, "draw:fifty", "x"));

        assertThat(tally.report().results().games()).isEqualTo(2);
        assertThat(tally.report().repeats()).isEqualTo(new MatchReport.Repeats(0, 0, 1));
    }

    @Test
    void nothingPlayedHasAReport() {
        assertThat(tally.report().text()).contains("0 games").contains("score     -");
        assertThat(tally.report().score().estimate()).isEqualTo(0.5);
    }
}
