package org.shbangzero.selfplay.inference;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.FloatBuffer;
import java.util.Arrays;
import org.shbangzero.core.PlaneLayout;
import org.shbangzero.core.Position;

/**
 * Network input for a number of slots, in a direct buffer. A slot mostly receives positions of one game one after the
 * other, which have nearly all squares in common; so each slot remembers what it holds and only writes what changed.
 * The content is always what {@link PlaneLayout#expand} gives.
 */
final class PlaneBuffer {
    private static final int SQUARES = 64;

    private final int binaryCount;
    private final int digitCount;
    private final int scalarCount;
    private final int wordCount;
    private final int slotFloats;
    private final FloatBuffer floats;
    /** What the slots hold [slots, words]. */
    private final long[] heldWords;
    /** What the slots hold [slots, scalars]. */
    private final float[] heldScalars;

    private final long[] words;
    private final float[] scalars;
    private final float[] plane = new float[SQUARES];

    PlaneBuffer(PlaneLayout layout, int slots) {
        this.binaryCount = layout.binary().size();
        this.digitCount = layout.digit().size();
        this.scalarCount = layout.scalarCount();
        this.wordCount = layout.wordCount();
        this.slotFloats = layout.planeCount() * SQUARES;
        this.floats = direct(slots * slotFloats);
        this.heldWords = new long[slots * wordCount];
        this.heldScalars = new float[slots * scalarCount];
        this.words = new long[wordCount];
        this.scalars = new float[scalarCount];
    }

    static FloatBuffer direct(int floats) {
        return ByteBuffer.allocateDirect(Math.multiplyExact(floats, Float.BYTES))
                .order(ByteOrder.nativeOrder())
                .asFloatBuffer();
    }

    /** [slots, planes, 8, 8]. */
    FloatBuffer floats() {
        return floats;
    }

    void write(int slot, Position position) {
        position.encode(words, 0, scalars, 0);
        int at = slot * slotFloats;
        int held = slot * wordCount;
        writeBinary(held, at);
        writeDigits(held + binaryCount, at + binaryCount * SQUARES);
        writeConstants(slot * scalarCount, at + (binaryCount + digitCount) * SQUARES);
    }

    private void writeBinary(int held, int at) {
        for (int i = 0; i < binaryCount; i++) {
            long word = words[i];
            long changed = word ^ heldWords[held + i];
            heldWords[held + i] = word;
            for (; changed != 0; changed &= changed - 1) {
                int square = Long.numberOfTrailingZeros(changed);
                floats.put(at + i * SQUARES + square, bit(word, square));
            }
        }
    }

    private void writeDigits(int held, int at) {
        for (int i = 0; i < digitCount; i++) {
            int w = binaryCount + 4 * i;
            int h = held + 4 * i;
            long changed = 0;
            for (int bit = 0; bit < 4; bit++) {
                changed |= words[w + bit] ^ heldWords[h + bit];
                heldWords[h + bit] = words[w + bit];
            }
            for (; changed != 0; changed &= changed - 1) {
                int square = Long.numberOfTrailingZeros(changed);
                floats.put(at + i * SQUARES + square, digit(w, square) / 15f);
            }
        }
    }

    private int digit(int word, int square) {
        return bit(words[word], square)
                + 2 * bit(words[word + 1], square)
                + 4 * bit(words[word + 2], square)
                + 8 * bit(words[word + 3], square);
    }

    private static int bit(long word, int square) {
        return (int) (word >>> square) & 1;
    }

    private void writeConstants(int held, int at) {
        for (int i = 0; i < scalarCount; i++) {
            float value = scalars[i];
            if (value != heldScalars[held + i]) {
                heldScalars[held + i] = value;
                Arrays.fill(plane, value);
                floats.put(at + i * SQUARES, plane);
            }
        }
    }
}
