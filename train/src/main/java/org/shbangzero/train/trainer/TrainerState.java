package org.shbangzero.train.trainer;

/**
 * What a trainer needs to go on, beside the weights and the optimizer's state. All randomness and the learning rate follow from
 * the seed and the number of steps.
 *
 * @param step steps done
 * @param positions positions trained on
 * @param seed of the run
 */
public record TrainerState(long step, long positions, long seed) {}
