package org.shbangzero.evaluate.play.game;

import org.shbangzero.core.MoveKind;

/**
 * A move that was played.
 *
 * @param uci in UCI notation
 * @param san in SAN
 * @param caption what a watcher should be told, or null
 * @param side who played it
 * @param number of the full move
 * @param clock milliseconds on its side's clock after it, increment included; null without a clock, or while the turn has not ended
 */
record PlayedMove(String uci, String san, String caption, MoveKind kind, int side, int number, Long clock) {
    PlayedMove withClock(Long millis) {
        return new PlayedMove(uci, san, caption, kind, side, number, millis);
    }
}
