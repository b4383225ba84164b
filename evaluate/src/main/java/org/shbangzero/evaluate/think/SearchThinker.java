package org.shbangzero.evaluate.think;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.shbangzero.core.Game;
import org.shbangzero.core.Position;
import org.shbangzero.selfplay.inference.EvaluationBatch;
import org.shbangzero.selfplay.inference.EvaluationCache;
import org.shbangzero.selfplay.inference.Evaluator;
import org.shbangzero.selfplay.search.Proof;
import org.shbangzero.selfplay.search.SearchAlgorithm;
import org.shbangzero.selfplay.search.SearchBounds;
import org.shbangzero.selfplay.search.SearchRoot;
import org.shbangzero.selfplay.search.SearchSettings;
import org.shbangzero.selfplay.search.Searcher;

/**
 * Thinks with a tree search: Gumbel where a number of nodes is all that ends it, since sequential halving plans with that
 * number, and PUCT everywhere else, which may be stopped at any time. PUCT keeps the tree below the moves that
 * are played; Gumbel does not, so that a number of nodes is exact and gives the move of a match with as many simulations.
 *
 * <p>By default a quarter of the memory remembers evaluations, the rest is for the tree, which may reserve twice what it fills.
 */
public final class SearchThinker implements Thinker {
    private static final int CACHE_SHARE = 4;
    /** Of the memory beside the cache: half of three quarters. */
    private static final double TREE_SHARE = 0.375;

    /** Gumbel's plan takes memory of its own, and with more it has no advantage. */
    private static final int MOST_PLANNED_NODES = 1_000_000;

    private static final int WARM_UP_SIMULATIONS = 8;

    private final Game game;
    private final Evaluator evaluator;
    private final SearchSettings settings;
    private final EvaluationCache cache;
    private final long mostTreeBytes;

    private SearchAlgorithm algorithm = SearchAlgorithm.PUCT;
    private Searcher searcher;
    /** What the searcher's tree is of, or null. */
    private GameLine searched;

    /**
     * Thinks with the usual settings.
     *
     * @param evaluator is not closed
     * @param mebibytes of memory in all, at least 4
     */
    public SearchThinker(Game game, Evaluator evaluator, int mebibytes) {
        this(
                game,
                evaluator,
                SearchSettings.of(SearchAlgorithm.PUCT, 1),
                new EvaluationCache(mebibytes / CACHE_SHARE),
                (long) (TREE_SHARE * ((long) mebibytes << 20)));
    }

    /**
     * Makes it ready: the first evaluations, which take the longest, are done here.
     *
     * @param evaluator is not closed
     * @param settings of either search; which one, how many simulations, and what is kept of the tree is decided for each task
     * @param cache of this evaluator's answers, for this thread alone
     * @param mostTreeBytes that the tree may fill
     */
    public SearchThinker(
            Game game, Evaluator evaluator, SearchSettings settings, EvaluationCache cache, long mostTreeBytes) {
        this.game = game;
        this.evaluator = evaluator;
        this.settings = settings;
        this.cache = cache;
        this.mostTreeBytes = mostTreeBytes;
        this.searcher = create(algorithm);
        searcher.search(game.start(0), SearchBounds.of(WARM_UP_SIMULATIONS));
    }

    @Override
    public void newGame() {
        searcher.newGame();
        searched = null;
    }

    @Override
    public void clear() {
        newGame();
        cache.clear();
    }

    @Override
    public Analysis think(ThinkTask task, ThinkControl control, Reporter reporter) {
        long nodes = task.nodes().orElse(SearchBounds.UNLIMITED);
        boolean planned = task.onlyNodes() && nodes <= MOST_PLANNED_NODES;
        use(planned ? SearchAlgorithm.GUMBEL : SearchAlgorithm.PUCT);
        follow(task.line());
        Position position = task.line().position().copy();
        IntPredicate moves =
                move -> task.searchMoves().isEmpty() || task.searchMoves().contains(move);
        SearchWatch watch = new SearchWatch(searcher.root(), task, control, mostTreeBytes);
        SearchBounds bounds = new SearchBounds((int) Math.min(nodes, SearchBounds.UNLIMITED), moves, () -> {
            if (searcher.root().simulations() > 0 && reporter.isDue()) {
                reporter.report(analysis(position, task.multiPv()));
            }
            return watch.hasSeenEnough();
        });
        searcher.search(position, bounds);
        return analysis(position, task.multiPv());
    }

    @Override
    public Glance glance(Position position) {
        EvaluationBatch batch = new EvaluationBatch(game, 1);
        batch.add(position);
        evaluator.evaluate(batch);
        Score value = Score.of(batch.win(0), batch.loss(0));
        return new Glance(value.centipawns(), Optional.of(value), policy(position, batch));
    }

    /** The softmax of the legal moves' logits. */
    private List<Glance.Likely> policy(Position position, EvaluationBatch batch) {
        int[] moves = new int[game.maxLegalMoves()];
        int count = position.legalMoves(moves);
        double[] weights = Arrays.stream(moves, 0, count)
                .mapToDouble(move -> batch.logit(0, position.policyIndex(move)))
                .toArray();
        double highest = Arrays.stream(weights).max().orElse(0);
        double sum =
                Arrays.stream(weights).map(weight -> Math.exp(weight - highest)).sum();
        return IntStream.range(0, count)
                .mapToObj(i -> new Glance.Likely(position.uci(moves[i]), Math.exp(weights[i] - highest) / sum))
                .sorted(Comparator.comparingDouble(Glance.Likely::probability).reversed())
                .toList();
    }

    /** One tree at a time, so that there is memory for one only. */
    private void use(SearchAlgorithm wanted) {
        if (wanted != algorithm) {
            algorithm = wanted;
            searcher = create(wanted);
            searched = null;
        }
    }

    private Searcher create(SearchAlgorithm wanted) {
        SearchSettings fitting = settings.withAlgorithm(wanted).withReuseTree(wanted == SearchAlgorithm.PUCT);
        return new Searcher(game, evaluator, fitting, cache);
    }

    /** Takes the tree along the moves that were played since the last search. */
    private void follow(GameLine line) {
        if (searched != null) {
            Position position = searched.position().copy();
            for (String uci : line.movesSince(searched).orElse(List.of())) {
                int move = position.parseMove(uci);
                searcher.played(position, move);
                position.make(move);
            }
        }
        searched = line;
    }

    private Analysis analysis(Position position, int multiPv) {
        SearchRoot root = searcher.root();
        int[] ranking = root.ranking();
        List<Analysis.Line> lines = new ArrayList<>();
        for (int i = 0; i < Math.min(multiPv, ranking.length); i++) {
            int[] moves = root.principalVariation(ranking[i]);
            Analysis.Share share = new Analysis.Share(root.prior(ranking[i]), root.visits(ranking[i]));
            lines.add(new Analysis.Line(moves[0], uci(position, moves), score(root, ranking[i]), Optional.of(share)));
        }
        int depth = Analysis.depth(root);
        int hash = (int) Math.min(1000, root.treeBytes() * 1000 / mostTreeBytes);
        return new Analysis(depth, Math.max(depth, root.deepest()), root.simulations(), hash, lines);
    }

    private static Score score(SearchRoot root, int i) {
        if (!root.isKnown(i)) {
            return Score.of(root.win(), root.loss());
        }
        return root.proof(i) == Proof.UNKNOWN
                ? Score.of(root.win(i), root.loss(i))
                : Score.of(root.proof(i), root.pliesToEnd(i));
    }

    private static List<String> uci(Position position, int[] moves) {
        List<String> texts = new ArrayList<>(moves.length);
        for (int move : moves) {
            texts.add(position.uci(move));
            position.make(move);
        }
        for (int i = 0; i < moves.length; i++) {
            position.unmake();
        }
        return texts;
    }
}
