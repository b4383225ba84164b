package org.shbangzero.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A damaged FEN is refused with its faults, or it is a sound position; there is no third way. */
class FenFuzzTest {
    private static final int DAMAGED = 20_000;
    private static final String CHARACTERS = "KQRBNPkqrbnp12345678/ -w0abcdefgh9x";

    private final SplittableRandom random = new SplittableRandom(4);

    @ParameterizedTest
    @MethodSource("org.shbangzero.core.GameContractTest#games")
    void damagedFens(Game game) {
        Walk walk = new Walk(game, random);
        Position position = game.start(0);
        int read = 0;
        for (int i = 0; i < DAMAGED; i++) {
            if (!walk.step(position)) {
                position = game.curriculumStart(random.nextInt(game.curriculumLevels()), random);
            }
            String fen = position.fen();
            for (int damages = random.nextInt(1, 4); damages > 0; damages--) {
                fen = damaged(fen);
            }
            read += isRead(game, fen) ? 1 : 0;
        }
        assertThat(read).isBetween(DAMAGED / 100, DAMAGED / 2);
    }

    private String damaged(String fen) {
        int at = random.nextInt(fen.length());
        char character = CHARACTERS.charAt(random.nextInt(CHARACTERS.length()));
        return switch (random.nextInt(4)) {
            case 0 -> fen.substring(0, at) + fen.substring(at + 1);
            case 1 -> fen.substring(0, at) + character + fen.substring(at);
            case 2 -> {
                int other = random.nextInt(fen.length());
                char[] swapped = fen.toCharArray();
                swapped[at] = fen.charAt(other);
                swapped[other] = fen.charAt(at);
                yield new String(swapped);
            }
            default -> fen.substring(0, at) + character + fen.substring(at + 1);
        };
    }

    private static boolean isRead(Game game, String fen) {
        Position position;
        try {
            position = game.parse(fen);
        } catch (FenException refused) {
            assertThat(refused.faults()).isNotEmpty();
            return false;
        }
        String written = position.fen();
        assertThat(game.parse(written).fen()).isEqualTo(written);
        Snapshot before = Snapshot.of(position);
        for (int move : Walk.legalMoves(position)) {
            position.make(move);
            assertThat(game.parse(position.fen()).key()).isEqualTo(position.key());
            position.unmake();
        }
        assertThat(Snapshot.of(position)).isEqualTo(before);
        return true;
    }
}
