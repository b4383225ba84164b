package org.shbangzero.selfplay.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.shbangzero.core.EndReason;

class ReplayStatisticsTest {
    private final ReplayStatistics statistics = new ReplayStatistics();

    /** Adds one position of a game that White to move wins, loses or draws. */
    private void add(String game, int ply, String move, int result, EndReason reason, int pliesLeft, float weight) {
        String fen = "8/8/8/8/8/8/8/8 " + (ply % 2 == 0 ? 'w' : 'b') + " - - 0 1";
        statistics.add(new ReplayRow(
                new long[] {move.hashCode(), ply},
                new float[] {0.5f},
                new int[] {1, 2, 3, 4},
                new float[] {0.25f, 0.25f, 0, 0.5f},
                weight,
                1,
                1,
                0,
                0,
                result,
                reason,
                pliesLeft,
                reason == EndReason.ADJUDICATION,
                ply,
                fen,
                move,
                8,
                new GameOrigin("toy", game, "000000", "hash", 1, 0)));
    }

    @Test
    void nothingAddsUpToNothing() {
        statistics.finish();
        assertThat(statistics.rows()).isZero();
        assertThat(statistics.games()).isZero();
        assertThat(statistics.length(0.5)).isZero();
        assertThat(statistics.meanEntropy()).isZero();
        assertThat(statistics.repeatedPositions()).isZero();
    }

    @Test
    void gamesAreCountedByResultAndLength() {
        add("a", 0, "a1a2", 1, EndReason.CHECKMATE, 3, 1);
        add("a", 1, "a2a3", -1, EndReason.CHECKMATE, 2, 0);
        add("b", 1, "b1b2", 1, EndReason.ADJUDICATION, 9, 1);
        add("c", 0, "c1c2", 0, EndReason.FIFTY, 200, 1);
        statistics.finish();
        assertThat(statistics.gamesByResult())
                .isEqualTo(Map.of("white_wins:checkmate", 1, "black_wins:adjudication", 1, "draw:fifty", 1));
        assertThat(statistics.adjudicatedGames()).isEqualTo(1);
        assertThat(statistics.length(0)).isEqualTo(3);
        assertThat(statistics.length(0.5)).isEqualTo(10);
        assertThat(statistics.length(1)).isEqualTo(200);
        assertThat(statistics.meanLength()).isEqualTo(71);
    }

    @Test
    void entropyIsOverThePositionsThatTrainThePolicy() {
        add("a", 0, "a1a2", 0, EndReason.FIFTY, 1, 1);
        add("a", 1, "a2a3", 0, EndReason.FIFTY, 0, 0);
        statistics.finish();
        assertThat(statistics.rows()).isEqualTo(2);
        assertThat(statistics.policyRows()).isEqualTo(1);
        assertThat(statistics.meanEntropy()).isEqualTo(1.5 * Math.log(2), within(1e-6));
        assertThat(statistics.meanUniformEntropy()).isEqualTo(2 * Math.log(2), within(1e-6));
        assertThat(statistics.meanMoves()).isEqualTo(4);
    }

    @Test
    void repetitionsOfPositionsAndGamesAreFound() {
        for (String game : new String[] {"a", "b", "c"}) {
            add(game, 0, "a1a2", 0, EndReason.FIFTY, 1, 1);
            add(game, 1, game.equals("c") ? "h2h3" : "a2a3", 0, EndReason.FIFTY, 0, 1);
        }
        statistics.finish();
        assertThat(statistics.repeatedGames()).isEqualTo(1);
        assertThat(statistics.repeatedPositions()).isEqualTo(3);
    }

    @Test
    void calibrationComparesScoresWithResults() {
        ValueCalibration calibration = new ValueCalibration();
        calibration.add(-1, -1);
        calibration.add(0.1f, 1);
        calibration.add(-0.1f, 0);
        calibration.add(1, 1);
        assertThat(calibration.rows(0)).isEqualTo(1);
        assertThat(calibration.rows(1)).isZero();
        assertThat(calibration.rows(2)).isEqualTo(2);
        assertThat(calibration.meanScore(2)).isEqualTo(0, within(1e-6));
        assertThat(calibration.meanResult(2)).isEqualTo(0.5);
        assertThat(calibration.rows(4)).isEqualTo(1);
        assertThat(calibration.from(4)).isEqualTo(0.6, within(1e-9));
        assertThat(calibration.from(5)).isEqualTo(1);
    }
}
