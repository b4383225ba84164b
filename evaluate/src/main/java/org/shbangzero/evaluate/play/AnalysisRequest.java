package org.shbangzero.evaluate.play;

/**
 * Which position to analyse.
 *
 * @param ply moves played before it; null for none at all
 */
record AnalysisRequest(Integer ply) {}
