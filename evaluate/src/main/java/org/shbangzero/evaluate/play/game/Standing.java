package org.shbangzero.evaluate.play.game;

import java.util.List;
import org.shbangzero.core.Position;
import org.shbangzero.core.Result;
import org.shbangzero.core.Side;
import org.shbangzero.evaluate.think.Declaration;
import org.shbangzero.evaluate.think.DeclarationRules;
import org.shbangzero.evaluate.think.Declarer;

/** How things stand at a table, and what may be done there. Only {@link PlayTable} changes it. */
final class Standing {
    final GameSetup setup;
    final Series series;
    final DrawOffers offers = new DrawOffers();
    private PlayedGame game;
    private TableClock clock;
    /** Of both sides' engines, by side. */
    private List<Declarer> declarers;

    /** Whether a person has moved, but not ended the turn. */
    boolean pending;

    boolean paused;

    /** Where the setup's first game stands, or the one that is gone on with. */
    Standing(GameSetup setup, Series series) {
        this.setup = setup;
        this.series = series;
        seat(new PlayedGame(setup.start(), setup.moves(), setup.declared()));
    }

    /** Puts a game on the table, with full time. */
    void seat(PlayedGame next) {
        game = next;
        clock = new TableClock(List.of(
                series.player(Side.WHITE).control(), series.player(Side.BLACK).control()));
        declarers = List.of(new Declarer(DeclarationRules.USUAL), new Declarer(DeclarationRules.USUAL));
        offers.clear();
        pending = false;
        paused = false;
    }

    PlayedGame game() {
        return game;
    }

    TableClock clock() {
        return clock;
    }

    Position position() {
        return game.position();
    }

    /** Takes back what {@link #canTakeBack} says. */
    void takeBack(long nanos) {
        if (pending) {
            game.takeBack();
            pending = false;
            offers.announce(false);
            return;
        }
        PlayedMove taken;
        do {
            taken = game.takeBack();
        } while (!series.isHuman(taken.side()));
        offers.clear();
        clock.rewind(game.moves(), nanos);
    }

    /** Whose turn it is; a side that has not ended its turn still has it. */
    int turn() {
        int toMove = position().sideToMove();
        return pending ? Side.opponent(toMove) : toMove;
    }

    boolean isHumansTurn() {
        return series.isHuman(turn());
    }

    /** By rules or players; a move that can still be taken back ends no game. */
    Result result() {
        return pending ? game.declared() : game.result();
    }

    boolean isOver() {
        return result().isOver();
    }

    boolean canMove() {
        return !isOver() && !pending && isHumansTurn();
    }

    boolean canTakeBack() {
        return pending
                || (setup.takeBack() == TakeBack.FREE
                        && game.moves().stream().anyMatch(move -> series.isHuman(move.side())));
    }

    boolean canOfferDraw() {
        return !isOver()
                && game.ply() > 0
                && series.isHuman(game.last().side())
                && (pending ? !offers.isAnnounced() : offers.offering() == DrawOffers.NOBODY);
    }

    /** Offers what {@link #canOfferDraw} says: with the turn that has not ended, or after the last one. */
    void offerDraw() {
        if (pending) {
            offers.announce(true);
        } else {
            offers.offer(game.last().side());
        }
    }

    /**
     * Whether the engine, whose turn it is, takes a draw that is offered to it.
     *
     * @param expectation of the game for it, 0 loss to 1 win
     */
    boolean wouldAcceptDraw(double expectation) {
        return offers.standsFor(turn()) && DrawOffers.isWelcome(expectation, game.ply());
    }

    /**
     * What the engine, whose turn it is, declares with its move, if the game is set up so. An offer that it makes in vain is not made again
     * with its next moves.
     *
     * @param expectation of the game for it, 0 loss to 1 win
     */
    Declaration engineDeclaration(double expectation) {
        if (!setup.engineDeclares()) {
            return Declaration.NONE;
        }
        Declarer declarer = declarers.get(turn());
        Declaration declaration = declarer.next(expectation, game.ply());
        if (declaration == Declaration.OFFERS_DRAW) {
            declarer.newGame();
        }
        return declaration;
    }

    boolean canAcceptDraw() {
        return canMove() && offers.standsFor(turn());
    }

    boolean canPause() {
        return !isOver() && !paused && (clock.limitsAny() || !series.hasHuman());
    }
}
