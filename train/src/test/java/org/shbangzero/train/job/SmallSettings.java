package org.shbangzero.train.job;

import java.util.List;
import org.shbangzero.selfplay.config.ConfigReader;
import org.shbangzero.selfplay.config.Default;
import org.shbangzero.selfplay.config.MayChange;

/** The least settings that a run can have. */
record SmallSettings(
        @Default("1") long seed, @MayChange @Default("3") int iterations, @MayChange EvaluationSettings evaluation) {
    static SmallSettings of(String... options) {
        return ConfigReader.parse("", "small.yaml", List.of(options), SmallSettings.class);
    }

    JobPlan plan() {
        return new JobPlan(iterations, 0, 2, 4, 32, evaluation);
    }
}
