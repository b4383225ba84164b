/** No Castle: chess from a shuffled back rank, without castling. */
package org.shbangzero.core.game.nocastle;
