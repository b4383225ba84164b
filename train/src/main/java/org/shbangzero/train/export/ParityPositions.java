package org.shbangzero.train.export;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.shbangzero.core.Game;
import org.shbangzero.core.Position;
import org.shbangzero.selfplay.SplitMix64;
import org.shbangzero.selfplay.replay.ReplayReader;
import org.shbangzero.train.network.export.ExportParity;

/**
 * Positions on which an exported network is compared with its source: from games of self-play as far as there are enough, and
 * for the rest from games of random moves.
 *
 * @param positions all of them
 * @param replayed how many of them are from self-play; they come first, and no two of them are equal
 */
record ParityPositions(List<Position> positions, int replayed) {
    /** Out of so many positions from the newest games each one is drawn, so that a choice spreads over many games. */
    private static final int SPREAD = 8;

    ParityPositions {
        positions = List.copyOf(positions);
    }

    /**
     * Chooses positions, which depend on the arguments alone.
     *
     * @param replay replay files, newest first
     * @throws org.shbangzero.core.InputException if a replay file is damaged, or of another game
     */
    static ParityPositions choose(Game game, List<Path> replay, int count, long seed) {
        List<String> fens = new ArrayList<>(newest(game, replay, SPREAD * count));
        int replayed = Math.min(count, fens.size());
        shuffleFirst(fens, replayed, seed);
        List<Position> positions = new ArrayList<>();
        fens.subList(0, replayed).forEach(fen -> positions.add(game.parse(fen)));
        positions.addAll(ExportParity.randomPositions(game, count - replayed, seed));
        return new ParityPositions(positions, replayed);
    }

    private static Set<String> newest(Game game, List<Path> replay, int count) {
        Set<String> fens = new LinkedHashSet<>();
        for (Path file : replay) {
            if (fens.size() >= count) {
                break;
            }
            try (ReplayReader reader = ReplayReader.open(file, game)) {
                while (reader.hasNext() && fens.size() < count) {
                    fens.add(reader.next().fen());
                }
            }
        }
        return fens;
    }

    /** Draws the first entries from the whole list. */
    private static void shuffleFirst(List<String> list, int count, long seed) {
        SplitMix64 random = new SplitMix64(seed);
        for (int i = 0; i < count; i++) {
            int other = i + random.nextInt(list.size() - i);
            list.set(i, list.set(other, list.get(i)));
        }
    }
}
