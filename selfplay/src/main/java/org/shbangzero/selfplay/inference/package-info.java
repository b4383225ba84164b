/** Networks at work: batches of positions go in, policy logits and win, draw, loss come out; with a cache in front. */
package org.shbangzero.selfplay.inference;
