/**
 * A page in the browser on which people play against the engine: the game and its engine behind a small JSON interface over HTTP, on
 * this machine alone.
 */
package org.shbangzero.evaluate.play;
