package org.shbangzero.evaluate.play.game;

import org.shbangzero.evaluate.clock.TimeControl;

/**
 * One of the two who play a series.
 *
 * @param strength of an engine; of no meaning for a person
 * @param control the time for each game
 */
record Player(Seat seat, Strength strength, TimeControl control) {}
