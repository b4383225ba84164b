/**
 * Bitboards, attack tables, hash keys, the pieces on their squares, and the move history: what any game on 8×8 squares can
 * build on. Knows no game.
 */
package org.shbangzero.core.board;
