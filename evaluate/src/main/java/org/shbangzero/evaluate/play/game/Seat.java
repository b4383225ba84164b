package org.shbangzero.evaluate.play.game;

/** Who sits at a side of the board. */
enum Seat {
    HUMAN,
    ENGINE
}
