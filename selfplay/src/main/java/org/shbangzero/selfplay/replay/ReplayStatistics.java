package org.shbangzero.selfplay.replay;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.shbangzero.core.Result;
import org.shbangzero.core.Side;
import org.shbangzero.selfplay.SplitMix64;

/** What replay rows add up to. Rows are added in file order, so that a game's rows follow each other. */
public final class ReplayStatistics {
    private final Map<String, Integer> gamesByResult = new TreeMap<>();
    private final ValueCalibration calibration = new ValueCalibration();
    private final Set<Long> gameHashes = new HashSet<>();
    private long[] positionHashes = new long[1024];
    private int[] lengths = new int[64];
    private int rows;
    private int games;
    private int adjudicated;
    private int repeatedGames;
    private long policyRows;
    private long moves;
    private double entropy;
    private double uniformEntropy;
    private String gameId;
    private long gameHash;

    /** Adds one row. */
    public void add(ReplayRow row) {
        if (!row.origin().gameId().equals(gameId)) {
            finishGame();
            startGame(row);
        }
        gameHash = SplitMix64.derive(gameHash, row.move().hashCode());
        if (rows == positionHashes.length) {
            positionHashes = Arrays.copyOf(positionHashes, 2 * rows);
        }
        positionHashes[rows++] = hash(row);
        if (row.policyWeight() > 0) {
            policyRows++;
            moves += row.policyIndex().length;
            entropy += entropy(row.policyProb());
            uniformEntropy += Math.log(Math.max(1, row.policyIndex().length));
        }
        calibration.add(row.rootWin() - row.rootLoss(), row.result());
    }

    /** Ends the last game. Nothing is added afterwards. */
    public void finish() {
        finishGame();
        Arrays.sort(positionHashes, 0, rows);
        Arrays.sort(lengths, 0, games);
    }

    private void startGame(ReplayRow row) {
        gameId = row.origin().gameId();
        gameHash = SplitMix64.derive(0, row.fen().hashCode());
        if (games == lengths.length) {
            lengths = Arrays.copyOf(lengths, 2 * games);
        }
        lengths[games++] = row.ply() + row.pliesLeft();
        gamesByResult.merge(result(row).toString(), 1, Integer::sum);
        adjudicated += row.adjudicated() ? 1 : 0;
    }

    private void finishGame() {
        if (gameId != null && !gameHashes.add(gameHash)) {
            repeatedGames++;
        }
        gameId = null;
    }

    private static Result result(ReplayRow row) {
        if (row.result() == 0) {
            return Result.draw(row.endReason());
        }
        int mover = row.fen().contains(" b ") ? Side.BLACK : Side.WHITE;
        return Result.win(row.result() > 0 ? mover : Side.opponent(mover), row.endReason());
    }

    private static long hash(ReplayRow row) {
        long hash = 0;
        for (long word : row.planesBits()) {
            hash = SplitMix64.derive(hash, word);
        }
        for (float scalar : row.planesScalar()) {
            hash = SplitMix64.derive(hash, Float.floatToIntBits(scalar));
        }
        return hash;
    }

    private static double entropy(float[] probabilities) {
        double sum = 0;
        for (float p : probabilities) {
            if (p > 0) {
                sum -= p * Math.log(p);
            }
        }
        return sum;
    }

    /** Positions. */
    public int rows() {
        return rows;
    }

    /** Positions that train the policy. */
    public long policyRows() {
        return policyRows;
    }

    public int games() {
        return games;
    }

    /** Number of games by result, as the notation names it. */
    public Map<String, Integer> gamesByResult() {
        return gamesByResult;
    }

    /** Games whose result was decided by adjudication. */
    public int adjudicatedGames() {
        return adjudicated;
    }

    /** Games with the same first position and the same moves as an earlier one. */
    public int repeatedGames() {
        return repeatedGames;
    }

    /** Mean of the games' lengths in plies; 0 without games. */
    public double meanLength() {
        return Arrays.stream(lengths, 0, games).average().orElse(0);
    }

    /**
     * A game's length in plies, 0 without games. After {@link #finish}.
     *
     * @param share 0 for the shortest game, 0.5 for the median, 1 for the longest
     */
    public int length(double share) {
        return games == 0 ? 0 : lengths[(int) Math.round(share * (games - 1))];
    }

    /** Mean entropy of the search policy in nats, over the positions that train it; 0 without any. */
    public double meanEntropy() {
        return policyRows == 0 ? 0 : entropy / policyRows;
    }

    /** What {@link #meanEntropy} would be if all legal moves had the same probability. */
    public double meanUniformEntropy() {
        return policyRows == 0 ? 0 : uniformEntropy / policyRows;
    }

    /** The search's values against the games' results. */
    public ValueCalibration calibration() {
        return calibration;
    }

    /** Mean number of legal moves over the positions that train the policy; 0 without any. */
    public double meanMoves() {
        return policyRows == 0 ? 0 : (double) moves / policyRows;
    }

    /** Positions that show the network the same as an earlier one. After {@link #finish}. */
    public int repeatedPositions() {
        int repeated = 0;
        for (int i = 1; i < rows; i++) {
            repeated += positionHashes[i] == positionHashes[i - 1] ? 1 : 0;
        }
        return repeated;
    }
}
