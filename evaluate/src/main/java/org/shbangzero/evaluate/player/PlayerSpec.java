package org.shbangzero.evaluate.player;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.shbangzero.core.InputException;
import org.shbangzero.core.Suggestion;
import org.shbangzero.evaluate.think.DeclarationRules;
import org.shbangzero.evaluate.think.Threshold;
import org.shbangzero.selfplay.config.EntryReader;

/**
 * A player as the command line names it: {@code WHO[,key=value]…}, where WHO is {@code random}, {@code greedy}, {@code uniform},
 * {@code alphabeta}, {@code rollout}, a network ({@link NetworkFiles} lists the ways to name one), or {@code uci:COMMAND} for another program
 * ({@link EngineSpec}). {@link PlayerKind} has the keys.
 *
 * @param who the first part, as typed; small letters if it is a built-in player, of whom case is no matter
 * @param settings values by their keys, as typed; each is one that the player takes; in the order in which they were given
 */
public record PlayerSpec(String who, Map<String, String> settings) {
    /** The players that need no file. */
    static final List<String> BUILT_IN = PlayerKind.builtIn();

    private static final String WHO = "who";

    public PlayerSpec {
        who = BUILT_IN.contains(who.toLowerCase(Locale.ROOT)) ? who.toLowerCase(Locale.ROOT) : who;
        settings = Collections.unmodifiableMap(new LinkedHashMap<>(settings));
    }

    /** A player of whom nothing is set. */
    public static PlayerSpec of(String who) {
        return new PlayerSpec(who, Map.of());
    }

    /**
     * Reads a player's specification. Files are not looked at yet.
     *
     * @throws InputException if a key is unknown, given twice, not for this player, or excluded by another; or a value is of no use
     */
    public static PlayerSpec parse(String text) {
        requirePlain("player", text);
        String[] parts = text.split(",", -1);
        String who = parts[0].strip();
        if (who.isEmpty()) {
            throw new InputException("player '" + text + "' is empty; expected " + String.join(", ", BUILT_IN)
                    + ", a .onnx file, a checkpoint folder, RUN@best, or uci:PROGRAM");
        }
        Map<String, String> values = new LinkedHashMap<>();
        try {
            for (int i = 1; i < parts.length; i++) {
                int equals = parts[i].indexOf('=');
                String word = (equals < 0 ? parts[i] : parts[i].substring(0, equals)).strip();
                if (values.put(
                                word,
                                equals < 0 ? "" : parts[i].substring(equals + 1).strip())
                        != null) {
                    throw new InputException(word + " is given twice");
                }
            }
            return checked(who, values);
        } catch (InputException e) {
            throw new InputException("player '" + text + "': " + e.getMessage(), e);
        }
    }

    /**
     * The players that a YAML file lists under {@code players}: texts as {@link #parse} reads them, or sections with the key
     * {@code who} and the keys of that player.
     *
     * @throws InputException naming the place of what is wrong
     */
    public static List<PlayerSpec> readAll(Path file) {
        return EntryReader.read(file, "players").stream().map(PlayerSpec::of).toList();
    }

    /**
     * The player that an entry of a file specifies.
     *
     * @throws InputException naming the place, if there is no such player
     */
    public static PlayerSpec of(EntryReader.Entry entry) {
        try {
            if (entry.isText()) {
                return parse(entry.text());
            }
            Map<String, String> values = new LinkedHashMap<>(entry.values());
            String who = values.remove(WHO);
            if (who == null) {
                throw new InputException("a player needs the key '" + WHO + "': " + String.join(", ", BUILT_IN)
                        + ", a network's file, or uci:PROGRAM");
            }
            return checked(who, values);
        } catch (InputException e) {
            throw new InputException(entry.where() + ": " + e.getMessage(), e);
        }
    }

    /** Names go to terminals, and into PGN's tags, where a line break would end the tag. */
    private static void requirePlain(String what, String text) {
        if (text.chars().anyMatch(Character::isISOControl)) {
            throw new InputException(what + " '" + text.replaceAll("[\\p{Cntrl}\\x80-\\x9F]", "?")
                    + "' has a line break, tab or other control character; leave it out");
        }
    }

    private static PlayerSpec checked(String who, Map<String, String> values) {
        requirePlain(WHO, who);
        values.forEach(PlayerSpec::requirePlain);
        PlayerSpec spec = new PlayerSpec(who, values);
        if (spec.kind() == PlayerKind.ENGINE) {
            EngineSpec.command(who);
        }
        values.forEach(spec::requireTaken);
        spec.requireOneLimit();
        return spec;
    }

    private void requireOneLimit() {
        List<String> limits = kind().limits().stream()
                .map(PlayerKey::word)
                .filter(settings::containsKey)
                .toList();
        if (limits.size() > 1) {
            throw new InputException(String.join(" and ", limits) + " exclude each other; give one of them");
        }
    }

    private void requireTaken(String word, String value) {
        boolean isOption = kind() == PlayerKind.ENGINE && EngineSpec.isOption(word);
        Optional<PlayerKey> key = isOption ? Optional.empty() : Optional.of(key(who, word));
        if (value.isEmpty()) {
            throw new InputException(word + " has no value; write " + word + "=…");
        }
        if (key.isPresent() && !key.get().takes(value)) {
            throw new InputException(
                    word + " is '" + value + "', expected " + key.get().expected());
        }
    }

    private static PlayerKey key(String who, String word) {
        PlayerKind kind = PlayerKind.of(who);
        return kind.keys().stream()
                .filter(key -> key.word().equals(word))
                .findFirst()
                .orElseThrow(() -> wrongKey(who, kind, word));
    }

    private static InputException wrongKey(String who, PlayerKind kind, String word) {
        List<String> words =
                new ArrayList<>(kind.keys().stream().map(PlayerKey::word).toList());
        if (kind == PlayerKind.ENGINE) {
            words.add(EngineSpec.OPTION + "NAME");
        }
        boolean isOfOthers =
                Arrays.stream(PlayerKey.values()).map(PlayerKey::word).anyMatch(word::equals);
        String fault = isOfOthers
                ? kind.title() + " takes no " + word
                        + (kind == PlayerKind.NETWORK ? Suggestion.hint(who, BUILT_IN) : "")
                : "unknown key '" + word + "'" + Suggestion.hint(word, words);
        return new InputException(fault + " (keys: " + String.join(", ", words) + ")");
    }

    /** What to call the player, if given. */
    public Optional<String> name() {
        return text(PlayerKey.NAME);
    }

    /** The same player under another name. */
    public PlayerSpec named(String newName) {
        Map<String, String> changed = new LinkedHashMap<>(settings);
        changed.put(PlayerKey.NAME.word(), newName);
        return new PlayerSpec(who, changed);
    }

    PlayerKind kind() {
        return PlayerKind.of(who);
    }

    Optional<String> text(PlayerKey key) {
        return Optional.ofNullable(settings.get(key.word()));
    }

    /** The value of a key that takes numbers, if given. */
    OptionalInt number(PlayerKey key) {
        return text(key).stream().mapToInt(Integer::parseInt).findFirst();
    }

    /** When it resigns, and when it offers draws. */
    DeclarationRules declarations() {
        return new DeclarationRules(
                text(PlayerKey.RESIGN).flatMap(text -> Threshold.parse(text, DeclarationRules.RESIGN_MOVES)),
                text(PlayerKey.DRAW).flatMap(text -> Threshold.parse(text, DeclarationRules.DRAW_MOVES)));
    }
}
