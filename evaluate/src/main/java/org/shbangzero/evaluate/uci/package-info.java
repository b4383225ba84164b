/**
 * The engine for other programs: the Universal Chess Interface on two streams. Commands are read on one thread and answered
 * at once; thinking is done on another. What thinks is behind {@link org.shbangzero.evaluate.uci.Thinker}, so that the
 * protocol knows no search.
 */
package org.shbangzero.evaluate.uci;
