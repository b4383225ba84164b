package org.shbangzero.evaluate.yardstick;

import java.util.SplittableRandom;
import org.shbangzero.core.Game;
import org.shbangzero.core.Position;

/** Unfinished positions, half of them with few pieces: after random moves, after moves to and fro, and shortly before 50 moves. */
final class RandomPositions {
    private final Game game;
    private final SplittableRandom random;
    private final int[] moves;

    RandomPositions(Game game, long seed) {
        this.game = game;
        random = new SplittableRandom(seed);
        moves = new int[game.maxLegalMoves()];
    }

    Position next() {
        while (true) {
            Position position =
                    switch (random.nextInt(3)) {
                        case 0 -> walk(start(), random.nextInt(60), false);
                        case 1 -> walk(start(), random.nextInt(5, 11), true);
                        default -> walk(shortlyBeforeFiftyMoves(), random.nextInt(4), false);
                    };
            if (!position.result().isOver()) {
                return position;
            }
        }
    }

    private Position start() {
        int level = random.nextInt(2) * random.nextInt(game.curriculumLevels());
        return game.curriculumStart(game.curriculumLevels() - 1 - level, random);
    }

    private Position shortlyBeforeFiftyMoves() {
        return game.parse(start().fen().replaceFirst(" \\d+ (\\d+)$", " 96 $1"));
    }

    private Position walk(Position position, int plies, boolean toAndFro) {
        String[] last = {"", ""};
        for (int i = 0; i < plies && !position.result().isOver(); i++) {
            int side = position.sideToMove();
            int move = nextMove(position, toAndFro ? last[side] : "");
            last[side] = position.uci(move);
            position.make(move);
        }
        return position;
    }

    /** A move that takes the side's last one back, if there is one; otherwise a random one. */
    private int nextMove(Position position, String last) {
        if (last.length() == 4 && last.charAt(1) != '@') {
            int back = position.parseMove(last.substring(2) + last.substring(0, 2));
            if (back != 0) {
                return back;
            }
        }
        return moves[random.nextInt(position.legalMoves(moves))];
    }
}
