package org.shbangzero.selfplay.config;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.shbangzero.core.InputException;
import org.shbangzero.selfplay.config.YamlNode.Mapping;
import org.shbangzero.selfplay.config.YamlNode.Scalar;
import org.shbangzero.selfplay.config.YamlNode.ScalarKind;
import org.shbangzero.selfplay.config.YamlNode.Sequence;

/**
 * Reads a YAML file that is a list of entries under one key. An entry is a text, or a section whose keys only its user knows;
 * what they mean, and which there are, the user checks.
 */
public final class EntryReader {
    private EntryReader() {}

    /**
     * One entry.
     *
     * @param where the place to name in messages, {@code file:line:column}
     * @param text the entry if it is a text, otherwise empty
     * @param values the entry's values by key if it is a section; the keys of sections in it are joined by a dot, {@code option.Hash}
     */
    public record Entry(String where, String text, Map<String, String> values) {
        public boolean isText() {
            return !text.isEmpty();
        }
    }

    /**
     * Reads a file.
     *
     * @param key the only key of the file
     * @throws InputException naming the place of what is not as it should be
     */
    public static List<Entry> read(Path file, String key) {
        return parse(YamlFiles.text(file, "file of " + key), file.toString(), key);
    }

    /**
     * Reads a list out of a config file that holds more, which is not looked at.
     *
     * @param section of the file
     * @param key of the list within the section
     * @return no entries if the section or the key is not there
     * @throws InputException naming the place of what is not as it should be
     */
    public static List<Entry> readWithin(Path file, String section, String key) {
        Problems problems = new Problems(file.toString());
        YamlNode root = YamlTree.parseFile(YamlFiles.text(file, "config file"), file.toString(), problems);
        List<Entry> entries = new ArrayList<>();
        child(root, section, problems)
                .flatMap(node -> child(node, key, problems))
                .ifPresent(list -> {
                    if (list instanceof Sequence sequence) {
                        sequence.elements().forEach(element -> entries.add(entry(element, problems)));
                    } else {
                        problems.add(list.where(), section + "." + key, "expected a list; found " + list.describe());
                    }
                });
        problems.throwIfAny();
        return entries;
    }

    private static Optional<YamlNode> child(YamlNode node, String key, Problems problems) {
        if (node instanceof Mapping mapping) {
            return Optional.ofNullable(mapping.entries().get(key)).map(YamlNode.Entry::value);
        }
        problems.add(node.where(), "", "expected a section with keys; found " + node.describe());
        return Optional.empty();
    }

    static List<Entry> parse(String yaml, String source, String key) {
        Problems problems = new Problems(source);
        YamlNode root = YamlTree.parseFile(yaml, source, problems);
        List<Entry> entries = new ArrayList<>();
        if (root instanceof Mapping mapping
                && mapping.entries().keySet().equals(Set.of(key))
                && mapping.entries().get(key).value() instanceof Sequence sequence) {
            sequence.elements().forEach(element -> entries.add(entry(element, problems)));
        } else {
            problems.add(root.where(), "", "expected '" + key + ":' with a list below it, and nothing else");
        }
        problems.throwIfAny();
        return entries;
    }

    private static Entry entry(YamlNode node, Problems problems) {
        Map<String, String> values = new LinkedHashMap<>();
        if (node instanceof Mapping mapping) {
            collect(mapping, "", values, problems);
        } else if (isValue(node)) {
            return new Entry(node.where(), ((Scalar) node).text(), values);
        } else {
            problems.add(node.where(), "", "expected a text, or a section with keys; found " + node.describe());
        }
        return new Entry(node.where(), "", values);
    }

    private static boolean isValue(YamlNode node) {
        return node instanceof Scalar scalar
                && scalar.kind() != ScalarKind.NOTHING
                && !scalar.text().isBlank();
    }

    private static void collect(Mapping mapping, String prefix, Map<String, String> values, Problems problems) {
        mapping.entries().forEach((name, entry) -> {
            String key = prefix + name;
            if (entry.value() instanceof Mapping section) {
                collect(section, key + ".", values, problems);
            } else if (isValue(entry.value())) {
                values.put(key, ((Scalar) entry.value()).text());
            } else {
                problems.add(
                        entry.where(),
                        key,
                        "expected a value; found " + entry.value().describe());
            }
        });
    }
}
