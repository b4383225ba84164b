/** Text forms that every game shares: the fields of a FEN, SAN, PGN (written and read), board drawings; and perft. Knows no game. */
package org.shbangzero.core.notation;
