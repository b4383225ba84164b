package org.shbangzero.selfplay.bench;

import org.shbangzero.selfplay.search.SearchAlgorithm;

/**
 * Speed of self-play on one thread with a network that costs nothing: move generation, ends of games, planes, priors and the tree
 * are all there.
 *
 * @param game id of the game
 * @param simulationsPerSecond per core
 */
public record SearchRate(String game, SearchAlgorithm algorithm, int simulationsPerMove, double simulationsPerSecond) {}
