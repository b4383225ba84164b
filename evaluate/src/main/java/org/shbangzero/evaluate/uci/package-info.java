/**
 * The engine for other programs: the Universal Chess Interface on two streams. Commands are read on one thread and answered
 * at once; thinking is done on another. What thinks is in {@link org.shbangzero.evaluate.think}.
 */
package org.shbangzero.evaluate.uci;
