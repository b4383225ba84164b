package org.shbangzero.core;

/** What a move does on the board, for those who show moves to people. Promotion is no kind of its own: several kinds may promote. */
public enum MoveKind {
    /** A piece goes to an empty square. */
    MOVE,
    /** An enemy piece leaves the board. */
    CAPTURE,
    /** An enemy piece loses something, and all pieces stay where they are. */
    HIT,
    /** A piece takes the place of one of its own side, which goes elsewhere. */
    PUSH,
    /** Something from the hand goes under an own piece: the move has a to-square only. */
    STACK,
    /** King and rook move together. */
    CASTLING
}
