package org.shbangzero.evaluate.uci;

import java.util.function.LongSupplier;
import org.shbangzero.core.Position;
import org.shbangzero.evaluate.think.Analysis;
import org.shbangzero.evaluate.think.Reporter;
import org.shbangzero.evaluate.think.Score;

/**
 * Says how a search stands: at once when its depth or its best move changes, otherwise now and then, and at its end. When the
 * best move becomes one that watchers should be told of, it tells them.
 */
final class InfoReporter implements Reporter {
    private static final long LEAST_MILLIS_BETWEEN = 50;
    private static final long MOST_MILLIS_BETWEEN = 1000;

    private final UciOutput out;
    private final Position position;
    private final LongSupplier elapsedMillis;
    private final boolean showsWdl;

    private long nextLook = LEAST_MILLIS_BETWEEN;
    private long nextReport;
    private int depth;
    private int bestMove;
    /** Nodes of what was said last; below 0 if nothing was. */
    private long nodes = -1;

    /**
     * A reporter of one search.
     *
     * @param position that is searched; only looked at while no search walks through it
     * @param elapsedMillis since the search began
     */
    InfoReporter(UciOutput out, Position position, LongSupplier elapsedMillis, boolean showsWdl) {
        this.out = out;
        this.position = position;
        this.elapsedMillis = elapsedMillis;
        this.showsWdl = showsWdl;
    }

    @Override
    public boolean isDue() {
        return elapsedMillis.getAsLong() >= nextLook;
    }

    /** Says how it stands, if there is news or nothing was said for long. */
    @Override
    public void report(Analysis analysis) {
        long now = elapsedMillis.getAsLong();
        nextLook = now + LEAST_MILLIS_BETWEEN;
        boolean isNews = analysis.depth() != depth || analysis.best().move() != bestMove;
        if (isNews || now >= nextReport) {
            print(analysis, now);
        }
    }

    /** Says how it stands in the end, unless that was just said. */
    void finish(Analysis analysis) {
        if (analysis.nodes() != nodes) {
            print(analysis, elapsedMillis.getAsLong());
        }
    }

    private void print(Analysis analysis, long now) {
        nextReport = now + MOST_MILLIS_BETWEEN;
        depth = analysis.depth();
        nodes = analysis.nodes();
        for (int i = 0; i < analysis.lines().size(); i++) {
            out.line(info(analysis, i, now));
        }
        if (analysis.best().move() != bestMove) {
            bestMove = analysis.best().move();
            String caption = position.caption(bestMove);
            if (caption != null) {
                out.info(caption);
            }
        }
    }

    private String info(Analysis analysis, int index, long millis) {
        Analysis.Line line = analysis.lines().get(index);
        long perSecond = analysis.nodes() * 1000 / Math.max(1, millis);
        return "info depth " + analysis.depth() + " seldepth " + analysis.deepest() + " multipv " + (index + 1)
                + " score " + text(line.score())
                + (showsWdl ? " wdl " + wdl(line.score()) : "")
                + " nodes " + analysis.nodes() + " nps " + perSecond + " hashfull " + analysis.hashPermille()
                + " time " + millis + " pv " + String.join(" ", line.moves());
    }

    private static String text(Score score) {
        return score.mate().isPresent() ? "mate " + score.mate().getAsInt() : "cp " + score.centipawns();
    }

    private static String wdl(Score score) {
        return score.win() + " " + score.draw() + " " + score.loss();
    }
}
