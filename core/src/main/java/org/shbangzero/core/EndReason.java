package org.shbangzero.core;

import java.util.Locale;

/** Why a game ended. The rules give the first group; matches and self-play add the second. */
public enum EndReason {
    /** The side to move is in check and has no legal move. */
    CHECKMATE,
    /** The last royal piece was captured. */
    ROYALS,
    /** Neither side has enough material to mate. */
    MATERIAL,
    /** No legal move, and not in check. */
    STALEMATE,
    /** The halfmove clock reached 100. */
    FIFTY,
    /** The same position for the third time. */
    REPETITION,
    /** No sequence of moves leads to mate; an option of games, see {@link Game#withDeadPosition}. */
    DEAD,

    RESIGNATION,
    TIME,
    ILLEGAL,
    CRASH,
    AGREEMENT,
    ADJUDICATION,
    MAX_PLIES;

    private final String text = name().toLowerCase(Locale.ROOT);

    /** The literal used in files and output, e.g. {@code max_plies}. */
    public String text() {
        return text;
    }
}
