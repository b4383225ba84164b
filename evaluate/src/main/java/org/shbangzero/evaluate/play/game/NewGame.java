package org.shbangzero.evaluate.play.game;

import java.util.List;
import java.util.function.IntUnaryOperator;
import org.shbangzero.core.Game;
import org.shbangzero.core.InputException;
import org.shbangzero.core.Position;
import org.shbangzero.core.Result;
import org.shbangzero.core.Side;
import org.shbangzero.core.notation.PgnGame;

/**
 * What is asked for when a new series of games begins. Everything but the game may be null.
 *
 * @param game id
 * @param startId of the game's starts; by default the usual one, or one by lot in games without
 * @param fen where to start instead
 * @param pgn a game to go on with instead
 * @param players two; by default a person and an engine
 * @param first the first player's colour in the first game: {@code white}, {@code black} or {@code lot} (the default)
 * @param takeBack {@code free} (the default), {@code until_done} or {@code never}
 * @param engineDeclares whether engines resign and offer draws; by default they do not
 */
public record NewGame(
        String game,
        Integer startId,
        String fen,
        String pgn,
        List<PlayerWish> players,
        String first,
        String takeBack,
        Boolean engineDeclares) {
    /** More than any FEN needs. */
    private static final int LONGEST_FEN = 400;

    private static final String BY_LOT = "lot";

    /** The usual game of some rules, with colours by lot. */
    public static NewGame of(Game game) {
        return new NewGame(game.id(), null, null, null, null, null, null, null);
    }

    /**
     * Makes it a game that can begin.
     *
     * @param playable the games that the engine plays
     * @param lots gives a number from 0 to its argument less one
     * @throws InputException saying what is wrong
     */
    public GameSetup setup(List<Game> playable, IntUnaryOperator lots) {
        int starts = (startId == null ? 0 : 1) + (fen == null ? 0 : 1) + (pgn == null ? 0 : 1);
        if (starts > 1) {
            throw new InputException("expected only one of 'startId', 'fen' and 'pgn'");
        }
        Game rules = rules(game, playable);
        List<Player> two = twoPlayers();
        if (pgn != null) {
            PgnGame read = GamePgn.read(pgn, rules);
            Position start = rules.parse(read.fen());
            List<String> moves = GamePgn.moves(read);
            return setup(start, false, two, lots, moves, GamePgn.declared(read));
        }
        boolean byLot = starts == 0 && !rules.hasStandardStart();
        Position start = byLot ? rules.start(lots.applyAsInt(rules.startCount())) : start(rules);
        if (start.result().isOver()) {
            throw new InputException("the game would be over before it begins: " + ResultWords.of(start.result()));
        }
        return setup(start, byLot, two, lots, List.of(), Result.ONGOING);
    }

    private GameSetup setup(
            Position start,
            boolean byLot,
            List<Player> two,
            IntUnaryOperator lots,
            List<String> moves,
            Result declared) {
        boolean declares = Boolean.TRUE.equals(engineDeclares);
        return new GameSetup(start, byLot, two, white(lots), TakeBack.parse(takeBack), declares, moves, declared);
    }

    /**
     * A game with all its draws.
     *
     * @throws InputException if the engine does not play it
     */
    public static Game rules(String id, List<Game> playable) {
        for (Game candidate : playable) {
            if (candidate.id().equals(id)) {
                return candidate.withDeadPosition().orElse(candidate);
            }
        }
        throw new InputException("the engine does not play '" + id + "'; expected "
                + String.join(", ", playable.stream().map(Game::id).toList()));
    }

    private Position start(Game rules) {
        if (fen == null) {
            return rules.start(startId == null ? 0 : startId);
        }
        if (fen.length() > LONGEST_FEN) {
            throw new InputException("a FEN of " + fen.length() + " letters; expected " + LONGEST_FEN + " at most");
        }
        return rules.parse(fen.strip());
    }

    private List<Player> twoPlayers() {
        List<PlayerWish> wishes = players == null ? List.of(PlayerWish.HUMAN, PlayerWish.ENGINE) : players;
        if (wishes.size() != 2 || wishes.get(0) == null || wishes.get(1) == null) {
            throw new InputException("expected two players");
        }
        return List.of(wishes.get(0).player(), wishes.get(1).player());
    }

    private int white(IntUnaryOperator lots) {
        return switch (first == null ? BY_LOT : first) {
            case "white" -> Side.WHITE;
            case "black" -> Side.BLACK;
            case BY_LOT -> lots.applyAsInt(2);
            default -> throw new InputException("first is '" + first + "'; expected white, black or lot");
        };
    }
}
