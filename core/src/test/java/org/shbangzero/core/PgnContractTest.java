package org.shbangzero.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.shbangzero.core.notation.PgnGame;
import org.shbangzero.core.notation.PgnReader;
import org.shbangzero.core.notation.PgnWriter;
import org.shbangzero.core.notation.SanReader;

/** What every game writes in PGN is read back, and what is damaged is refused with a message. */
class PgnContractTest {
    private static final int GAMES = 6;
    private static final int DAMAGED = 1_500;
    private static final String CHARACTERS = "KQNRxa1h8*=+#{}()[]\"\\;%$. \n\r0-@é";

    private final SplittableRandom random = new SplittableRandom(5);

    /** A game as it was played: what must be read back. */
    private record Played(String fen, List<PgnGame.Move> moves, String result, String pgn) {}

    @ParameterizedTest
    @MethodSource("org.shbangzero.core.GameContractTest#games")
    void everyLegalMoveIsReadBack(Game game) {
        Walk.visit(game, position -> {
            for (int move : Walk.legalMoves(position)) {
                String san = position.san(move);
                assertThat(SanReader.read(position, san)).as(san).isEqualTo(move);
                assertThat(SanReader.read(position, position.uci(move))).isEqualTo(move);
            }
        });
    }

    @ParameterizedTest
    @MethodSource("org.shbangzero.core.GameContractTest#games")
    void gamesAreReadBack(Game game) {
        List<Played> played = play(game);
        PgnReader reader =
                reader(String.join("", played.stream().map(Played::pgn).toList()), Optional.empty());
        for (Played expected : played) {
            PgnGame read = reader.next().orElseThrow();
            assertThat(read.game()).isSameAs(game);
            assertThat(read.fen()).isEqualTo(expected.fen());
            assertThat(read.moves()).isEqualTo(expected.moves());
            assertThat(read.result())
                    .isEqualTo(expected.result())
                    .isEqualTo(read.tags().get("Result"));
            assertThat(read.tags()).containsEntry("Variant", game.id()).containsEntry("Seed", "5");
        }
        assertThat(reader.next()).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("org.shbangzero.core.GameContractTest#games")
    void damagedGamesAreReadOrRefused(Game game) {
        Position start = game.start(0);
        Played whole = play(start, 12);
        int refused = 0;
        for (int i = 0; i < DAMAGED; i++) {
            refused += isRefused(damaged(whole.pgn()), game) ? 1 : 0;
        }
        for (int end = 0; end < whole.pgn().length(); end++) {
            refused += isRefused(whole.pgn().substring(0, end), game) ? 1 : 0;
        }
        assertThat(refused).isBetween(DAMAGED / 4, DAMAGED + whole.pgn().length() - 1);
    }

    private List<Played> play(Game game) {
        List<Played> games = new ArrayList<>();
        for (int i = 0; i < GAMES; i++) {
            games.add(play(game.curriculumStart(i % game.curriculumLevels(), random), 200));
        }
        return games;
    }

    private Played play(Position position, int plies) {
        String fen = position.fen();
        Walk walk = new Walk(position.game(), random);
        PgnWriter writer = new PgnWriter(position).tag("Seed", "5");
        List<PgnGame.Move> moves = new ArrayList<>();
        Position before = position.copy();
        while (position.ply() < plies && walk.step(position)) {
            int move = moveBetween(before, position);
            List<String> comments = new ArrayList<>();
            if (before.caption(move) != null) {
                comments.add(before.caption(move));
            }
            String comment = random.nextInt(3) == 0 ? "0.63/64 % of ; (all) 1-0" : null;
            if (comment != null) {
                comments.add(comment);
            }
            moves.add(new PgnGame.Move(before.uci(move), comments));
            writer.move(move, comment);
            before.make(move);
        }
        Result result = position.result();
        return new Played(fen, moves, result.pgn(), writer.finish(result));
    }

    private static int moveBetween(Position before, Position after) {
        for (int move : Walk.legalMoves(before)) {
            before.make(move);
            boolean found = before.fen().equals(after.fen());
            before.unmake();
            if (found) {
                return move;
            }
        }
        throw new AssertionError("no move leads to " + after.fen());
    }

    private String damaged(String pgn) {
        String damaged = pgn;
        for (int damages = random.nextInt(1, 4); damages > 0; damages--) {
            int at = random.nextInt(damaged.length());
            char character = CHARACTERS.charAt(random.nextInt(CHARACTERS.length()));
            String rest = damaged.substring(at + random.nextInt(2));
            damaged = damaged.substring(0, at) + (random.nextBoolean() ? character : "") + rest;
        }
        return damaged;
    }

    private static boolean isRefused(String pgn, Game game) {
        PgnReader reader = reader(pgn, Optional.of(game));
        try {
            while (reader.next().isPresent()) {
                // Read on.
            }
            return false;
        } catch (InputException refused) {
            assertThat(refused).hasMessageMatching("(?s)games\\.pgn, game \\d, line \\d+: .{10,}");
            return true;
        }
    }

    private static PgnReader reader(String pgn, Optional<Game> game) {
        return new PgnReader(new StringReader(pgn), "games.pgn", game);
    }
}
