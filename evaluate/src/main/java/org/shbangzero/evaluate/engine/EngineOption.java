package org.shbangzero.evaluate.engine;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.shbangzero.core.InputException;
import org.shbangzero.core.Suggestion;

/**
 * An option as an engine declares it.
 *
 * @param type {@code check}, {@code spin}, {@code combo}, {@code button}, {@code string}, or what else an engine invents
 * @param preset the value after {@code default}; may be empty
 * @param min smallest value of a spin, if declared
 * @param max largest value of a spin, if declared
 * @param choices of a combo
 */
record EngineOption(
        String name, String type, String preset, Optional<String> min, Optional<String> max, List<String> choices) {
    private static final String NAME = "name";
    private static final String VAR = "var";
    private static final Set<String> KEYWORDS = Set.of(NAME, "type", "default", "min", "max", VAR);
    private static final String BUTTON = "button";

    /** Reads a line {@code option name … type …}; nothing if it has no name or no type. Names and values may have blanks. */
    static Optional<EngineOption> parse(String line) {
        Map<String, String> parts = new HashMap<>();
        List<String> choices = new ArrayList<>();
        String keyword = "";
        StringBuilder value = new StringBuilder();
        for (String word : (line.strip() + " " + VAR).split("\\s+")) {
            if (!KEYWORDS.contains(word)) {
                value.append(value.isEmpty() ? "" : " ").append(word);
                continue;
            }
            if (keyword.equals(VAR)) {
                choices.add(value.toString());
            } else {
                parts.putIfAbsent(keyword, value.toString());
            }
            keyword = word;
            value.setLength(0);
        }
        String name = parts.getOrDefault(NAME, "");
        String type = parts.getOrDefault("type", "");
        return name.isEmpty() || type.isEmpty()
                ? Optional.empty()
                : Optional.of(new EngineOption(
                        name,
                        type,
                        parts.getOrDefault("default", ""),
                        Optional.ofNullable(parts.get("min")),
                        Optional.ofNullable(parts.get("max")),
                        List.copyOf(choices)));
    }

    boolean isCheck() {
        return type.equals("check");
    }

    /**
     * The command that sets the option.
     *
     * @throws InputException if the option cannot have this value
     */
    String command(String value) {
        switch (type) {
            case "check" -> require(value.equals("true") || value.equals("false"), value, "true or false");
            case "spin" -> require(isInRange(value), value, "a whole number" + range());
            case "combo" ->
                require(
                        choices.isEmpty() || choices.contains(value),
                        value,
                        "one of " + shortened(choices) + Suggestion.hint(value, choices));
            case BUTTON -> require(value.equals("true"), value, "true, which presses the button");
            default -> {
                // Any text will do.
            }
        }
        return "setoption name " + name + (type.equals(BUTTON) ? "" : " value " + value);
    }

    private void require(boolean fine, String value, String expected) {
        if (!fine) {
            throw new InputException("option '" + name + "' is '" + value + "', expected " + expected);
        }
    }

    private boolean isInRange(String value) {
        return number(value)
                .filter(wanted -> min.flatMap(EngineOption::number).orElse(Long.MIN_VALUE) <= wanted)
                .filter(wanted -> wanted <= max.flatMap(EngineOption::number).orElse(Long.MAX_VALUE))
                .isPresent();
    }

    private static Optional<Long> number(String text) {
        try {
            return Optional.of(Long.parseLong(text));
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }

    private String range() {
        return min.map(least -> ", at least " + least).orElse("")
                + max.map(most -> ", at most " + most).orElse("");
    }

    private static String shortened(List<String> words) {
        int most = 12;
        return words.size() <= most ? String.join(", ", words) : String.join(", ", words.subList(0, most)) + ", …";
    }
}
