package org.shbangzero.selfplay.worker;

import java.util.List;

/** Builds self-play settings for tests: small, without resignation, four games a shard. */
final class Settings {
    private int threads = 2;
    private int gamesInFlight = 3;
    private int cacheMebibytes = 1;
    private int maxPlies = 200;
    private int adjudicationMargin;
    private int openingRandomPlies = 2;
    private int openingPolicyPlies;
    private List<Double> curriculumShares = List.of();
    private double fullSearchShare = 1;
    private int quickSimulations = 4;
    private double resignValue = 1;
    private int resignTurns = 2;
    private double noResignShare;

    Settings threads(int number) {
        threads = number;
        return this;
    }

    Settings gamesInFlight(int number) {
        gamesInFlight = number;
        return this;
    }

    Settings cacheMebibytes(int size) {
        cacheMebibytes = size;
        return this;
    }

    Settings maxPlies(int plies) {
        maxPlies = plies;
        return this;
    }

    Settings adjudicationMargin(int centipawns) {
        adjudicationMargin = centipawns;
        return this;
    }

    Settings openingRandomPlies(int plies) {
        openingRandomPlies = plies;
        return this;
    }

    Settings openingPolicyPlies(int plies) {
        openingPolicyPlies = plies;
        return this;
    }

    Settings curriculumShares(List<Double> shares) {
        curriculumShares = shares;
        return this;
    }

    Settings fullSearchShare(double share, int simulationsElse) {
        fullSearchShare = share;
        quickSimulations = simulationsElse;
        return this;
    }

    Settings resign(double value, int turns, double shareWithout) {
        resignValue = value;
        resignTurns = turns;
        noResignShare = shareWithout;
        return this;
    }

    SelfPlaySettings build() {
        return new SelfPlaySettings(
                threads,
                gamesInFlight,
                cacheMebibytes,
                4,
                maxPlies,
                adjudicationMargin,
                openingRandomPlies,
                openingPolicyPlies,
                curriculumShares,
                1,
                10,
                0,
                fullSearchShare,
                quickSimulations,
                resignValue,
                resignTurns,
                noResignShare);
    }
}
