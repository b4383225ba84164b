package org.shbangzero.selfplay.config;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLParser;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.shbangzero.core.InputException;
import org.shbangzero.selfplay.config.YamlNode.Entry;
import org.shbangzero.selfplay.config.YamlNode.Mapping;
import org.shbangzero.selfplay.config.YamlNode.Scalar;
import org.shbangzero.selfplay.config.YamlNode.ScalarKind;
import org.shbangzero.selfplay.config.YamlNode.Sequence;

/** Parses YAML text to nodes that remember their places. Duplicate keys and aliases are problems. */
final class YamlTree {
    private static final int MOST_LEVELS = 20;
    private static final Pattern PARSERS_PLACE = Pattern.compile("^ in .*, line ([0-9]{1,9}), column ([0-9]{1,9})");

    private final YAMLParser parser;
    private final Function<JsonLocation, String> place;
    private final Problems problems;
    private int depth;

    private YamlTree(YAMLParser parser, Function<JsonLocation, String> place, Problems problems) {
        this.parser = parser;
        this.place = place;
        this.problems = problems;
    }

    /** Parses a file's text; places are {@code source:line:column}. Empty text is an empty mapping. */
    static YamlNode parseFile(String text, String source, Problems problems) {
        return parse(text, at -> source + ":" + at.getLineNr() + ":" + at.getColumnNr(), problems);
    }

    /** Parses the YAML value of an option or a default; all its places are {@code where}. */
    static YamlNode parseValue(String text, String where, Problems problems) {
        return parse(text, at -> where, problems);
    }

    private static YamlNode parse(String text, Function<JsonLocation, String> place, Problems problems) {
        try (YAMLParser parser = new YAMLFactory().createParser(text)) {
            YamlTree tree = new YamlTree(parser, place, problems);
            if (parser.nextToken() == null) {
                return new Scalar(place.apply(parser.currentTokenLocation()), ScalarKind.NOTHING, "");
            }
            YamlNode root = tree.value("", tree.here());
            if (parser.nextToken() != null) {
                problems.add(tree.here(), "", "a second YAML document; expected one");
            }
            return root;
        } catch (JsonProcessingException e) {
            throw notYaml(e, place);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static InputException notYaml(JsonProcessingException e, Function<JsonLocation, String> place) {
        JsonLocation location = e.getLocation() == null ? new JsonLocation(null, 0, 1, 1) : e.getLocation();
        String reason = "unreadable";
        // The parser's words: what it was doing, then the problem, each followed by its place. The problem counts.
        for (String line : e.getOriginalMessage().lines().toList()) {
            Matcher at = PARSERS_PLACE.matcher(line);
            if (at.find()) {
                location = new JsonLocation(null, 0, Integer.parseInt(at.group(1)), Integer.parseInt(at.group(2)));
            } else if (!line.isBlank() && !line.startsWith(" ")) {
                reason = line.strip();
            }
        }
        return new InputException(place.apply(location) + ": not YAML: " + reason);
    }

    private String here() {
        return place.apply(parser.currentTokenLocation());
    }

    private YamlNode value(String path, String where) throws IOException {
        JsonToken token = parser.currentToken();
        if (parser.isCurrentAlias()) {
            problems.add(here(), path, "YAML aliases are not supported; write the value out");
        }
        if (depth > MOST_LEVELS) {
            throw new InputException(here() + ": more than " + MOST_LEVELS + " levels of sections and lists");
        }
        return switch (token) {
            case START_OBJECT -> mapping(path, where);
            case START_ARRAY -> sequence(path, where);
            case VALUE_NULL -> new Scalar(here(), ScalarKind.NOTHING, "");
            case VALUE_TRUE, VALUE_FALSE -> new Scalar(here(), ScalarKind.TRUTH_VALUE, parser.getText());
            case VALUE_NUMBER_INT -> new Scalar(here(), ScalarKind.WHOLE_NUMBER, parser.getText());
            case VALUE_NUMBER_FLOAT -> new Scalar(here(), ScalarKind.NUMBER, parser.getText());
            default -> new Scalar(here(), ScalarKind.TEXT, parser.getText());
        };
    }

    private Mapping mapping(String path, String where) throws IOException {
        Mapping mapping = Mapping.empty(where);
        depth++;
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String key = parser.currentName();
            String keyWhere = here();
            String keyPath = path.isEmpty() ? key : path + "." + key;
            parser.nextToken();
            Entry entry = new Entry(keyWhere, value(keyPath, keyWhere));
            Entry first = mapping.entries().putIfAbsent(key, entry);
            if (first != null) {
                problems.add(keyWhere, keyPath, "given twice; first at " + first.where());
            }
        }
        depth--;
        return mapping;
    }

    private Sequence sequence(String path, String where) throws IOException {
        List<YamlNode> elements = new ArrayList<>();
        depth++;
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            elements.add(value(path + "[" + elements.size() + "]", here()));
        }
        depth--;
        return new Sequence(where, elements);
    }
}
