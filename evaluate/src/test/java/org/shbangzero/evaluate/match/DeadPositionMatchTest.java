package org.shbangzero.evaluate.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.shbangzero.core.EndReason;
import org.shbangzero.core.Game;
import org.shbangzero.core.Position;
import org.shbangzero.core.Result;
import org.shbangzero.core.orthodox.OrthodoxPlanes;
import org.shbangzero.core.orthodox.OrthodoxPolicy;
import org.shbangzero.core.orthodox.StandardGame;
import org.shbangzero.evaluate.player.RandomPlayer;

/** Matches are played with a game's draw by dead position, which self-play leaves out. */
class DeadPositionMatchTest {
    @Test
    void aMatchGameEndsWhenThePositionIsDead() {
        Game game = new WallGame(false);
        MatchOutcome outcome = Match.between(
                        game,
                        new RandomPlayer(game, "a"),
                        new RandomPlayer(game, "b"),
                        2,
                        MatchSettings.untimed(1, 1, 0, 0, 10))
                .play();

        assertThat(outcome.games()).extracting(GameRecord::result).containsExactly("draw:dead", "draw:dead");
        assertThat(outcome.report().endReasons()).containsOnlyKeys(EndReason.DEAD.text());
        assertThat(outcome.report().averagePlies()).isEqualTo(1);
        Position played = game.start(0);
        played.make(played.parseMove("e1e2"));
        assertThat(played.result()).isSameAs(Result.ONGOING);
    }

    /** Chess from a position whose one legal move, a capture, leaves the kings on two sides of a wall of pawns. */
    private static final class WallGame extends StandardGame {
        private WallGame(boolean deadPosition) {
            super(
                    OrthodoxPlanes.layout("wall-planes-1"),
                    new OrthodoxPolicy("wall-policy-1", OrthodoxPolicy.COUNT, 0),
                    deadPosition);
        }

        @Override
        public String id() {
            return "wall";
        }

        @Override
        public String summary() {
            return "capture the queen";
        }

        @Override
        public int startCount() {
            return 1;
        }

        @Override
        public Position start(int id) {
            return parse("4k3/8/8/p1p1p1p1/P1P1P1P1/8/4q3/4K3 w - - 0 1");
        }

        @Override
        public Optional<Game> withDeadPosition() {
            return Optional.of(new WallGame(true));
        }
    }
}
