package org.shbangzero.selfplay.config;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLGenerator.Feature;
import com.fasterxml.jackson.dataformat.yaml.util.StringQuotingChecker;
import java.lang.reflect.RecordComponent;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.shbangzero.selfplay.io.Sha256;

/** Writes settings records as YAML that {@link ConfigReader} reads back equal; names and compares them. */
public final class ConfigWriter {
    private static final int HASH_CHARACTERS = 12;

    private static final ObjectMapper YAML = new ObjectMapper(YAMLFactory.builder()
            .disable(Feature.WRITE_DOC_START_MARKER)
            .enable(Feature.MINIMIZE_QUOTES)
            .stringQuotingChecker(new QuoteAllButWords())
            .build());

    private ConfigWriter() {}

    /** The settings with every key, defaults included. */
    public static String toYaml(Record settings) {
        return toYaml(tree(settings, false));
    }

    private static String toYaml(Map<String, Object> tree) {
        try {
            return YAML.writeValueAsString(tree);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("settings cannot be written as YAML", e);
        }
    }

    /**
     * Twelve hexadecimal digits that name these settings, {@link MayChange} keys apart: equal hashes mean settings that
     * give the same games and networks.
     */
    public static String hash(Record settings) {
        byte[] yaml = toYaml(tree(settings, true)).getBytes(StandardCharsets.UTF_8);
        return Sha256.of(yaml).substring(0, HASH_CHARACTERS);
    }

    /** Each key's value as YAML, by full name, in the record's order. */
    public static Map<String, String> values(Record settings) {
        Map<String, String> values = new LinkedHashMap<>();
        flatten(tree(settings, false), "", values);
        return values;
    }

    /** The keys whose values differ between two settings of one type, e.g. {@code seed: 1 -> 2}, by full name. */
    public static Map<String, String> differences(Record before, Record after) {
        Map<String, String> old = values(before);
        Map<String, String> current = values(after);
        Map<String, String> differences = new LinkedHashMap<>();
        for (String key : new TreeSet<>(current.keySet())) {
            if (!Objects.equals(old.get(key), current.get(key))) {
                differences.put(key, old.get(key) + " -> " + current.get(key));
            }
        }
        return differences;
    }

    private static void flatten(Map<?, ?> tree, String prefix, Map<String, String> out) {
        tree.forEach((key, value) -> {
            if (value instanceof Map<?, ?> section) {
                flatten(section, prefix + key + ".", out);
            } else {
                out.put(prefix + key, String.valueOf(value));
            }
        });
    }

    private static Map<String, Object> tree(Record settings, boolean fixedOnly) {
        Map<String, Object> tree = new LinkedHashMap<>();
        for (RecordComponent component : settings.getClass().getRecordComponents()) {
            if (!fixedOnly || !component.isAnnotationPresent(MayChange.class)) {
                tree.put(component.getName(), plain(read(component, settings), fixedOnly));
            }
        }
        return tree;
    }

    private static Object plain(Object value, boolean fixedOnly) {
        if (value instanceof Record section) {
            return tree(section, fixedOnly);
        }
        if (value instanceof Enum<?> choice) {
            return ConfigKey.literal(choice);
        }
        if (value instanceof List<?> list) {
            List<Object> elements = new ArrayList<>();
            list.forEach(element -> elements.add(plain(element, fixedOnly)));
            return elements;
        }
        return value;
    }

    private static Object read(RecordComponent component, Record settings) {
        try {
            component.getAccessor().setAccessible(true);
            return component.getAccessor().invoke(settings);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("cannot read " + component.getName(), e);
        }
    }

    /** Quotes every text that could be read as anything else, {@code 1e-3} included, which Jackson's own checker lets pass. */
    private static final class QuoteAllButWords extends StringQuotingChecker.Default {
        private static final Pattern WORD = Pattern.compile("[A-Za-z][A-Za-z0-9_./-]*");

        @Override
        public boolean needToQuoteValue(String value) {
            return !WORD.matcher(value).matches() || super.needToQuoteValue(value);
        }
    }
}
