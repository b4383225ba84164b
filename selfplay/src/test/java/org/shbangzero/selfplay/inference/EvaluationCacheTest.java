package org.shbangzero.selfplay.inference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class EvaluationCacheTest {
    private final EvaluationCache cache = new EvaluationCache(1);
    private final float[] logits = new float[300];
    private final float[] wdl = new float[3];

    @Test
    void givesBackTheBitsThatWerePutIn() {
        float[] put = {1.5f, -0.0f, 1e-38f};
        cache.put(42, 3, put, 0.25f, 0.5f, 0.25f);

        assertThat(cache.get(42, 3, logits, wdl)).isTrue();
        assertThat(logits).startsWith(put);
        assertThat(wdl).containsExactly(0.25f, 0.5f, 0.25f);
        assertThat(cache.hits()).isEqualTo(1);
    }

    @Test
    void knowsNothingAtFirstAndAfterClearing() {
        assertThat(cache.get(0, 0, logits, wdl)).isFalse();
        cache.put(0, 0, logits, 1, 0, 0);
        assertThat(cache.get(0, 0, logits, wdl)).isTrue();

        cache.clear();

        assertThat(cache.get(0, 0, logits, wdl)).isFalse();
        assertThat(cache.lookups()).isEqualTo(1);
    }

    @Test
    void anotherNumberOfMovesIsAnotherPosition() {
        cache.put(7, 20, logits, 1, 0, 0);

        assertThat(cache.get(7, 21, logits, wdl)).isFalse();
    }

    /** Many times more than fits: whatever is found is right, and the newest are found. */
    @Test
    void neverGivesAWrongAnswer() {
        Random random = new Random(5);
        Map<Long, float[]> all = new HashMap<>();
        long[] order = new long[30_000];
        int foundOfNewest = 0;
        for (int i = 0; i < order.length; i++) {
            long key = i % 2 == 0 ? random.nextLong() : random.nextInt(1000);
            float[] values = all.computeIfAbsent(key, k -> randomValues(random));
            order[i] = key;
            cache.put(key, values.length - 3, values, values[values.length - 1], 0.5f, 0);
            long earlier = order[random.nextInt(i + 1)];
            assertRightIfFound(earlier, all.get(earlier));
            long recent = order[Math.max(0, i - random.nextInt(2000))];
            foundOfNewest += assertRightIfFound(recent, all.get(recent)) ? 1 : 0;
        }
        assertThat(foundOfNewest).isGreaterThan(order.length * 99 / 100);
        assertThat(cache.hits()).isLessThan(cache.lookups());
    }

    private boolean assertRightIfFound(long key, float[] values) {
        int moves = values.length - 3;
        if (!cache.get(key, moves, logits, wdl)) {
            return false;
        }
        assertThat(Arrays.equals(logits, 0, moves, values, 0, moves)).isTrue();
        assertThat(wdl[0]).isEqualTo(values[values.length - 1]);
        return true;
    }

    private static float[] randomValues(Random random) {
        float[] values = new float[3 + random.nextInt(80)];
        for (int i = 0; i < values.length; i++) {
            values[i] = random.nextFloat();
        }
        return values;
    }

    @Test
    void staysWithinItsMemory() {
        for (int mebibytes : new int[] {1, 10, 64, 100}) {
            long limit = (long) mebibytes << 20;
            assertThat(new EvaluationCache(mebibytes).bytes()).isBetween(limit * 99 / 100, limit);
        }
    }
}
