/** Ratings of the checkpoints of a training run, by games that are chosen for what they tell. */
package org.shbangzero.evaluate.ladder;
