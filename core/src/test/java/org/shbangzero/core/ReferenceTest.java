package org.shbangzero.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The fast generators against the slow one, on random games from starts of all levels. */
class ReferenceTest {
    private static final int GAMES = 20;
    private static final int MAX_PLIES = 150;

    @ParameterizedTest
    @ValueSource(strings = {"banzai", "chess", "nocastle", "shambhala", "shbang"})
    void legalMovesAndWhatFollowsAreThoseOfTheRules(String id) {
        Game game = Games.byId(id);
        RandomGenerator random = new SplittableRandom(20);
        for (int i = 0; i < GAMES; i++) {
            Position position = game.curriculumStart(i % game.curriculumLevels(), random);
            playAlongside(position, Reference.of(id, position.fen()), random);
        }
    }

    private static void playAlongside(Position position, Reference start, RandomGenerator random) {
        Reference reference = start;
        while (position.ply() < MAX_PLIES) {
            assertThat(position.fen()).isEqualTo(reference.fen());
            assertThat(position.inCheck()).isEqualTo(reference.isInCheck(position.sideToMove() == Side.WHITE));
            List<String> moves = sortedMoves(position);
            assertThat(moves).as(position.fen()).isEqualTo(reference.legalMoves());
            if (moves.isEmpty()) {
                return;
            }
            String move = moves.get(random.nextInt(moves.size()));
            position.make(Play.move(position, move));
            reference = reference.after(move);
        }
    }

    private static List<String> sortedMoves(Position position) {
        int[] moves = new int[position.game().maxLegalMoves()];
        int count = position.legalMoves(moves);
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            texts.add(position.uci(moves[i]));
        }
        texts.sort(null);
        return texts;
    }
}
