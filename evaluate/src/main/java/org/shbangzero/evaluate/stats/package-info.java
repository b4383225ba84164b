/**
 * The statistics of matches, as pure functions and records: what a number of results says about the strength of two
 * players, or of a pool of them. Nothing here knows of games, players or files.
 */
package org.shbangzero.evaluate.stats;
