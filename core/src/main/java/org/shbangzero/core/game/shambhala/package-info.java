/** Shambhala chess: two royal pieces a side and no check; captured pieces come back by promotion. */
package org.shbangzero.core.game.shambhala;
