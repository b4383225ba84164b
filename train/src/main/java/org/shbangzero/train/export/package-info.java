/** Checkpoints as network files that stand alone: what they are, how they came about, and how exact they are. */
package org.shbangzero.train.export;
