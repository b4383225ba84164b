/** A game against the engine in a terminal, line by line. */
package org.shbangzero.evaluate.play.terminal;
