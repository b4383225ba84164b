package org.shbangzero.evaluate.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.shbangzero.core.Game;
import org.shbangzero.core.InputException;
import org.shbangzero.core.Suggestion;

/** The options that an engine declares, and the commands that give them the values of our settings. */
final class EngineOptions {
    static final String VARIANT = "UCI_Variant";

    private static final String SHOW_WDL = "UCI_ShowWDL";
    private static final String THREADS = "Threads";
    /** What engines call the game that the protocol is made for. */
    private static final String STANDARD_VARIANT = "chess";
    /** No engine has as many. */
    private static final int MOST = 5000;

    private final Map<String, EngineOption> declared = new LinkedHashMap<>();

    /** Takes what a line {@code option …} declares; a later declaration takes the place of an earlier one. */
    void declare(String line) {
        if (declared.size() < MOST) {
            EngineOption.parse(line).ifPresent(option -> declared.put(option.name(), option));
        }
    }

    /**
     * The commands for all options but the variant.
     *
     * @throws InputException naming the first that is not declared, or cannot have its value
     */
    List<String> commands(EngineSettings settings) {
        List<String> commands = new ArrayList<>();
        EngineOption wdl = declared.get(SHOW_WDL);
        if (wdl != null && wdl.isCheck() && given(settings, SHOW_WDL).isEmpty()) {
            commands.add(wdl.command("true"));
        }
        settings.options().forEach((name, value) -> {
            EngineOption option = named(name);
            if (!option.name().equals(VARIANT)) {
                commands.add(option.command(value));
            }
        });
        return commands;
    }

    /** The option meant by a name, whatever the case of its letters. */
    private EngineOption named(String name) {
        return declared.values().stream()
                .filter(option -> option.name().equalsIgnoreCase(name))
                .findFirst()
                .orElseThrow(() -> new InputException(
                        "it has no option '" + name + "'" + Suggestion.hint(name, declared.keySet()) + " (it has "
                                + (declared.isEmpty() ? "none" : String.join(", ", declared.keySet())) + ")"));
    }

    /** Whether the engine can be told to play the game, or needs not be told. */
    boolean knows(Game game, EngineSettings settings) {
        return variant(game, settings).isPresent() || needsNoVariant(game, settings);
    }

    /**
     * The command that sets the variant; nothing if the engine plays the game without.
     *
     * @throws InputException if it cannot play the game
     */
    Optional<String> variantCommand(Game game, EngineSettings settings) {
        Optional<String> variant = variant(game, settings);
        if (variant.isEmpty() && !needsNoVariant(game, settings)) {
            throw cannotPlay(game, settings);
        }
        return variant.map(name -> declared.get(VARIANT).command(name));
    }

    private boolean needsNoVariant(Game game, EngineSettings settings) {
        return !declared.containsKey(VARIANT) && wanted(settings).isEmpty() && game.isWithinChess();
    }

    /** The name of the game among those that the engine lists. */
    private Optional<String> variant(Game game, EngineSettings settings) {
        if (!declared.containsKey(VARIANT)) {
            return Optional.empty();
        }
        List<String> names = new ArrayList<>(List.of(wanted(settings).orElse(game.id())));
        if (wanted(settings).isEmpty() && game.isWithinChess()) {
            names.add(STANDARD_VARIANT);
        }
        return names.stream().filter(declared.get(VARIANT).choices()::contains).findFirst();
    }

    private static Optional<String> wanted(EngineSettings settings) {
        return settings.variant().or(() -> given(settings, VARIANT));
    }

    /** The value that the settings have for an option. As the protocol wants it, the case of names is of no matter. */
    private static Optional<String> given(EngineSettings settings, String name) {
        return settings.options().entrySet().stream()
                .filter(option -> option.getKey().equalsIgnoreCase(name))
                .map(Map.Entry::getValue)
                .findFirst();
    }

    private InputException cannotPlay(Game game, EngineSettings settings) {
        if (!declared.containsKey(VARIANT)) {
            return new InputException("it has no option " + VARIANT + ", so it plays chess and not "
                    + wanted(settings).orElse(game.id()));
        }
        List<String> known = declared.get(VARIANT).choices();
        String name = wanted(settings).orElse(game.id());
        return new InputException("it does not know the variant '" + name + "'" + Suggestion.hint(name, known)
                + " (it lists " + known.size() + "; 'variant' names the one to use)");
    }

    /** Processors that it uses with these settings. */
    int threads(EngineSettings settings) {
        EngineOption option = declared.get(THREADS);
        if (option == null) {
            return 1;
        }
        String value = given(settings, THREADS).orElse(option.preset());
        return value.matches("[1-9][0-9]{0,3}") ? Integer.parseInt(value) : 1;
    }
}
