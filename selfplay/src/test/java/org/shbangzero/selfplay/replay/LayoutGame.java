package org.shbangzero.selfplay.replay;

import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;
import org.shbangzero.core.Game;
import org.shbangzero.core.PlaneLayout;
import org.shbangzero.core.PolicyLayout;
import org.shbangzero.core.Position;

/** A game of which only the layouts matter. */
record LayoutGame(String id, PlaneLayout planes, PolicyLayout policy) implements Game {
    static LayoutGame named(String id) {
        PlaneLayout planes = new PlaneLayout(
                id + "-planes-1",
                Collections.nCopies(26, "binary"),
                List.of("own height", "enemy height"),
                Collections.nCopies(9, "constant"));
        return new LayoutGame(id, planes, new Policy(id + "-policy-1", 74));
    }

    private record Policy(String name, int planes) implements PolicyLayout {
        @Override
        public boolean mirrorable(long[] words, int wordOffset, float[] scalars, int scalarOffset) {
            return false;
        }

        @Override
        public int mirror(int index) {
            return index ^ 7;
        }
    }

    @Override
    public String summary() {
        return "layouts only";
    }

    @Override
    public int startCount() {
        return 1;
    }

    @Override
    public Position start(int id) {
        throw new AssertionError("not a game to play");
    }

    @Override
    public Position parse(String fen) {
        throw new AssertionError("not a game to play");
    }

    @Override
    public int maxLegalMoves() {
        return 300;
    }

    @Override
    public int curriculumLevels() {
        return 1;
    }

    @Override
    public Position curriculumStart(int level, RandomGenerator random) {
        throw new AssertionError("not a game to play");
    }
}
