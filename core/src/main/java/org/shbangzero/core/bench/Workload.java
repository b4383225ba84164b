package org.shbangzero.core.bench;

/** Work that is done in steps of some milliseconds at most, over and over. */
interface Workload {
    /** Does the next step, and returns how many units of work that was; at least 1. */
    long step();
}
