package org.shbangzero.evaluate.uci;

import java.io.IOException;
import java.util.List;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.evaluate.think.ThinkerFactory;
import org.shbangzero.selfplay.inference.Evaluator;
import org.shbangzero.selfplay.inference.UniformEvaluator;

/** Engines for tests, with little memory. */
final class Engines {
    private static final String HASH = "setoption name Hash value 8";

    private Engines() {}

    /** Talks to the search without a network, which plays all games and begins with this one. */
    static UciTalk uniform(String game) throws IOException {
        return talk(new UniformEvaluator(), Games.byId(game), Games.all());
    }

    /** Talks to a search with an evaluator of one game. */
    static UciTalk of(Evaluator evaluator, String game) throws IOException {
        return talk(evaluator, Games.byId(game), List.of(Games.byId(game)));
    }

    private static UciTalk talk(Evaluator evaluator, Game game, List<Game> games) throws IOException {
        UciTalk talk = UciTalk.with(new UciEngine("Test", ThinkerFactory.of(evaluator, games), game));
        talk.say(HASH);
        return talk;
    }
}
