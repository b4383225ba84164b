package org.shbangzero.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What every registered game must keep. {@link PerftTest} demands its perft data. */
class GameContractTest {
    private static final int GAMES = 12;
    private static final int MAX_PLIES = 3_000;

    static List<Game> games() {
        return Games.all();
    }

    @ParameterizedTest
    @MethodSource("games")
    void introducesItselfInOneLine(Game game) {
        assertThat(game.id()).matches("[a-z]+");
        assertThat(Games.byId(game.id())).isSameAs(game);
        assertThat(game.summary()).hasSizeBetween(10, 75).doesNotContain("\n");
    }

    @ParameterizedTest
    @MethodSource("games")
    void makeAndUnmakeRestoreEverything(Game game) {
        Walk.visit(game, position -> {
            Snapshot before = Snapshot.of(position);
            for (int move : Walk.legalMoves(position)) {
                assertThat(move).isNotZero();
                position.make(move);
                assertThat(position.sideToMove()).isEqualTo(Side.opponent(before.side()));
                position.unmake();
                assertThat(Snapshot.of(position)).isEqualTo(before);
            }
        });
    }

    @ParameterizedTest
    @MethodSource("games")
    void aCopyIsIndependentAndKeepsItsHistory(Game game) {
        Position position = game.start(0);
        Walk walk = new Walk(game, new SplittableRandom(2));
        for (int i = 0; i < 100 && walk.step(position); i++) {
            // Walk on.
        }
        Position copy = position.copy();
        Snapshot before = Snapshot.of(position);
        assertThat(Snapshot.of(copy)).isEqualTo(before);
        while (copy.ply() > 0) {
            copy.unmake();
        }
        assertThat(copy.fen()).isEqualTo(game.start(0).fen());
        assertThat(Snapshot.of(position)).isEqualTo(before);
    }

    @ParameterizedTest
    @MethodSource("games")
    void movesHaveDistinctNamesThatAreReadBack(Game game) {
        Walk.visit(game, position -> {
            Set<String> uci = new HashSet<>();
            Set<String> san = new HashSet<>();
            int[] moves = Walk.legalMoves(position);
            for (int move : moves) {
                uci.add(position.uci(move));
                san.add(position.san(move).replaceAll("[+#]$", ""));
                assertThat(position.parseMove(position.uci(move))).isEqualTo(move);
            }
            assertThat(uci).hasSameSizeAs(moves);
            assertThat(san).as(position.fen()).hasSameSizeAs(moves);
            assertThat(position.parseMove("0000")).isZero();
        });
    }

    @ParameterizedTest
    @MethodSource("games")
    void aFenIsTheSamePosition(Game game) {
        Walk.visit(game, position -> {
            Position read = game.parse(position.fen());
            assertThat(read.fen()).isEqualTo(position.fen());
            assertThat(read.key()).isEqualTo(position.key());
            assertThat(read.halfmoveClock()).isEqualTo(position.halfmoveClock());
            assertThat(read.fullmoveNumber()).isEqualTo(position.fullmoveNumber());
            assertThat(read.inCheck()).isEqualTo(position.inCheck());
            assertThat(read.evaluate()).isEqualTo(position.evaluate());
            assertThat(Walk.legalMoves(read)).isEqualTo(Walk.legalMoves(position));
            if (position.repetitions() == 0) {
                assertThat(Planes.of(read)).isEqualTo(Planes.of(position));
                assertThat(read.evaluationKey()).isEqualTo(position.evaluationKey());
            }
        });
    }

    private static String withoutCounters(Position position) {
        return position.fen().replaceAll(" \\d+ \\d+$", "");
    }

    @ParameterizedTest
    @MethodSource("games")
    void keysAreEqualExactlyWhenPositionsAreTheSame(Game game) {
        Map<Long, String> fens = new HashMap<>();
        Map<String, Long> keys = new HashMap<>();
        Walk.visit(game, position -> {
            String fen = withoutCounters(position);
            assertThat(fens.putIfAbsent(position.key(), fen)).isIn(null, fen);
            assertThat(keys.putIfAbsent(fen, position.key())).isIn(null, position.key());
        });
    }

    @ParameterizedTest
    @MethodSource("games")
    void repetitionsAreCountedOverTheWholeGame(Game game) {
        Walk walk = new Walk(game, new SplittableRandom(3));
        boolean seenTwice = false;
        for (int i = 0; i < GAMES; i++) {
            Map<String, Integer> occurrences = new HashMap<>();
            Position position = game.start(0);
            String[] last = {null, null};
            boolean more = true;
            while (more && position.ply() < 200) {
                String fen = withoutCounters(position);
                int before = occurrences.merge(fen, 1, Integer::sum) - 1;
                assertThat(position.repetitions()).as(position.fen()).isEqualTo(Math.min(2, before));
                seenTwice |= before >= 2;
                Position previous = position.copy();
                more = walk.stepBackAndForth(position, last[position.sideToMove()]);
                last[previous.sideToMove()] = more ? lastMove(previous, position) : null;
            }
        }
        assertThat(seenTwice).isTrue();
    }

    /** The four-letter move between two positions, or null if it is of another form. */
    private static String lastMove(Position before, Position after) {
        for (int move : Walk.legalMoves(before)) {
            String uci = before.uci(move);
            before.make(move);
            boolean found = before.fen().equals(after.fen());
            before.unmake();
            if (found) {
                return uci.length() == 4 && uci.charAt(1) != '@' ? uci : null;
            }
        }
        throw new AssertionError("no move leads to " + after.fen());
    }

    @ParameterizedTest
    @MethodSource("games")
    void randomGamesEndForKnownReasonsAndCountTheirMoves(Game game) {
        Walk.visit(game, position -> {
            int[] moves = Walk.legalMoves(position);
            assertThat(position.legalMoveCount()).isEqualTo(moves.length);
            assertThat(position.result(moves.length)).isSameAs(position.result());
            assertThat(moves.length > 0 || position.result().isOver()).isTrue();
            assertThat(Result.parse(position.result().toString())).isSameAs(position.result());
            assertThat(position.ply()).isLessThan(MAX_PLIES);
        });
    }

    @ParameterizedTest
    @MethodSource("games")
    void startsAreReadBackAndOthersRefused(Game game) {
        for (int id = 0; id < game.startCount(); id++) {
            Position start = game.start(id);
            assertThat(game.parse(start.fen()).fen()).isEqualTo(start.fen());
            assertThat(start.result()).isSameAs(Result.ONGOING);
            assertThat(start.ply()).isZero();
        }
        for (int id : new int[] {-1, game.startCount()}) {
            assertThatThrownBy(() -> game.start(id))
                    .isInstanceOf(InputException.class)
                    .hasMessageContaining(game.id())
                    .hasMessageContaining(String.valueOf(id));
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void curriculumStartsAreOngoingAndFollowTheSeed(Game game) {
        assertThat(game.curriculumLevels()).isPositive();
        for (int level = 0; level < game.curriculumLevels(); level++) {
            Set<String> fens = new HashSet<>();
            for (int seed = 0; seed < 50; seed++) {
                Position start = game.curriculumStart(level, new SplittableRandom(seed));
                assertThat(start.result()).as(start.fen()).isSameAs(Result.ONGOING);
                assertThat(game.curriculumStart(level, new SplittableRandom(seed))
                                .fen())
                        .isEqualTo(start.fen());
                fens.add(start.fen());
            }
            assertThat(fens).hasSizeGreaterThan(level == 0 ? 0 : 40);
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void drawingsShowRanksAndFilesFromBothSides(Game game) {
        Position start = game.start(0);
        List<String> white = start.draw(Side.WHITE).lines().toList();
        List<String> black = start.draw(Side.BLACK).lines().toList();
        assertThat(white.get(0)).startsWith("8");
        assertThat(black.get(0)).startsWith("1");
        assertThat(white.get(8).replace(" ", "")).isEqualTo("abcdefgh");
        assertThat(black.get(8).replace(" ", "")).isEqualTo("hgfedcba");
        assertThat(white).hasSameSizeAs(black).hasSizeGreaterThan(9);
    }
}
