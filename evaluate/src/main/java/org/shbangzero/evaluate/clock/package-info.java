/** Time in games: controls, the clocks of both sides, and how to share out what is left. */
package org.shbangzero.evaluate.clock;
