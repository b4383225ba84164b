package org.shbangzero.evaluate.player;

import static org.shbangzero.evaluate.player.PlayerKey.DEPTH;
import static org.shbangzero.evaluate.player.PlayerKey.DRAW;
import static org.shbangzero.evaluate.player.PlayerKey.FOLDER;
import static org.shbangzero.evaluate.player.PlayerKey.MOVE_TIME;
import static org.shbangzero.evaluate.player.PlayerKey.NAME;
import static org.shbangzero.evaluate.player.PlayerKey.NODES;
import static org.shbangzero.evaluate.player.PlayerKey.PLAYOUTS;
import static org.shbangzero.evaluate.player.PlayerKey.PLIES;
import static org.shbangzero.evaluate.player.PlayerKey.RESIGN;
import static org.shbangzero.evaluate.player.PlayerKey.SIMS;
import static org.shbangzero.evaluate.player.PlayerKey.STARTUP;
import static org.shbangzero.evaluate.player.PlayerKey.TC;
import static org.shbangzero.evaluate.player.PlayerKey.TIMEOUT;
import static org.shbangzero.evaluate.player.PlayerKey.VARIANT;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The kinds of players, and what can be set of each. */
enum PlayerKind {
    RANDOM("random"),
    GREEDY("greedy"),
    UNIFORM("uniform"),
    ALPHA_BETA("alphabeta"),
    ROLLOUT("rollout"),
    /** Another program: the text goes on with its command. */
    ENGINE("uci:"),
    /** Whoever is none of the others: the text names a network's file. */
    NETWORK("");

    private final String word;

    PlayerKind(String word) {
        this.word = word;
    }

    /** The kind that the first part of a specification names. */
    static PlayerKind of(String who) {
        if (who.startsWith(ENGINE.word)) {
            return ENGINE;
        }
        return Arrays.stream(values())
                .filter(kind -> kind.word.equals(who.toLowerCase(Locale.ROOT)))
                .findFirst()
                .orElse(NETWORK);
    }

    /** The words that name players which need no file. */
    static List<String> builtIn() {
        return Arrays.stream(values())
                .filter(kind -> kind != NETWORK && kind != ENGINE)
                .map(kind -> kind.word)
                .toList();
    }

    /** What it is called in messages. */
    String title() {
        return switch (this) {
            case NETWORK -> "a network";
            case ENGINE -> "an engine";
            default -> word;
        };
    }

    /** What can be set. */
    List<PlayerKey> keys() {
        return switch (this) {
            case RANDOM, GREEDY -> List.of(NAME, TC);
            case UNIFORM, NETWORK -> List.of(NAME, TC, SIMS, MOVE_TIME, RESIGN, DRAW);
            case ALPHA_BETA -> List.of(NAME, TC, DEPTH, MOVE_TIME, RESIGN, DRAW);
            case ROLLOUT -> List.of(NAME, TC, PLAYOUTS, RESIGN, DRAW);
            case ENGINE -> List.of(NAME, TC, NODES, PLIES, MOVE_TIME, VARIANT, FOLDER, STARTUP, TIMEOUT, RESIGN, DRAW);
        };
    }

    /** Ways to limit its thinking, of which one at most can be given. Other programs take any number. */
    List<PlayerKey> limits() {
        return switch (this) {
            case RANDOM, GREEDY, ENGINE -> List.of();
            case UNIFORM, NETWORK -> List.of(SIMS, MOVE_TIME);
            case ALPHA_BETA -> List.of(DEPTH, MOVE_TIME);
            case ROLLOUT -> List.of(PLAYOUTS);
        };
    }
}
