/** Commands that ask the rules of a game: {@code moves}, {@code status}, {@code show}, {@code perft}, {@code games}. */
package org.shbangzero.evaluate.cli.rules;
