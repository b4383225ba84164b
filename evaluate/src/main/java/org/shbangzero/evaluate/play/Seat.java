package org.shbangzero.evaluate.play;

/** Who plays a side. */
enum Seat {
    HUMAN,
    ENGINE
}
