/** The openings of matches: positions, and moves that lead to them, from which the players go on. Knows no matches. */
package org.shbangzero.evaluate.opening;
