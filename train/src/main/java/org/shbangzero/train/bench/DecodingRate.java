package org.shbangzero.train.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.shbangzero.core.EndReason;
import org.shbangzero.core.Game;
import org.shbangzero.core.Position;
import org.shbangzero.selfplay.ProgressListener;
import org.shbangzero.selfplay.config.ConfigReader;
import org.shbangzero.selfplay.replay.GameOrigin;
import org.shbangzero.selfplay.replay.ReplayRow;
import org.shbangzero.selfplay.replay.ReplayWindow;
import org.shbangzero.selfplay.replay.ReplayWriter;
import org.shbangzero.train.network.NetworkSettings;
import org.shbangzero.train.trainer.Trainer;
import org.shbangzero.train.trainer.TrainingReport;
import org.shbangzero.train.trainer.TrainingSettings;

/** Training from replay files, to see whether reading and unpacking keep up. The files hold random games. */
final class DecodingRate {
    private static final int ROWS = 8192;

    private DecodingRate() {}

    /** @param steps measured, after as many to warm up */
    static TrainingReport measure(Game game, NetworkSettings shape, int batchSize, int threads, int steps)
            throws IOException, InterruptedException {
        TrainingSettings settings = ConfigReader.parse(
                "{batchSize: " + batchSize + ", replicas: " + threads + "}",
                "bench",
                List.of(),
                TrainingSettings.class);
        Path folder = Files.createTempDirectory("shbang-bench-");
        try {
            Path file = folder.resolve("random.parquet");
            writeRandomGames(game, file);
            try (Trainer trainer = Trainer.untrained(game, shape, settings, 1);
                    ReplayWindow window = ReplayWindow.open(List.of(file), game, 2L * steps * batchSize, 1)) {
                trainer.train(window::read, steps, steps, Trainer.IntervalListener.NONE, ProgressListener.NONE);
                return trainer.train(window::read, steps, steps, Trainer.IntervalListener.NONE, ProgressListener.NONE);
            }
        } finally {
            deleteAll(folder);
        }
    }

    private static void writeRandomGames(Game game, Path file) throws IOException {
        Random random = new Random(1);
        Position position = game.start(0);
        int[] moves = new int[game.maxLegalMoves()];
        try (ReplayWriter writer = ReplayWriter.create(file, game)) {
            for (int row = 0; row < ROWS; row++) {
                int count = position.legalMoves(moves);
                if (count == 0 || position.result(count).isOver()) {
                    position = game.start(0);
                    count = position.legalMoves(moves);
                }
                int move = moves[random.nextInt(count)];
                writer.write(row(game, position, moves, count, move));
                position.make(move);
            }
            writer.commit();
        }
    }

    private static ReplayRow row(Game game, Position position, int[] moves, int count, int move) {
        long[] words = new long[game.planes().wordCount()];
        float[] scalars = new float[game.planes().scalarCount()];
        position.encode(words, 0, scalars, 0);
        int[] indices = IntStream.range(0, count)
                .map(i -> position.policyIndex(moves[i]))
                .sorted()
                .toArray();
        float[] probabilities = new float[count];
        Arrays.fill(probabilities, 1f / count);
        GameOrigin origin = new GameOrigin(game.id(), "bench", "none", "none", 1, 0);
        return new ReplayRow(
                words,
                scalars,
                indices,
                probabilities,
                1,
                1,
                0.4f,
                0.2f,
                0.4f,
                0,
                EndReason.RESIGNATION,
                1,
                false,
                position.ply(),
                position.fen(),
                position.uci(move),
                1,
                origin);
    }

    private static void deleteAll(Path folder) throws IOException {
        try (Stream<Path> paths = Files.walk(folder)) {
            for (Path path : paths.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        }
    }
}
