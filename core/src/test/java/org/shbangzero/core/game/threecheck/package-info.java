/** Three-check chess: the example of how a game is added, and the proof that nothing else need be touched. */
package org.shbangzero.core.game.threecheck;
