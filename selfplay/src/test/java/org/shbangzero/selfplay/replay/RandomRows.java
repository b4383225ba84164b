package org.shbangzero.selfplay.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.shbangzero.core.EndReason;
import org.shbangzero.core.Game;

/** Rows whose statistics resemble self-play: planes that change little from ply to ply, about 40 moves, texts that repeat. */
final class RandomRows {
    private final Game game;
    private final Random random;
    private final GameOrigin origin;
    private final long[] words;
    private int ply;

    RandomRows(Game game, long seed) {
        this.game = game;
        this.random = new Random(seed);
        this.origin = new GameOrigin(game.id(), "000001-%06d".formatted(seed), "000000", "f00d", seed, 0);
        this.words = random.longs(game.planes().wordCount())
                .map(word -> word & random.nextLong() & random.nextLong())
                .toArray();
    }

    static List<ReplayRow> list(Game game, long seed, int count) {
        RandomRows rows = new RandomRows(game, seed);
        List<ReplayRow> list = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            list.add(rows.next());
        }
        return list;
    }

    /** Writes a whole file, and returns it. */
    static Path write(Path file, Game game, List<ReplayRow> rows) throws IOException {
        try (ReplayWriter writer = ReplayWriter.create(file, game)) {
            for (ReplayRow row : rows) {
                writer.write(row);
            }
            assertThat(writer.rows()).isEqualTo(rows.size());
            writer.commit();
        }
        return file;
    }

    ReplayRow next() {
        for (int i = 0; i < 3; i++) {
            words[random.nextInt(words.length)] ^= 1L << random.nextInt(64);
        }
        int moves = random.nextInt(81);
        float[] prob = probabilities(moves);
        float[] scalars = new float[game.planes().scalarCount()];
        for (int i = 0; i < scalars.length; i++) {
            scalars[i] = random.nextInt(16) / 15f;
        }
        float[] root = probabilities(3);
        return new ReplayRow(
                words.clone(),
                scalars,
                random.ints(0, game.policy().size())
                        .distinct()
                        .limit(moves)
                        .sorted()
                        .toArray(),
                prob,
                random.nextInt(2),
                1,
                root[0],
                root[1],
                root[2],
                1 - 2 * (ply & 1),
                EndReason.CHECKMATE,
                1_000_000 - ply,
                false,
                ply++,
                "%016x/%016x w - - 0 %d".formatted(words[0], words[1], ply),
                "e2e4",
                16,
                origin);
    }

    private float[] probabilities(int count) {
        float[] values = new float[count];
        float sum = 0;
        for (int i = 0; i < count; i++) {
            values[i] = count > 3 && random.nextInt(4) != 0 ? 0 : random.nextFloat() + 0.01f;
            sum += values[i];
        }
        if (count > 0 && sum == 0) {
            values[0] = sum = 1;
        }
        for (int i = 0; i < count; i++) {
            values[i] = ReplayWriter.round(values[i] / sum);
        }
        return values;
    }
}
