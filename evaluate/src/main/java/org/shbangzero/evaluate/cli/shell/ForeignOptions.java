package org.shbangzero.evaluate.cli.shell;

import java.util.Collection;
import java.util.Map;
import java.util.Optional;

/** What options of other match runners are called here: people try those that they know. */
final class ForeignOptions {
    private static final String PLAYER_KEYS = "a player's own settings, as in 'uci:stockfish,depth=5,option.Hash=64'";

    /** By the names that fastchess, cutechess-cli or OpenBench have, without hyphens. */
    private static final Map<String, String> OURS = Map.ofEntries(
            Map.entry("concurrency", "--threads"),
            Map.entry("rounds", "--games"),
            Map.entry("repeat", "--games"),
            Map.entry("engine", PLAYER_KEYS),
            Map.entry("each", PLAYER_KEYS),
            Map.entry("option", PLAYER_KEYS),
            Map.entry("depth", PLAYER_KEYS),
            Map.entry("nodes", PLAYER_KEYS),
            Map.entry("movetime", PLAYER_KEYS),
            Map.entry("variant", "--game"),
            Map.entry("tournament", "--format"),
            Map.entry("event", "--name"),
            Map.entry("pgnout", "--pgn"),
            Map.entry("pgn-out", "--pgn"),
            Map.entry("output", "--pgn"),
            Map.entry("srand", "--seed"),
            Map.entry("book", "--openings"),
            Map.entry("maxmoves", "--max-plies"),
            Map.entry("draw", "--adjudicate-draws"),
            Map.entry("resign", "--adjudicate-wins"),
            Map.entry("timemargin", "--time-margin"),
            Map.entry("st", "--tc"),
            Map.entry("recover", "--resume"),
            Map.entry("config", "--players"));

    private ForeignOptions() {}

    /**
     * What to say of an unknown option that other programs have.
     *
     * @param typed with its hyphens
     * @param known the options that the command has
     */
    static Optional<String> hint(String typed, Collection<String> known) {
        return Optional.ofNullable(OURS.get(typed.replaceFirst("^-+", "")))
                .filter(ours -> known.contains("--players") && (!ours.startsWith("-") || known.contains(ours)))
                .map(ours -> ours.startsWith("-") ? "; here it is '" + ours + "'" : "; here it is among " + ours);
    }
}
