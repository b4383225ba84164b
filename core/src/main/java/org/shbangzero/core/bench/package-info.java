/** Measures how fast the rules of the games are. */
package org.shbangzero.core.bench;
