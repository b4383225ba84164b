/**
 * Bitboards, attack tables, hash keys, the pieces on their squares, the move history, and the part of a position that all games
 * share: what any game on 8×8 squares can build on. Knows no game.
 */
package org.shbangzero.core.board;
