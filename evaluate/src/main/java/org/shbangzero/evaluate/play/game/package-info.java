/**
 * A table at which a game is played: seats, moves, clocks, draw offers, a series and its score, and what a page shows of all that. Plain
 * Java that runs in a browser too: no threads, files, reflection or formats; the time and the engine come from outside. Nothing here is
 * thread-safe.
 */
package org.shbangzero.evaluate.play.game;
