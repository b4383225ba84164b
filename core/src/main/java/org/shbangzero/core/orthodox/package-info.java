/**
 * What the games with kings, queens, rooks, bishops, knights and pawns share: state, make and unmake, pins and checkers, the six
 * FEN fields, planes and policy indices. Games compose it and add their own rules; it knows none of them.
 */
package org.shbangzero.core.orthodox;
