package org.shbangzero.selfplay.worker;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.shbangzero.core.EndReason;
import org.shbangzero.core.Game;
import org.shbangzero.core.Position;
import org.shbangzero.core.Result;
import org.shbangzero.core.Side;
import org.shbangzero.selfplay.SplitMix64;
import org.shbangzero.selfplay.replay.GameOrigin;
import org.shbangzero.selfplay.replay.ReplayRow;
import org.shbangzero.selfplay.search.Search;
import org.shbangzero.selfplay.search.SearchRoot;
import org.shbangzero.selfplay.search.SearchSettings;

/**
 * One game after the other, each as a state machine: {@link #start}, then {@link #advance} until it returns false, with
 * an evaluation of {@link #search()}'s leaf whenever it returns true. All chance comes from the game's seed.
 */
final class SelfPlayGame {
    /** Streams of chance that must not disturb each other. */
    private static final long CHOICES = 0;

    private static final long SEARCHES = 1;

    private final SelfPlaySettings settings;
    private final SearchSettings searchSettings;
    private final Search search;
    private final Opening opening;
    private final Resignation resignation;
    private final SplitMix64 random = new SplitMix64(0);
    private final MoveList moves = new MoveList();
    private final int[] legalMoves;
    private final List<SearchedPly> plies = new ArrayList<>();
    private SelfPlayTask task;
    private int number;
    private long seed;
    private Position start;
    private Position position;
    /** Plies up to this one are drawn from the network's policy. */
    private int policyPliesEnd;

    private boolean searching;
    private boolean full;
    private Result result;
    private boolean adjudicated;
    private long simulations;

    /** Positions of this game sent to the network, counted by the worker. */
    long evaluations;
    /** Positions of this game found in the cache, counted by the worker. */
    long cacheHits;

    SelfPlayGame(Game game, SelfPlaySettings settings, SearchSettings searchSettings) {
        this.settings = settings;
        this.searchSettings = searchSettings;
        this.search = Search.create(game, searchSettings);
        this.opening = new Opening(game, settings);
        this.resignation = new Resignation(settings);
        this.legalMoves = new int[game.maxLegalMoves()];
    }

    Search search() {
        return search;
    }

    /** Sets a game up, and plays its random plies. */
    void start(SelfPlayTask newTask, int gameNumber) {
        task = newTask;
        number = gameNumber;
        seed = task.gameSeed(number);
        random.reseed(SplitMix64.derive(seed, CHOICES));
        moves.clear();
        plies.clear();
        search.forget();
        searching = false;
        adjudicated = false;
        simulations = 0;
        evaluations = 0;
        cacheHits = 0;
        resignation.start(random.nextDouble() >= settings.noResignShare());
        opening.drawStart(random);
        position = opening.position();
        start = position.copy();
        opening.playRandomPlies(random, moves);
        policyPliesEnd = position.ply() + random.nextInt(settings.openingPolicyPlies() + 1);
        result = resultOnBoard();
    }

    /** Goes on until an evaluation is needed; false if the game is over. */
    boolean advance() {
        while (!result.isOver()) {
            if (!searching) {
                startSearch();
            }
            boolean policyPly = position.ply() < policyPliesEnd;
            if (!(policyPly && isRootEvaluated()) && search.advance()) {
                return true;
            }
            searching = false;
            if (policyPly) {
                play(drawFromPriors());
            } else {
                endTurn();
            }
        }
        return false;
    }

    private void startSearch() {
        full = random.nextDouble() < settings.fullSearchShare();
        int wanted = full ? searchSettings.simulations() : settings.quickSimulations();
        search.start(position, SplitMix64.derive(seed, SEARCHES + position.ply()), wanted, full);
        searching = true;
    }

    private boolean isRootEvaluated() {
        return search.root().moveCount() > 0;
    }

    private int drawFromPriors() {
        SearchRoot root = search.root();
        float rest = (float) random.nextDouble();
        int last = root.moveCount() - 1;
        for (int i = 0; i < last; i++) {
            rest -= root.prior(i);
            if (rest < 0) {
                return root.move(i);
            }
        }
        return root.move(last);
    }

    private void endTurn() {
        SearchRoot root = search.root();
        simulations += search.simulationsDone();
        int side = position.sideToMove();
        if (resignation.resigns(side, root.value())) {
            result = Result.win(Side.opponent(side), EndReason.RESIGNATION);
            return;
        }
        double temperature =
                position.ply() < settings.temperaturePlies() ? settings.temperature() : settings.finalTemperature();
        int move = root.sampleMove(temperature, random);
        plies.add(new SearchedPly(position, root, move, full, search.simulationsDone()));
        play(move);
    }

    private void play(int move) {
        search.played(position, move);
        position.make(move);
        moves.add(move);
        result = resultOnBoard();
        if (!result.isOver() && position.ply() >= settings.maxPlies()) {
            stopOverlong();
        }
    }

    private void stopOverlong() {
        int ahead = position.evaluate();
        int margin = settings.adjudicationMargin();
        if (margin > 0 && Math.abs(ahead) >= margin) {
            int side = position.sideToMove();
            result = Result.win(ahead > 0 ? side : Side.opponent(side), EndReason.ADJUDICATION);
            adjudicated = true;
        } else {
            result = Result.draw(EndReason.MAX_PLIES);
        }
    }

    private Result resultOnBoard() {
        return position.result(position.legalMoves(legalMoves));
    }

    /** The game, once {@link #advance} has returned false. */
    FinishedGame finished() {
        GameOrigin origin = new GameOrigin(
                position.game().id(),
                task.gameId(number),
                task.checkpoint(),
                task.configHash(),
                seed,
                opening.startId());
        List<ReplayRow> rows = new ArrayList<>(plies.size());
        for (SearchedPly ply : plies) {
            rows.add(ply.finish(result, position.ply(), adjudicated, origin));
        }
        return new FinishedGame(number, origin, start, moves.toArray(), result, rows, statistics());
    }

    private SelfPlayStatistics statistics() {
        boolean watched = !resignation.allowed();
        int loser = resignation.wouldResign();
        boolean wouldResign = watched && loser >= 0;
        return new SelfPlayStatistics(
                1,
                plies.size(),
                moves.size(),
                moves.size(),
                Map.of(result, 1),
                watched ? 1 : 0,
                wouldResign ? 1 : 0,
                wouldResign && result.scoreFor(loser) >= 0 ? 1 : 0,
                simulations,
                evaluations,
                cacheHits);
    }
}
