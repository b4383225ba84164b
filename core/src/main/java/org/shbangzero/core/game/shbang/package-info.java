/** Shbang: chess in which checkers under the pieces are lives, and a capture of a piece with lives is a hit. */
package org.shbangzero.core.game.shbang;
