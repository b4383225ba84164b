package org.shbangzero.core;

import java.util.Arrays;
import java.util.List;

/** An encoded position. */
record Planes(List<Long> words, List<Float> scalars) {
    static Planes of(Position position) {
        long[] words = new long[position.game().planes().wordCount()];
        float[] scalars = new float[position.game().planes().scalarCount()];
        position.encode(words, 0, scalars, 0);
        Float[] boxed = new Float[scalars.length];
        Arrays.setAll(boxed, i -> scalars[i]);
        return new Planes(Arrays.stream(words).boxed().toList(), List.of(boxed));
    }
}
