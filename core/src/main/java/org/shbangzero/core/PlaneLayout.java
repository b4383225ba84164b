package org.shbangzero.core;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * What the network sees: a list of 8×8 planes with values in [0, 1], from the side to move's view. Square i of a plane is
 * {@code 8 * rank + file}, rank 0 being the mover's first rank; files are never mirrored.
 *
 * <p>A position is stored as 64-bit words and floats: first the words of the binary and digit planes, in order, then the
 * scalars of the constant planes, in order. Network planes stand in the order binary, digit, constant.
 *
 * @param name changes whenever the meaning of any plane does, e.g. {@code chess-planes-1}; files and networks carry it
 * @param binary names of the planes that are 0 or 1 on each square: one word each, bit i being square i
 * @param digit names of the planes that hold a number 0 to 15, divided by 15, on each square: four words each, the bits
 *     of value 1, 2, 4 and 8
 * @param constant names of the planes that have one value all over: one scalar each
 */
public record PlaneLayout(String name, List<String> binary, List<String> digit, List<String> constant) {
    public PlaneLayout {
        binary = List.copyOf(binary);
        digit = List.copyOf(digit);
        constant = List.copyOf(constant);
    }

    /** Words that a position takes. */
    public int wordCount() {
        return binary.size() + 4 * digit.size();
    }

    /** Scalars that a position takes. */
    public int scalarCount() {
        return constant.size();
    }

    /** Planes that the network has as input. */
    public int planeCount() {
        return binary.size() + digit.size() + constant.size();
    }

    /** Names of the planes in the network's order. */
    public List<String> names() {
        return Stream.of(binary, digit, constant).flatMap(List::stream).toList();
    }

    /**
     * Unpacks a stored position to network input: {@code planeCount() * 64} floats, plane by plane, square by square.
     *
     * @param out written from {@code offset} on
     */
    public void expand(long[] words, int wordOffset, float[] scalars, int scalarOffset, float[] out, int offset) {
        int at = offset;
        Arrays.fill(out, at, at + 64 * (binary.size() + digit.size()), 0);
        for (int i = 0; i < binary.size(); i++, at += 64) {
            for (long left = words[wordOffset + i]; left != 0; left &= left - 1) {
                out[at + Long.numberOfTrailingZeros(left)] = 1;
            }
        }
        for (int i = 0; i < digit.size(); i++, at += 64) {
            int w = wordOffset + binary.size() + 4 * i;
            for (int bit = 0; bit < 4; bit++) {
                for (long left = words[w + bit]; left != 0; left &= left - 1) {
                    out[at + Long.numberOfTrailingZeros(left)] += 1 << bit;
                }
            }
            for (long left = words[w] | words[w + 1] | words[w + 2] | words[w + 3]; left != 0; left &= left - 1) {
                out[at + Long.numberOfTrailingZeros(left)] /= 15f;
            }
        }
        for (int i = 0; i < constant.size(); i++, at += 64) {
            Arrays.fill(out, at, at + 64, scalars[scalarOffset + i]);
        }
    }
}
