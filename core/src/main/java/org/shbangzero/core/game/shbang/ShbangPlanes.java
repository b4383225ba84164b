package org.shbangzero.core.game.shbang;

import java.util.List;
import java.util.stream.Stream;
import org.shbangzero.core.PlaneLayout;
import org.shbangzero.core.PolicyLayout;
import org.shbangzero.core.board.Bitboards;
import org.shbangzero.core.board.Squares;
import org.shbangzero.core.orthodox.OrthodoxPlanes;
import org.shbangzero.core.orthodox.OrthodoxPolicy;

/** Network planes and policy indices of Shbang. */
final class ShbangPlanes {
    private static final List<String> LIVES = List.of(
            "own lives >= 1",
            "own lives >= 2",
            "own lives >= 3",
            "own lives >= 4",
            "enemy lives >= 1",
            "enemy lives >= 2",
            "enemy lives >= 3",
            "enemy lives >= 4");
    private static final List<String> LOCKS = List.of("own lock", "enemy lock");
    private static final List<String> STACKS = List.of("own lives / 15", "enemy lives / 15");
    private static final List<String> HANDS = List.of("own hand / 15", "enemy hand / 15");

    static final PlaneLayout LAYOUT = new PlaneLayout(
            "shbang-planes-1",
            join(Stream.of(OrthodoxPlanes.PIECES, LIVES, LOCKS, OrthodoxPlanes.EN_PASSANT)),
            STACKS,
            join(Stream.of(HANDS, OrthodoxPlanes.STATE)));

    /** One plane more than chess: the stacked life, from its square. */
    static final PolicyLayout POLICY = new OrthodoxPolicy("shbang-policy-1", OrthodoxPolicy.COUNT + 1, HANDS.size());

    private ShbangPlanes() {}

    private static List<String> join(Stream<List<String>> parts) {
        return parts.flatMap(List::stream).toList();
    }

    static int stackIndex(int square, int mover) {
        return OrthodoxPolicy.COUNT << 6 | OrthodoxPlanes.view(square, mover);
    }

    static void write(ShbangPosition position, long[] words, int wordOffset, float[] scalars, int scalarOffset) {
        int mover = position.sideToMove();
        int next = OrthodoxPlanes.writePieces(position, words, wordOffset);
        next = writeHeights(position, mover, words, next);
        next = writeHeights(position, mover ^ 1, words, next);
        words[next++] = lock(position, mover);
        words[next++] = lock(position, mover ^ 1);
        next = OrthodoxPlanes.writeEnPassant(position, words, next);
        next = writeStacks(position, mover, words, next);
        writeStacks(position, mover ^ 1, words, next);
        scalars[scalarOffset] = position.hand(mover) / (float) Lives.TOTAL;
        scalars[scalarOffset + 1] = position.hand(mover ^ 1) / (float) Lives.TOTAL;
        OrthodoxPlanes.writeState(position, scalars, scalarOffset + 2);
    }

    private static int writeHeights(ShbangPosition position, int side, long[] words, int offset) {
        Lives lives = position.lives();
        long pieces = position.board().ofSide(side);
        int mover = position.sideToMove();
        words[offset] = OrthodoxPlanes.view(lives.any() & pieces, mover);
        words[offset + 1] = OrthodoxPlanes.view(lives.atLeastTwo() & pieces, mover);
        words[offset + 2] = OrthodoxPlanes.view(lives.atLeastThree() & pieces, mover);
        words[offset + 3] = OrthodoxPlanes.view(lives.atLeastFour() & pieces, mover);
        return offset + 4;
    }

    private static int writeStacks(ShbangPosition position, int side, long[] words, int offset) {
        long pieces = position.board().ofSide(side);
        for (int bit = 0; bit < 4; bit++) {
            words[offset + bit] = OrthodoxPlanes.view(position.lives().slice(bit) & pieces, position.sideToMove());
        }
        return offset + 4;
    }

    private static long lock(ShbangPosition position, int side) {
        int square = position.lock(side);
        return square == Squares.NONE ? 0 : Bitboards.bit(OrthodoxPlanes.view(square, position.sideToMove()));
    }
}
