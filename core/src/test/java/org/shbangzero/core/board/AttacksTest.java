package org.shbangzero.core.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class AttacksTest {
    private static final int[][] ROOK = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
    private static final int[][] BISHOP = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};

    private static long walk(int square, int[][] steps, long occupied) {
        long attacks = 0;
        for (int[] step : steps) {
            int file = square % 8 + step[0];
            int rank = square / 8 + step[1];
            while (file >= 0 && file < 8 && rank >= 0 && rank < 8) {
                attacks |= 1L << (8 * rank + file);
                if ((occupied >>> (8 * rank + file) & 1) != 0) {
                    break;
                }
                file += step[0];
                rank += step[1];
            }
        }
        return attacks;
    }

    @Test
    void slidersStopAtTheFirstPiece() {
        SplittableRandom random = new SplittableRandom(8);
        for (int i = 0; i < 100_000; i++) {
            long occupied = random.nextLong() & (i * 0x9E3779B97F4A7C15L);
            int square = random.nextInt(64);
            assertThat(Attacks.rook(square, occupied)).isEqualTo(walk(square, ROOK, occupied));
            assertThat(Attacks.bishop(square, occupied)).isEqualTo(walk(square, BISHOP, occupied));
        }
    }

    @Test
    void leapersStayOnTheBoard() {
        assertThat(names(Attacks.knight(Squares.parse("b1")))).isEqualTo("d2 a3 c3");
        assertThat(names(Attacks.knight(Squares.parse("h8")))).isEqualTo("g6 f7");
        assertThat(names(Attacks.king(Squares.parse("a8")))).isEqualTo("a7 b7 b8");
        assertThat(names(Attacks.pawn(0, Squares.parse("a2")))).isEqualTo("b3");
        assertThat(names(Attacks.pawn(1, Squares.parse("e5")))).isEqualTo("d4 f4");
        assertThat(Attacks.pawn(0, Squares.parse("e8"))).isZero();
    }

    @Test
    void linesJoinSquaresThatQueensJoin() {
        assertThat(names(Lines.between(Squares.parse("a1"), Squares.parse("d4"))))
                .isEqualTo("b2 c3");
        assertThat(names(Lines.between(Squares.parse("h4"), Squares.parse("e4"))))
                .isEqualTo("f4 g4");
        assertThat(names(Lines.through(Squares.parse("b2"), Squares.parse("a3"))))
                .isEqualTo("c1 b2 a3");
        assertThat(Lines.between(Squares.parse("a1"), Squares.parse("b3"))).isZero();
        assertThat(Lines.through(Squares.parse("a1"), Squares.parse("b3"))).isZero();
        for (int a = 0; a < 64; a++) {
            for (int b = 0; b < 64; b++) {
                assertThat(Lines.between(a, b)).isEqualTo(Lines.between(b, a));
                assertThat(Lines.between(a, b) & ~Lines.through(a, b)).isZero();
            }
        }
    }

    private static String names(long squares) {
        StringBuilder names = new StringBuilder();
        for (long rest = squares; rest != 0; rest = Bitboards.rest(rest)) {
            names.append(names.isEmpty() ? "" : " ").append(Squares.name(Bitboards.first(rest)));
        }
        return names.toString();
    }
}
