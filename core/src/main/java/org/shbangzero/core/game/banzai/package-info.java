/** Banzai Chess: chess in which pieces move onto pieces of their own side and push them on. */
package org.shbangzero.core.game.banzai;
