package org.shbangzero.train.export;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.shbangzero.core.Game;
import org.shbangzero.core.Position;
import org.shbangzero.train.network.export.ExportParity;

/**
 * The positions by which a network in other numbers is made and compared: no position is for both.
 *
 * @param calibration from self-play, to learn the ranges of activations from; empty if there are none
 * @param parity to compare on: from self-play as far as there are enough, the rest from games of random moves
 * @param replayed how many of those of {@code parity} are from self-play; they come first
 */
record VariantPositions(List<Position> calibration, List<Position> parity, int replayed) {
    private static final int CALIBRATION = 1000;
    private static final int PARITY = 1000;
    private static final long SEED = 2000;

    VariantPositions {
        calibration = List.copyOf(calibration);
        parity = List.copyOf(parity);
    }

    /**
     * Draws them. If there are few from self-play, each use gets half of them.
     *
     * @param replay replay files, newest first
     */
    static VariantPositions choose(Game game, List<Path> replay) {
        ParityPositions drawn = ParityPositions.choose(game, replay, CALIBRATION + PARITY, SEED);
        int half = Math.min(CALIBRATION, (drawn.replayed() + 1) / 2);
        List<Position> parity =
                new ArrayList<>(drawn.positions().subList(half, Math.min(drawn.replayed(), half + PARITY)));
        int replayed = parity.size();
        parity.addAll(ExportParity.randomPositions(game, PARITY - replayed, SEED));
        return new VariantPositions(drawn.positions().subList(0, half), parity, replayed);
    }
}
