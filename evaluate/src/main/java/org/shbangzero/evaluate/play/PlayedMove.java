package org.shbangzero.evaluate.play;

import org.shbangzero.core.MoveKind;

/**
 * A move that was played.
 *
 * @param uci in UCI notation
 * @param san in SAN
 * @param caption what a watcher should be told, or null
 * @param side who played it
 * @param number of the full move
 */
record PlayedMove(String uci, String san, String caption, MoveKind kind, int side, int number) {}
