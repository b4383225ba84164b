/**
 * Self-play: threads that play many games at once with one network, a batch of evaluations at a time, and write them as
 * replay files. What a game is depends on its seed alone, not on threads, batches or caches.
 */
package org.shbangzero.selfplay.worker;
