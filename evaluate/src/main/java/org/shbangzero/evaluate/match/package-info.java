/**
 * Matches of two or more players: every opening twice with colours reversed, on any number of threads with the same outcome,
 * in a journal that survives a kill, and summed up in a report that can be trusted.
 */
package org.shbangzero.evaluate.match;
