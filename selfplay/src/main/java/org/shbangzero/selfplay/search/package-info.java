/**
 * Tree search guided by a network: Gumbel and PUCT. A search is a state machine that asks for one evaluation at a time, so
 * the same code serves self-play in batches, matches, and engines.
 */
package org.shbangzero.selfplay.search;
