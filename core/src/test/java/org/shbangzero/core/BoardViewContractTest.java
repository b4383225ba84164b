package org.shbangzero.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.shbangzero.core.BoardView.Piece;

/** What {@link Position#view} and {@link Position#kind} promise to those who show games, for every registered game. */
class BoardViewContractTest {
    @ParameterizedTest
    @MethodSource("org.shbangzero.core.GameContractTest#games")
    void theViewHasThePiecesOfTheFenAndNamesForThem(Game game) {
        Walk.visit(game, position -> {
            assertThat(placement(position.view())).isEqualTo(position.fen().split(" ")[0]);
            assertThat(position.view().pieces()).allSatisfy(piece -> assertThat(game.pieceName(piece.letter()))
                    .matches("[a-z ]+"));
        });
    }

    private static String placement(BoardView view) {
        Map<String, Piece> pieces = bySquare(view);
        StringBuilder text = new StringBuilder();
        for (char rank = '8'; rank >= '1'; rank--) {
            for (char file = 'a'; file <= 'h'; file++) {
                Piece piece = pieces.get("" + file + rank);
                char letter = piece == null ? '1' : piece.letter();
                text.append(piece != null && piece.side() == Side.BLACK ? Character.toLowerCase(letter) : letter);
            }
            text.append(rank == '1' ? "" : "/");
        }
        String withOnes = text.toString();
        for (int run = 8; run > 1; run--) {
            withOnes = withOnes.replace("1".repeat(run), String.valueOf(run));
        }
        return withOnes;
    }

    private static Map<String, Piece> bySquare(BoardView view) {
        return view.pieces().stream().collect(Collectors.toMap(Piece::square, Function.identity()));
    }

    @Test
    void marksAreThoseOfTheGame() {
        assertThat(marks("chess", "4k3/8/8/8/8/8/8/4RK2 b - - 0 1")).containsExactly("e8 CHECK");
        assertThat(marks("shambhala", "4g3/8/8/8/8/8/8/3GA3 w Ag - 0 1")).containsExactly("e1 LEAP", "e8 LEAP");
        String checkedLock = "4k3/8/8/8/8/8/8/4RK2 b - - 0/-/-/-/-/-/-/00 15/15 -/e8 0 1";
        assertThat(marks("shbang", checkedLock)).containsExactly("e8 CHECK", "e8 LOCK");
    }

    private static List<String> marks(String game, String fen) {
        return Games.byId(game).parse(fen).view().pieces().stream()
                .flatMap(piece -> piece.marks().stream().sorted().map(mark -> piece.square() + " " + mark))
                .toList();
    }

    @Test
    void handsAndCapturedPiecesAreThoseOfTheGame() {
        BoardView shbang = Games.byId("shbang")
                .parse("4k3/8/8/8/8/8/8/4RK2 b - - 2/-/-/-/-/-/-/10 14/13 -/- 0 1")
                .view();
        assertThat(shbang.hands()).containsExactly(14, 13);
        assertThat(shbang.pieces()).extracting(Piece::lives).containsExactly(1, 0, 2);
        BoardView shambhala = Games.byId("shambhala")
                .parse("4g3/2P5/8/8/8/8/8/RNE1GENR w - - 0 1")
                .view();
        assertThat(shambhala.captured()).containsExactly("WWA", "RRNNEEWWA");
        assertThat(Games.byId("chess").start(0).view().captured()).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("org.shbangzero.core.GameContractTest#games")
    void aMoveDoesWhatItsKindSays(Game game) {
        Walk.visit(game, position -> {
            for (int move : Walk.legalMoves(position)) {
                String what = position.uci(move) + " in " + position.fen();
                String target = position.uci(move).substring(2, 4);
                MoveKind kind = position.kind(move);
                BoardView before = position.view();
                int mover = position.sideToMove();
                position.make(move);
                assertThat(observed(before, position.view(), mover, target))
                        .as(what)
                        .isEqualTo(kind);
                position.unmake();
            }
        });
    }

    /** The kind of a move, from what it changed, and from what stood on its target. */
    private static MoveKind observed(BoardView before, BoardView after, int mover, String target) {
        if (count(after, 1 - mover) < count(before, 1 - mover)) {
            return MoveKind.CAPTURE;
        }
        if (lives(after, 1 - mover) < lives(before, 1 - mover)) {
            return MoveKind.HIT;
        }
        if (lives(after, mover) > lives(before, mover)) {
            return MoveKind.STACK;
        }
        Set<String> left = squares(before, mover);
        left.removeAll(squares(after, mover));
        if (left.size() == 2) {
            return MoveKind.CASTLING;
        }
        Piece onTarget = bySquare(before).get(target);
        return onTarget != null && onTarget.side() == mover ? MoveKind.PUSH : MoveKind.MOVE;
    }

    private static long count(BoardView view, int side) {
        return view.pieces().stream().filter(piece -> piece.side() == side).count();
    }

    private static int lives(BoardView view, int side) {
        return view.pieces().stream()
                .filter(piece -> piece.side() == side)
                .mapToInt(Piece::lives)
                .sum();
    }

    private static Set<String> squares(BoardView view, int side) {
        return view.pieces().stream()
                .filter(piece -> piece.side() == side)
                .map(Piece::square)
                .collect(Collectors.toSet());
    }
}
