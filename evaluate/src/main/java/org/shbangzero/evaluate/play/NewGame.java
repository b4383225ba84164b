package org.shbangzero.evaluate.play;

import java.util.List;
import java.util.Objects;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.shbangzero.core.Game;
import org.shbangzero.core.InputException;
import org.shbangzero.core.Position;
import org.shbangzero.core.notation.PgnGame;

/**
 * What is asked for when a new game begins. Everything but the game may be null.
 *
 * @param game id
 * @param startId of the game's starts; by default the usual one, or one by lot in games without
 * @param fen where to start instead
 * @param pgn a game to go on with instead
 * @param colour of the person: {@code white}, {@code black}, {@code lot} (the default), or {@code both} for two persons
 * @param simulations the engine's, see {@link Strength}
 * @param millis the engine's time for a move
 */
record NewGame(String game, Integer startId, String fen, String pgn, String colour, Long simulations, Long millis) {
    /** More than any FEN needs. */
    private static final int LONGEST_FEN = 400;

    private static final String BY_LOT = "lot";

    /** The usual game of some rules, with colours by lot. */
    static NewGame of(Game game) {
        return new NewGame(game.id(), null, null, null, null, null, null);
    }

    /**
     * Makes it a game that can begin.
     *
     * @param playable the games that the engine plays
     * @param random draws the lots
     * @throws InputException saying what is wrong
     */
    GameSetup setup(List<Game> playable, RandomGenerator random) {
        if (Stream.of(startId, fen, pgn).filter(Objects::nonNull).count() > 1) {
            throw new InputException("expected only one of 'startId', 'fen' and 'pgn'");
        }
        Strength strength = simulations == null && millis == null ? Strength.USUAL : new Strength(simulations, millis);
        Game rules = rules(game, playable);
        if (pgn != null) {
            PgnGame read = GamePgn.read(pgn, rules);
            return new GameSetup(rules.parse(read.fen()), seats(random), strength, GamePgn.moves(read));
        }
        Position start = start(rules, random);
        if (start.result().isOver()) {
            throw new InputException("the game would be over before it begins: " + start.result());
        }
        return new GameSetup(start, seats(random), strength, List.of());
    }

    /**
     * A game with all its draws.
     *
     * @throws InputException if the engine does not play it
     */
    static Game rules(String id, List<Game> playable) {
        Game found = playable.stream()
                .filter(candidate -> candidate.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new InputException("the engine does not play '" + id + "'; expected "
                        + String.join(", ", playable.stream().map(Game::id).toList())));
        return found.withDeadPosition().orElse(found);
    }

    private Position start(Game rules, RandomGenerator random) {
        if (fen != null) {
            if (fen.length() > LONGEST_FEN) {
                throw new InputException("a FEN of " + fen.length() + " letters; expected " + LONGEST_FEN + " at most");
            }
            return rules.parse(fen.strip());
        }
        int usual = rules.hasStandardStart() ? 0 : random.nextInt(rules.startCount());
        return rules.start(startId == null ? usual : startId);
    }

    private List<Seat> seats(RandomGenerator random) {
        return switch (colour == null ? BY_LOT : colour) {
            case "white" -> List.of(Seat.HUMAN, Seat.ENGINE);
            case "black" -> List.of(Seat.ENGINE, Seat.HUMAN);
            case "both" -> List.of(Seat.HUMAN, Seat.HUMAN);
            case BY_LOT -> random.nextBoolean() ? List.of(Seat.HUMAN, Seat.ENGINE) : List.of(Seat.ENGINE, Seat.HUMAN);
            default -> throw new InputException("colour is '" + colour + "'; expected white, black, lot or both");
        };
    }
}
