package org.shbangzero.evaluate.player;

import java.util.Optional;
import org.shbangzero.evaluate.clock.TimeControl;
import org.shbangzero.evaluate.think.Declaration;
import org.shbangzero.evaluate.think.DeclarationRules;
import org.shbangzero.evaluate.think.Declarer;

/**
 * A player with what can be set of any: a time control of its own, and rules by which it resigns lost games, or offers and accepts
 * draws.
 */
final class DecoratedPlayer implements Player {
    private final Player player;
    private final Optional<TimeControl> timeControl;
    private final DeclarationRules rules;

    /** @param timeControl in place of that of the match */
    DecoratedPlayer(Player player, Optional<TimeControl> timeControl, DeclarationRules rules) {
        this.player = player;
        this.timeControl = timeControl;
        this.rules = rules;
    }

    @Override
    public String name() {
        return player.name();
    }

    @Override
    public String description() {
        return rules.areNone() ? player.description() : player.description() + ", " + rules;
    }

    @Override
    public Optional<TimeControl> timeControl() {
        return timeControl.or(player::timeControl);
    }

    @Override
    public boolean needsClock() {
        return player.needsClock();
    }

    @Override
    public boolean isReproducible(TimeControl control) {
        return player.isReproducible(control);
    }

    @Override
    public int threads() {
        return player.threads();
    }

    @Override
    public PlayerSession open() {
        return new Session(player.open(), new Declarer(rules));
    }

    private record Session(PlayerSession session, Declarer declarer) implements PlayerSession {
        @Override
        public void announce(String game) {
            session.announce(game);
        }

        @Override
        public void newGame(long seed) {
            declarer.newGame();
            session.newGame(seed);
        }

        @Override
        public void prepare(Turn turn) {
            session.prepare(turn);
        }

        @Override
        public Choice choose(Turn turn) {
            Choice choice = session.choose(turn);
            Declaration declaration =
                    declarer.next(choice.opinion().expectedScore(), turn.moves().size());
            return choice.declaration() == Declaration.NONE
                    ? new Choice(choice.move(), choice.opinion(), declaration)
                    : choice;
        }

        @Override
        public void close() {
            session.close();
        }
    }
}
