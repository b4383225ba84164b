package org.shbangzero.evaluate.think;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.core.InputException;
import org.shbangzero.selfplay.inference.Evaluator;
import org.shbangzero.selfplay.inference.OnnxEvaluator;
import org.shbangzero.selfplay.inference.UniformEvaluator;

/** Makes what thinks, once it is known which game is played and how much memory may be used. */
public interface ThinkerFactory extends AutoCloseable {
    /** The games that what is made here can play, at least one. */
    List<Game> games();

    /** The game to begin with where nobody wants another: the only one of {@link #games}, or else Shbang. */
    default Game usualGame() {
        return games().size() == 1 ? games().get(0) : Games.byId("shbang");
    }

    /**
     * Makes it ready to think.
     *
     * @param game one of {@link #games}
     * @param mebibytes of memory that it may use, at least 4
     */
    Thinker open(Game game, int mebibytes);

    @Override
    void close();

    /**
     * Searches with a network, for the network's game.
     *
     * @param model ONNX file
     * @param wanted the game that it must be for, if it matters
     * @throws InputException if the network cannot be loaded, or is for another game
     */
    static ThinkerFactory withNetwork(Path model, Optional<Game> wanted) {
        Game game =
                wanted.orElseGet(() -> Games.byId(OnnxEvaluator.metadata(model).game()));
        return of(OnnxEvaluator.open(model, game), List.of(game));
    }

    /** Searches without a network, for all games. */
    static ThinkerFactory uniform() {
        return of(new UniformEvaluator(), Games.all());
    }

    /**
     * Searches with an evaluator, which is closed with them.
     *
     * @param games that it can evaluate
     */
    static ThinkerFactory of(Evaluator evaluator, List<Game> games) {
        return new SearchThinkers(evaluator, games);
    }

    /** Alpha-beta searches, for all games. */
    static ThinkerFactory alphaBeta() {
        return new AlphaBetaThinkers();
    }
}
