package org.shbangzero.evaluate.match;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.shbangzero.core.EndReason;
import org.shbangzero.core.Game;
import org.shbangzero.core.Position;
import org.shbangzero.core.Result;
import org.shbangzero.core.Side;
import org.shbangzero.evaluate.clock.Clocks;
import org.shbangzero.evaluate.opening.Opening;
import org.shbangzero.evaluate.player.Choice;
import org.shbangzero.evaluate.player.Opinion;
import org.shbangzero.evaluate.player.Player;
import org.shbangzero.evaluate.player.PlayerSession;
import org.shbangzero.evaluate.player.Turn;
import org.shbangzero.selfplay.SplitMix64;

/** Plays games between the two players of a match, one after the other. Used by one thread. */
final class GameRunner implements AutoCloseable {
    private final Game game;
    private final MatchSettings settings;
    private final PlayerSession first;
    private final PlayerSession second;
    private final int[] legalMoves;

    GameRunner(Game game, MatchSettings settings, Player first, Player second) {
        this.game = game;
        this.settings = settings;
        this.first = first.open();
        this.second = second.open();
        this.legalMoves = new int[game.maxLegalMoves()];
    }

    /**
     * Plays one game. Its seeds depend on the match's seed, the pair and the game, and on nothing else.
     *
     * @param gameOfPair 0 if the first player has White, 1 if the second has
     * @param abandon asked before each move; true ends the game without a result
     * @return the game, or nothing if it was abandoned
     */
    Optional<GameRecord> play(Opening opening, int pair, int gameOfPair, BooleanSupplier abandon) {
        long start = System.nanoTime();
        long seed = SplitMix64.derive(SplitMix64.derive(settings.seed(), pair), gameOfPair);
        first.newGame(SplitMix64.derive(seed, 0));
        second.newGame(SplitMix64.derive(seed, 1));
        Position position = opening.play(game);
        List<String> moves = new ArrayList<>(opening.moves());
        List<String> notes =
                new ArrayList<>(opening.moves().stream().map(move -> "").toList());
        int firstSide = gameOfPair == 0 ? Side.WHITE : Side.BLACK;
        Result result = result(position);
        while (!result.isOver()) {
            if (abandon.getAsBoolean()) {
                return Optional.empty();
            }
            Turn turn = new Turn(position, opening.fen(), Collections.unmodifiableList(moves), Clocks.NONE, false);
            Choice choice = choose(position.sideToMove() == firstSide ? first : second, turn);
            moves.add(position.uci(choice.move()));
            notes.add(note(choice.opinion()));
            position.make(choice.move());
            result = result(position);
        }
        long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
        return Optional.of(new GameRecord(
                pair, gameOfPair, opening.fen(), opening.moves().size(), moves, notes, result.toString(), millis));
    }

    private Choice choose(PlayerSession player, Turn turn) {
        Position position = turn.position();
        int count = position.legalMoves(legalMoves);
        Choice choice = player.choose(turn);
        for (int i = 0; i < count; i++) {
            if (legalMoves[i] == choice.move()) {
                return choice;
            }
        }
        throw new IllegalStateException("a player chose the illegal move " + choice.move() + " in " + position.fen());
    }

    private Result result(Position position) {
        Result byRule = position.result(position.legalMoves(legalMoves));
        return !byRule.isOver() && position.ply() >= settings.maxPlies() ? Result.draw(EndReason.MAX_PLIES) : byRule;
    }

    private static String note(Opinion opinion) {
        return !opinion.isKnown()
                ? ""
                : String.format(Locale.ROOT, "%.2f/%d", opinion.expectedScore(), opinion.nodes());
    }

    @Override
    public void close() {
        first.close();
        second.close();
    }
}
