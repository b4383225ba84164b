package org.shbangzero.train.job;

import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.selfplay.config.Default;
import org.shbangzero.selfplay.config.Description;
import org.shbangzero.selfplay.config.GameId;
import org.shbangzero.selfplay.config.MayChange;
import org.shbangzero.selfplay.config.Range;
import org.shbangzero.selfplay.search.SearchSettings;
import org.shbangzero.selfplay.worker.SelfPlaySettings;
import org.shbangzero.train.network.NetworkSettings;
import org.shbangzero.train.trainer.TrainingSettings;

/** All settings of a training run: what a config file holds. */
public record JobSettings(
        @GameId @Description("id of the game: 'shbang games' lists them") String game,
        @Default("1") @Description("seed of all chance: the same seed and settings give the same games") long seed,
        @MayChange
                @Range(min = 1, max = 999_999)
                @Description("iterations in all, each of games, training, export and matches")
                int iterations,
        @MayChange
                @Default("0")
                @Range(min = 0, max = 1_000_000)
                @Description(
                        "minutes that one start of the job may take: after its first, no iteration is begun that would not end in time, final evaluation included; 0 for no limit")
                double maxMinutes,
        @Range(min = 1, max = 1_000_000) @Description("self-play games of each iteration") int gamesPerIteration,
        SelfPlaySettings selfPlay,
        SearchSettings search,
        NetworkSettings network,
        TrainingSettings training,
        @MayChange EvaluationSettings evaluation) {

    /** The rules of the game. */
    Game rules() {
        return Games.byId(game);
    }

    JobPlan plan() {
        int perShard = selfPlay.gamesPerShard();
        return new JobPlan(
                iterations,
                maxMinutes,
                (gamesPerIteration + perShard - 1) / perShard,
                training.samplesPerPosition(),
                training.batchSize(),
                evaluation);
    }
}
