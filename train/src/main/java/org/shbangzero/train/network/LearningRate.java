package org.shbangzero.train.network;

import java.util.List;
import java.util.Locale;
import org.shbangzero.core.InputException;

/**
 * The learning rate at each step: a linear warm-up, then constant, falling by a factor at given steps, or half a cosine wave
 * (Loshchilov and Hutter 2017) from the full rate to {@code factor} times it.
 *
 * @param kind what follows the warm-up
 * @param base the full rate, above 0
 * @param warmupSteps steps of the warm-up, 0 for none
 * @param steps for {@code STEPS} where the rate falls, ascending; for {@code COSINE} one number, the step where the wave ends
 * @param factor for {@code STEPS} what each fall multiplies with; for {@code COSINE} the last rate as a share of the full one
 */
public record LearningRate(Kind kind, double base, int warmupSteps, List<Integer> steps, double factor) {
    /** What follows the warm-up. */
    public enum Kind {
        CONSTANT,
        STEPS,
        COSINE;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    public LearningRate {
        steps = List.copyOf(steps);
        if (!(base > 0 && base <= 1)) {
            throw new InputException("the learning rate must be above 0 and at most 1, not " + base);
        }
        if (warmupSteps < 0) {
            throw new InputException("warmupSteps must be at least 0, not " + warmupSteps);
        }
        if (!(factor >= 0 && factor <= 1)) {
            throw new InputException("factor must be from 0 to 1, not " + factor);
        }
        if (!isAscending(steps)) {
            throw new InputException("steps must be ascending and above 0, not " + steps);
        }
        if (kind == Kind.COSINE && (steps.size() != 1 || steps.get(0) <= warmupSteps)) {
            throw new InputException(
                    "a cosine schedule takes one step, after the warm-up, where it ends; not " + steps);
        }
    }

    /** The same rate at each step. */
    public static LearningRate constant(double base) {
        return new LearningRate(Kind.CONSTANT, base, 0, List.of(), 1);
    }

    /** The rate of a step; the first step is 0. */
    public double at(int step) {
        if (step < warmupSteps) {
            return base * (step + 1) / warmupSteps;
        }
        return switch (kind) {
            case CONSTANT -> base;
            case STEPS -> base * Math.pow(factor, falls(step));
            case COSINE -> cosine(step);
        };
    }

    private int falls(int step) {
        return (int) steps.stream().filter(fall -> step >= fall).count();
    }

    private double cosine(int step) {
        int end = steps.get(0);
        double done = Math.min(1, (double) (step - warmupSteps) / (end - warmupSteps));
        return base * (factor + (1 - factor) * (1 + Math.cos(Math.PI * done)) / 2);
    }

    private static boolean isAscending(List<Integer> steps) {
        int last = 0;
        for (int step : steps) {
            if (step <= last) {
                return false;
            }
            last = step;
        }
        return true;
    }
}
