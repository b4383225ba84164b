package org.shbangzero.evaluate.match;

import java.util.List;

/** Games without what differs from run to run. */
final class WithoutTimes {
    private WithoutTimes() {}

    static List<GameRecord> of(List<GameRecord> games) {
        return games.stream().map(WithoutTimes::of).toList();
    }

    private static GameRecord of(GameRecord game) {
        return new GameRecord(
                game.first(),
                game.second(),
                game.pair(),
                game.game(),
                game.startFen(),
                game.openingPlies(),
                game.moves(),
                game.notes().stream().map(WithoutTimes::of).toList(),
                game.result(),
                game.failure(),
                0);
    }

    private static MoveNote of(MoveNote note) {
        return new MoveNote(note.score(), note.centipawns(), note.mate(), note.depth(), note.nodes(), 0, note.clock());
    }
}
