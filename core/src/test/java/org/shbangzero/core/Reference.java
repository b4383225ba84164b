package org.shbangzero.core;

import java.util.List;

/** A position of a game written as plainly as its rules read, by copying and trying: the law for the fast one. */
interface Reference {
    String fen();

    /** The legal moves in UCI notation, sorted. */
    List<String> legalMoves();

    /** Whether the side of a colour is in check. */
    boolean isInCheck(boolean white);

    /** The position after a legal move. */
    Reference after(String move);

    /** A position of that game. */
    static Reference of(String game, String fen) {
        return switch (game) {
            case "banzai" -> new BanzaiReference(fen);
            case "shambhala" -> new ShambhalaReference(fen);
            default -> new ShbangReference(fen);
        };
    }
}
