package org.shbangzero.train.trainer;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import org.shbangzero.core.EndReason;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.core.Position;
import org.shbangzero.selfplay.replay.GameOrigin;
import org.shbangzero.selfplay.replay.ReplayBatch;
import org.shbangzero.selfplay.replay.ReplayBatchReader;
import org.shbangzero.selfplay.replay.ReplayRow;
import org.shbangzero.selfplay.replay.ReplayWriter;

/** Replay of random games, whose policy is the move then played and whose result is drawn by lot. */
public final class TestReplay {
    public static final Game GAME = Games.byId("shbang");

    private TestReplay() {}

    /** Writes so many positions of one random game. */
    public static Path write(Path file, int rows, long seed) throws IOException {
        Random random = new Random(seed);
        Position position = GAME.start(0);
        int[] moves = new int[GAME.maxLegalMoves()];
        try (ReplayWriter writer = ReplayWriter.create(file, GAME)) {
            for (int row = 0; row < rows; row++) {
                int count = position.legalMoves(moves);
                if (count == 0 || position.result(count).isOver()) {
                    position = GAME.start(0);
                    count = position.legalMoves(moves);
                }
                int move = moves[random.nextInt(count)];
                writer.write(row(position, moves, count, move, random.nextInt(3) - 1));
                position.make(move);
            }
            writer.commit();
        }
        return file;
    }

    private static ReplayRow row(Position position, int[] moves, int count, int move, int result) {
        long[] words = new long[GAME.planes().wordCount()];
        float[] scalars = new float[GAME.planes().scalarCount()];
        position.encode(words, 0, scalars, 0);
        int[] indices = new int[count];
        for (int i = 0; i < count; i++) {
            indices[i] = position.policyIndex(moves[i]);
        }
        Arrays.sort(indices);
        float[] probabilities = new float[count];
        probabilities[Arrays.binarySearch(indices, position.policyIndex(move))] = 1;
        return new ReplayRow(
                words,
                scalars,
                indices,
                probabilities,
                1,
                1,
                0.5f,
                0.3f,
                0.2f,
                result,
                EndReason.CHECKMATE,
                1,
                false,
                position.ply(),
                position.fen(),
                position.uci(move),
                8,
                new GameOrigin(GAME.id(), "000000-000000", "000000", "none", 1, 0));
    }

    static ReplayBatch read(Path file) {
        ReplayBatch batch = new ReplayBatch(GAME);
        try (ReplayBatchReader reader = ReplayBatchReader.open(file, GAME)) {
            while (reader.readInto(batch)) {
                // Until the file's end.
            }
        }
        return batch;
    }

    /** The rows of a batch over and over. */
    static SampleSource repeating(ReplayBatch rows) {
        int[] next = {0};
        return (batch, count) -> {
            for (int i = 0; i < count; i++) {
                batch.append(rows, next[0]++ % rows.size());
            }
        };
    }
}
