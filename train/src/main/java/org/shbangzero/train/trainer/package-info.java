/**
 * Training on replay: which positions are in the window, how they become batches, the steps themselves, and the files of a
 * checkpoint.
 */
package org.shbangzero.train.trainer;
