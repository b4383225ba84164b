/** Measures how fast self-play is, and how much of the time goes into the network. */
package org.shbangzero.selfplay.bench;
