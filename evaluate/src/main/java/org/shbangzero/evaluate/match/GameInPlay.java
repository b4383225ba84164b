package org.shbangzero.evaluate.match;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.shbangzero.core.EndReason;
import org.shbangzero.core.Game;
import org.shbangzero.core.Position;
import org.shbangzero.core.Result;
import org.shbangzero.core.Side;
import org.shbangzero.evaluate.clock.GameClock;
import org.shbangzero.evaluate.player.Choice;
import org.shbangzero.evaluate.player.PlayerFailure;
import org.shbangzero.evaluate.player.PlayerSession;
import org.shbangzero.evaluate.player.Turn;
import org.shbangzero.evaluate.think.Declaration;

/** One game from its opening to its result. */
final class GameInPlay {
    private final long start = System.nanoTime();
    private final GameTask task;
    private final GameRules rules;
    private final GameClock clock;
    private final Adjudicator adjudicator;
    private final PlayerSession[] seats = new PlayerSession[2];
    private final Position position;
    private final int[] legalMoves;
    private final List<String> moves;
    private final List<MoveNote> notes;
    private boolean drawOffered;
    private Result result;
    private String failure;

    /** The position after the opening; players take their seats next. */
    GameInPlay(Game game, GameTask task, GameRules rules, GameClock clock) {
        this.task = task;
        this.rules = rules;
        this.clock = clock;
        this.adjudicator = new Adjudicator(rules.adjudication());
        this.position = task.opening().play(game);
        this.legalMoves = new int[game.maxLegalMoves()];
        this.moves = new ArrayList<>(task.opening().moves());
        this.notes = new ArrayList<>(Collections.nCopies(moves.size(), MoveNote.OPENING));
        this.result = byRule();
    }

    /**
     * A player sits down. One that cannot loses at once.
     *
     * @param opponent name of the other player
     */
    void seat(int side, PlayerSession session, long seed, String opponent) {
        seats[side] = session;
        if (!result.isOver()) {
            try {
                session.announce("game " + GameRecord.round(task.pairing().pair(), task.game()) + ", "
                        + (side == Side.WHITE ? "White" : "Black") + " against " + opponent);
                session.newGame(seed);
            } catch (PlayerFailure e) {
                fail(side, e);
            }
        }
    }

    boolean isOver() {
        return result.isOver();
    }

    /** The player to move does what it does. */
    void move() {
        int side = position.sideToMove();
        Turn turn = new Turn(
                position, task.opening().fen(), Collections.unmodifiableList(moves), clock.seenBy(side), drawOffered);
        Choice choice;
        boolean inTime;
        try {
            seats[side].prepare(turn);
            clock.start();
            choice = seats[side].choose(turn);
            inTime = clock.stop(side);
        } catch (PlayerFailure e) {
            fail(side, e);
            return;
        }
        if (!inTime) {
            result = Result.win(Side.opponent(side), EndReason.TIME);
            failure = "its move took " + clock.elapsed() + " ms, its clock showed "
                    + turn.clocks().own().remaining() + " ms";
        } else if (choice.declaration() == Declaration.RESIGNS) {
            result = Result.win(Side.opponent(side), EndReason.RESIGNATION);
        } else if (choice.declaration() == Declaration.OFFERS_DRAW && drawOffered) {
            result = Result.draw(EndReason.AGREEMENT);
        } else {
            make(side, choice);
        }
    }

    private void make(int side, Choice choice) {
        requireLegal(choice.move());
        int fullMove = position.fullmoveNumber();
        moves.add(position.uci(choice.move()));
        notes.add(MoveNote.of(choice.opinion(), clock, side));
        position.make(choice.move());
        drawOffered = choice.declaration() == Declaration.OFFERS_DRAW;
        result = byRule();
        adjudicator.moved(side, fullMove, choice.opinion()).ifPresent(early -> {
            if (!result.isOver()) {
                result = early;
            }
        });
    }

    /** Whoever asks programs of others for moves has tested them; anything else here is a fault of ours. */
    private void requireLegal(int move) {
        int count = position.legalMoves(legalMoves);
        for (int i = 0; i < count; i++) {
            if (legalMoves[i] == move) {
                return;
            }
        }
        throw new IllegalStateException("a player chose the illegal move " + move + " in " + position.fen());
    }

    private void fail(int side, PlayerFailure cause) {
        result = Result.win(Side.opponent(side), cause.reason());
        failure = cause.getMessage();
    }

    private Result byRule() {
        Result now = position.result(position.legalMoves(legalMoves));
        return !now.isOver() && position.ply() >= rules.maxPlies() ? Result.draw(EndReason.MAX_PLIES) : now;
    }

    /** The finished game. */
    GameRecord record(String first, String second) {
        return new GameRecord(
                first,
                second,
                task.pairing().pair(),
                task.game(),
                task.opening().fen(),
                task.opening().moves().size(),
                moves,
                notes,
                result.toString(),
                failure,
                TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start));
    }
}
