/**
 * Thinking about a position within limits of time, nodes and depth, and what comes of it. Knows neither the protocol nor the matches in
 * which it is done.
 */
package org.shbangzero.evaluate.think;
