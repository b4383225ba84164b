package org.shbangzero.train.trainer;

import java.util.List;
import org.shbangzero.core.InputException;
import org.shbangzero.selfplay.config.Default;
import org.shbangzero.selfplay.config.Description;
import org.shbangzero.selfplay.config.Range;
import org.shbangzero.train.network.LearningRate;
import org.shbangzero.train.network.OptimizerSettings;

/** How the network learns from replay. */
public record TrainingSettings(
        @Default("256") @Range(min = 8, max = 65536) @Description("positions of a training step") int batchSize,
        @Default("2")
                @Range(min = 1, max = 64)
                @Description(
                        "parts of a batch that are computed side by side, each on a thread of its own and with its own batch normalisation; another number gives other networks")
                int replicas,
        @Default("4") @Range(min = 0.01, max = 100) @Description("how often each position is trained on, on average")
                double samplesPerPosition,
        WindowSettings window,
        @Default("0.002") @Range(min = 1e-7, max = 1) @Description("the full learning rate of Adam")
                double learningRate,
        @Default("constant")
                @Description(
                        "the learning rate after the warm-up: constant, steps (falls at each of scheduleSteps) or cosine (falls smoothly until the one step given there)")
                LearningRate.Kind schedule,
        @Default("100")
                @Range(min = 0, max = 1e6)
                @Description("steps in which the learning rate rises to its full value; 0 for none")
                int warmupSteps,
        @Default("[]")
                @Range(min = 1, max = 1e9)
                @Description("where the schedule falls, in steps since the start of the run")
                List<Integer> scheduleSteps,
        @Default("0.1")
                @Range(min = 0, max = 1)
                @Description(
                        "steps: what each fall multiplies the rate with; cosine: the last rate as a share of the full one")
                double scheduleFactor,
        @Default("0.0001")
                @Range(min = 0, max = 0.99)
                @Description("weight of the squares of all weights in the loss (L2)")
                double l2,
        @Default("false")
                @Description("whether l2 shrinks the weights directly (AdamW) instead of adding to the gradient")
                boolean decoupledDecay,
        @Default("5")
                @Range(min = 1e-6, max = 1e6)
                @Description("longest gradient (Euclidean norm); a longer one is scaled down to it")
                double clipNorm,
        @Default("1") @Range(min = 0, max = 100) @Description("weight of the value loss beside the policy loss")
                double valueLossWeight,
        @Default("0.25")
                @Range(min = 0, max = 1)
                @Description("share of the search's value in the value target; the rest is the game's result")
                double valueBlend,
        @Default("true")
                @Description(
                        "whether half of the positions are mirrored left to right, where the game's rules allow it")
                boolean mirror,
        @Default("0.99")
                @Range(min = 0, max = 0.99999)
                @Description("share that the averaged weights keep at each step; they are what plays")
                double averageDecay) {
    public TrainingSettings {
        if (2 * replicas > batchSize) {
            throw new InputException("replicas must be at most half of batchSize, " + batchSize + ", not " + replicas);
        }
        scheduleSteps = List.copyOf(scheduleSteps);
        checkOptimizer(
                learningRate, schedule, warmupSteps, scheduleSteps, scheduleFactor, l2, decoupledDecay, clipNorm);
    }

    /** How gradients change the weights. */
    public OptimizerSettings optimizer() {
        return checkOptimizer(
                learningRate, schedule, warmupSteps, scheduleSteps, scheduleFactor, l2, decoupledDecay, clipNorm);
    }

    private static OptimizerSettings checkOptimizer(
            double base,
            LearningRate.Kind kind,
            int warmupSteps,
            List<Integer> steps,
            double factor,
            double l2,
            boolean decoupled,
            double clipNorm) {
        return new OptimizerSettings(new LearningRate(kind, base, warmupSteps, steps, factor), l2, decoupled, clipNorm);
    }
}
