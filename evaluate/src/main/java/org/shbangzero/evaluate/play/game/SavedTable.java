package org.shbangzero.evaluate.play.game;

import java.util.List;
import org.shbangzero.core.Game;
import org.shbangzero.core.InputException;
import org.shbangzero.core.Position;
import org.shbangzero.core.Result;
import org.shbangzero.core.Side;

/**
 * A table as it is kept while nobody is at it.
 *
 * @param game id
 * @param start FEN of the game that is played
 * @param firstStart FEN of the series' first game
 * @param startByLot whether each game of the series draws its start
 * @param moves of the game
 * @param declared by which the players ended it, as {@link Result#toString} has it, or {@code ongoing}
 * @param players the two of the series
 * @param whitePlayer index of the one who has White now
 * @param halfPoints of the games before, by player
 * @param finished number of those games
 * @param takeBack as in {@link NewGame}
 * @param engineDeclares as in {@link NewGame}
 * @param pending whether the turn of the last move has not ended
 * @param clocks milliseconds left, by side
 * @param drawOfferedBy a side, or -1
 * @param drawAnnounced whether the move that is pending comes with an offer
 */
public record SavedTable(
        String game,
        String start,
        String firstStart,
        boolean startByLot,
        List<Move> moves,
        String declared,
        List<PlayerWish> players,
        int whitePlayer,
        List<Integer> halfPoints,
        int finished,
        String takeBack,
        Boolean engineDeclares,
        boolean pending,
        List<Long> clocks,
        int drawOfferedBy,
        boolean drawAnnounced) {
    /** A move, and what its side's clock showed after it; null without one. */
    public record Move(String uci, Long clock) {}

    static SavedTable of(Standing now, long nanos) {
        Series series = now.series;
        return new SavedTable(
                now.position().game().id(),
                now.game().start().fen(),
                now.setup.start().fen(),
                now.setup.startByLot(),
                now.game().moves().stream()
                        .map(move -> new Move(move.uci(), move.clock()))
                        .toList(),
                now.game().declared().toString(),
                series.players().stream().map(PlayerWish::of).toList(),
                series.whitePlayer(),
                series.halfPoints(),
                series.finished(),
                Words.of(now.setup.takeBack()),
                now.setup.engineDeclares(),
                now.pending,
                List.of(now.clock().millis(Side.WHITE, nanos), now.clock().millis(Side.BLACK, nanos)),
                now.offers.offering(),
                now.offers.isAnnounced());
    }

    /**
     * How it stood.
     *
     * @param playable the games that the engine plays
     * @throws InputException if it is not one of them, or the file was changed by someone else
     */
    Standing standing(List<Game> playable) {
        requireWhole();
        Game rules = NewGame.rules(game, playable);
        Position first = rules.parse(firstStart);
        List<Player> two = players.stream().map(PlayerWish::player).toList();
        boolean declares = Boolean.TRUE.equals(engineDeclares);
        GameSetup setup = new GameSetup(
                first, startByLot, two, whitePlayer, TakeBack.parse(takeBack), declares, List.of(), Result.ONGOING);
        Standing standing = new Standing(setup, new Series(two, whitePlayer, halfPoints, finished));
        List<String> ucis = moves.stream().map(Move::uci).toList();
        standing.seat(new PlayedGame(rules.parse(start), ucis, Result.parse(declared)));
        for (int ply = 0; ply < moves.size(); ply++) {
            standing.game().noteClock(ply, moves.get(ply).clock());
        }
        standing.pending = pending && !moves.isEmpty();
        standing.clock().set(Side.WHITE, clocks.get(Side.WHITE));
        standing.clock().set(Side.BLACK, clocks.get(Side.BLACK));
        standing.offers.announce(drawAnnounced);
        standing.offers.offer(drawOfferedBy);
        return standing;
    }

    /** Whether anything was played that could be lost. */
    public boolean hasBegun() {
        return !moves.isEmpty() || finished > 0;
    }

    /**
     * Checks what was read from a file.
     *
     * @throws InputException if something is missing, or out of its range
     */
    public void requireWhole() {
        boolean isWhole = game != null
                && start != null
                && firstStart != null
                && moves != null
                && moves.stream().allMatch(move -> move != null && move.uci() != null)
                && declared != null
                && hasTwo(players)
                && hasTwo(halfPoints)
                && hasTwo(clocks)
                && whitePlayer >= 0
                && whitePlayer <= 1
                && finished >= 0
                && Math.abs(drawOfferedBy) <= 1;
        if (!isWhole) {
            throw new InputException("something is missing");
        }
    }

    private static boolean hasTwo(List<?> list) {
        return list != null && list.size() == 2 && list.get(0) != null && list.get(1) != null;
    }
}
