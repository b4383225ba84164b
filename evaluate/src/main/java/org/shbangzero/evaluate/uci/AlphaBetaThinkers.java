package org.shbangzero.evaluate.uci;

import java.util.List;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.evaluate.think.AlphaBetaThinker;
import org.shbangzero.evaluate.think.Thinker;

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
