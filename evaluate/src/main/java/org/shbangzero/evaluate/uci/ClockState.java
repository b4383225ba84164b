package org.shbangzero.evaluate.uci;

/**
 * A player's clock when it begins to think. Times are in milliseconds.
 *
 * @param remaining on the clock, the increment for this move not included; may be below 0
 * @param increment added after each move, at least 0
 * @param movesToGo moves until more time is added, this one included; 0 if the time is for the rest of the game
 * @param overhead lost with each move to processes and pipes, at least 0
 * @param ply plies played in the game so far
 */
record ClockState(long remaining, long increment, int movesToGo, long overhead, int ply) {}
