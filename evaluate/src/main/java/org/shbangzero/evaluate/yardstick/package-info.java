/**
 * Searches that need no network, for players of fixed strength to measure others by: alpha-beta with the games' own
 * evaluations, and UCT with random playouts. docs/matches.md defines both so that others can build the same.
 */
package org.shbangzero.evaluate.yardstick;
