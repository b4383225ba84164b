/**
 * Those who play in matches: how they choose moves, and how a command line names them. In matches nobody explores: no
 * noise and no temperature. Whoever has no limit of time takes the full number of simulations for each move.
 */
package org.shbangzero.evaluate.player;
