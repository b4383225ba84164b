package org.shbangzero.evaluate.engine;

import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * An external engine, and how it is to play.
 *
 * @param command the program and its arguments, at least one word. A program without a slash is looked for on the PATH and in {@code /usr/games}; a path starts
 *     from the current folder
 * @param folder in which the program works; the current one if absent
 * @param options values by the names of UCI options, sent in this order
 * @param variant value of {@code UCI_Variant}, if the engine calls the game otherwise than {@link org.shbangzero.core.Game#id()}
 */
public record EngineSettings(
        List<String> command,
        Optional<Path> folder,
        Map<String, String> options,
        Optional<String> variant,
        EngineLimits limits,
        EnginePatience patience) {
    public EngineSettings {
        command = List.copyOf(command);
        if (command.isEmpty()) {
            throw new IllegalArgumentException("a command has at least one word");
        }
        options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
    }

    /** A program without arguments, options or limits. */
    public static EngineSettings of(List<String> command) {
        return new EngineSettings(
                command, Optional.empty(), Map.of(), Optional.empty(), EngineLimits.NONE, EnginePatience.USUAL);
    }

    /** The same with other options. */
    public EngineSettings withOptions(Map<String, String> values) {
        return new EngineSettings(command, folder, values, variant, limits, patience);
    }

    /** The same with other limits. */
    public EngineSettings withLimits(EngineLimits newLimits) {
        return new EngineSettings(command, folder, options, variant, newLimits, patience);
    }

    /** The same with other time-outs. */
    public EngineSettings withPatience(EnginePatience newPatience) {
        return new EngineSettings(command, folder, options, variant, limits, newPatience);
    }
}
