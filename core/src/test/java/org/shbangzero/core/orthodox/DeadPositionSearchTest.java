package org.shbangzero.core.orthodox;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.shbangzero.core.EndReason;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.core.Position;
import org.shbangzero.core.Result;

/** {@link DeadPosition} against what legal moves really lead to. */
class DeadPositionSearchTest {
    private static final int MOST_POSITIONS = 12_000;

    private final Game game = Games.byId("chess");

    private static boolean isProved(Position position) {
        OrthodoxPosition chess = (OrthodoxPosition) position;
        return DeadPosition.isProved(chess.board(), chess.enPassant());
    }

    private static boolean hasBishops(Position position) {
        return ((OrthodoxPosition) position).board().ofKind(Kinds.BISHOP) != 0;
    }

    @ParameterizedTest
    @CsvSource({"0, 60", "3, 20"})
    void noMoveSequenceFromARecognisedPositionEndsInMate(int mostBishops, int wanted) {
        LockedBoards boards = new LockedBoards(new SplittableRandom(4), mostBishops);
        int searched = 0;
        for (int drawn = 0; searched < wanted; drawn++) {
            assertThat(drawn)
                    .as("positions drawn, %d of them recognised", searched)
                    .isLessThan(500 * wanted);
            Position position = boards.next(game);
            if (isProved(position) && (mostBishops == 0 || hasBishops(position))) {
                MateSearch.Answer answer = MateSearch.search(position, MOST_POSITIONS);
                assertThat(answer).as(position.fen()).isNotEqualTo(MateSearch.Answer.MATE);
                searched += answer == MateSearch.Answer.NO_MATE ? 1 : 0;
            }
        }
    }

    @Test
    void noPositionOnTheWayToAMateIsRecognised() {
        SplittableRandom random = new SplittableRandom(5);
        LockedBoards boards = new LockedBoards(random, 4);
        int mates = 0;
        for (int i = 0; i < 600; i++) {
            Position position = boards.next(game);
            if (playAtRandom(position, random).reason() == EndReason.CHECKMATE) {
                mates++;
                for (; position.ply() > 0; position.unmake()) {
                    assertThat(isProved(position)).as(position.fen()).isFalse();
                }
            }
        }
        assertThat(mates).isGreaterThan(20);
    }

    private static Result playAtRandom(Position position, SplittableRandom random) {
        int[] moves = new int[position.game().maxLegalMoves()];
        int count = position.legalMoves(moves);
        while (!position.result(count).isOver()) {
            position.make(moves[random.nextInt(count)]);
            count = position.legalMoves(moves);
        }
        return position.result(count);
    }

    @Test
    void recognitionDoesNotDependOnColoursSidesOrFiles() {
        LockedBoards boards = new LockedBoards(new SplittableRandom(6), 2);
        List<Boolean> answers = new ArrayList<>();
        for (int i = 0; i < 500; i++) {
            Position position = boards.next(game);
            boolean proved = isProved(position);
            String files = FenSymmetry.files(position.fen());
            assertThat(isProved(game.parse(files))).as(position.fen()).isEqualTo(proved);
            assertThat(isProved(game.parse(FenSymmetry.colours(files))))
                    .as(position.fen())
                    .isEqualTo(proved);
            answers.add(proved);
        }
        assertThat(answers).contains(true, false);
    }
}
