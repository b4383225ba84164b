package org.shbangzero.train.network;

import org.shbangzero.core.Game;

/**
 * What a network reads and writes.
 *
 * @param game id of the game
 * @param planes name of the plane layout
 * @param planeCount input planes
 * @param policy name of the policy layout
 * @param policyPlanes policy planes of 64 indices each
 */
public record NetworkLayout(String game, String planes, int planeCount, String policy, int policyPlanes) {
    public static NetworkLayout of(Game game) {
        return new NetworkLayout(
                game.id(),
                game.planes().name(),
                game.planes().planeCount(),
                game.policy().name(),
                game.policy().planes());
    }

    /** Floats of one position's input. */
    public int inputSize() {
        return planeCount * 64;
    }

    /** Logits of one position. */
    public int policySize() {
        return policyPlanes * 64;
    }
}
