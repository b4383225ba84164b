/** Chess by the FIDE Laws, with automatic draws. */
package org.shbangzero.core.game.chess;
