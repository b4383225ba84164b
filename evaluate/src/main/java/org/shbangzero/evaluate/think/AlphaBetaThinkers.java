package org.shbangzero.evaluate.think;

import java.util.List;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;

/** Alpha-beta searches, for all games. */
final class AlphaBetaThinkers implements ThinkerFactory {
    @Override
    public List<Game> games() {
        return Games.all();
    }

    @Override
    public Thinker open(Game game, int mebibytes) {
        return new AlphaBetaThinker(game);
    }

    @Override
    public void close() {}
}
