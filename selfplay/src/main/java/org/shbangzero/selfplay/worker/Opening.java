package org.shbangzero.selfplay.worker;

import java.util.List;
import org.shbangzero.core.Game;
import org.shbangzero.core.InputException;
import org.shbangzero.core.Position;
import org.shbangzero.selfplay.SplitMix64;
import org.shbangzero.selfplay.replay.GameOrigin;

/** Draws where a game begins, and its random plies. */
final class Opening {
    /** Random plies that end a game are taken back and drawn again; a start that is so close to its end is given up. */
    private static final int MAX_ATTEMPTS = 100;

    private final Game game;
    private final SelfPlaySettings settings;
    private final int[] moves;
    private Position position;
    private int startId;

    Opening(Game game, SelfPlaySettings settings) {
        this.game = game;
        this.settings = settings;
        this.moves = new int[game.maxLegalMoves()];
    }

    /** @throws InputException if the settings name a level that the game doesn't have */
    static void check(Game game, SelfPlaySettings settings) {
        int levels = game.curriculumLevels() - 1;
        if (settings.curriculumShares().size() > levels) {
            throw new InputException("self-play setting 'curriculumShares' has "
                    + settings.curriculumShares().size() + " numbers, but " + game.id() + " has " + levels
                    + " easier levels; give at most so many");
        }
    }

    /** The position at the start of the game drawn last. */
    Position position() {
        return position;
    }

    /** The start id, or {@link GameOrigin#NO_START_ID}. */
    int startId() {
        return startId;
    }

    /** Draws a start. */
    void drawStart(SplitMix64 random) {
        int level = drawLevel(random.nextDouble());
        if (level == 0) {
            startId = random.nextInt(game.startCount());
            position = game.start(startId);
        } else {
            startId = GameOrigin.NO_START_ID;
            position = game.curriculumStart(level, random);
        }
    }

    private int drawLevel(double drawn) {
        List<Double> shares = settings.curriculumShares();
        double rest = drawn;
        for (int i = 0; i < shares.size(); i++) {
            rest -= shares.get(i);
            if (rest < 0) {
                return i + 1;
            }
        }
        return 0;
    }

    /** Plays random plies from the start, and writes their moves down; none of them ends the game. */
    void playRandomPlies(SplitMix64 random, MoveList played) {
        int plies = random.nextInt(settings.openingRandomPlies() + 1);
        for (int attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
            if (tryRandomPlies(plies, random, played)) {
                return;
            }
            while (played.size() > 0) {
                position.unmake();
                played.removeLast();
            }
        }
    }

    private boolean tryRandomPlies(int plies, SplitMix64 random, MoveList played) {
        for (int ply = 0; ply < plies; ply++) {
            int move = moves[random.nextInt(position.legalMoves(moves))];
            position.make(move);
            played.add(move);
            if (position.result(position.legalMoves(moves)).isOver()) {
                return false;
            }
        }
        return true;
    }
}
