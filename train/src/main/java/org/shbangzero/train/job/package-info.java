/**
 * The training job: games, training, export, matches and the gate, iteration by iteration, in a run folder that survives
 * being killed at any moment. The manifest alone says what in the folder counts.
 */
package org.shbangzero.train.job;
