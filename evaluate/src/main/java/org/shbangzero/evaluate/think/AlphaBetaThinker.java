package org.shbangzero.evaluate.think;

import java.util.List;
import java.util.Optional;
import org.shbangzero.core.Game;
import org.shbangzero.core.Position;
import org.shbangzero.evaluate.yardstick.AlphaBetaSearch;
import org.shbangzero.selfplay.SplitMix64;

/**
 * Thinks with the alpha-beta search of matches, a ply deeper each time, to {@link AlphaBetaSearch#MAX_DEPTH}. When it is stopped, a
 * depth that is not finished leaves the answer of the one before; at depth 1 that is the best of the moves looked at, one at least. One line is reported, by its
 * first move. Among equal moves the position decides, so that it has one answer. Its table has a fixed size, whatever the hash.
 */
public final class AlphaBetaThinker implements Thinker {
    /** A depth is begun if the time so far, times this, is within the soft limit: it takes longer than all before it. */
    private static final int GROWTH = 4;

    private final AlphaBetaSearch search;
    private ThinkControl control;
    private int depth;

    public AlphaBetaThinker(Game game) {
        search = new AlphaBetaSearch(game, this::mustStop);
    }

    private boolean mustStop() {
        return (depth > 1 || search.hasScoredAny()) && control.mustStop();
    }

    @Override
    public void newGame() {}

    @Override
    public void clear() {}

    @Override
    public Analysis think(ThinkTask task, ThinkControl thinkControl, Reporter reporter) {
        control = thinkControl;
        depth = 1;
        Analysis analysis = analyse(task, 0);
        int deepest = Math.min(AlphaBetaSearch.MAX_DEPTH, task.depth().orElse(AlphaBetaSearch.MAX_DEPTH));
        try {
            for (depth = 2; depth <= deepest && mayGoDeeper(task, analysis); depth++) {
                reporter.report(analysis);
                analysis = analyse(task, analysis.nodes());
            }
        } catch (AlphaBetaSearch.Stopped e) {
            // The depth before is the answer.
        }
        return analysis;
    }

    @Override
    public Glance glance(Position position) {
        return new Glance(position.evaluate(), Optional.empty(), List.of());
    }

    private boolean mayGoDeeper(ThinkTask task, Analysis analysis) {
        return !control.mustStop()
                && analysis.nodes() < task.nodes().orElse(Long.MAX_VALUE)
                && !(control.isTimeManaged() && GROWTH * control.elapsed() > control.softLimit());
    }

    private Analysis analyse(ThinkTask task, long nodesBefore) {
        Position position = task.line().position();
        int move = choose(position.copy(), task);
        Analysis.Line line = new Analysis.Line(move, List.of(position.uci(move)), Score.of(search), Optional.empty());
        return new Analysis(depth, depth, nodesBefore + search.nodes(), 0, List.of(line));
    }

    private int choose(Position position, ThinkTask task) {
        try {
            return search.choose(
                    position,
                    depth,
                    new SplitMix64(position.evaluationKey()),
                    legal -> task.searchMoves().isEmpty() || task.searchMoves().contains(legal));
        } catch (AlphaBetaSearch.Stopped e) {
            if (depth > 1) {
                throw e;
            }
            return search.bestSoFar();
        }
    }
}
