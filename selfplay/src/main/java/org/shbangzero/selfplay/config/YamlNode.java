package org.shbangzero.selfplay.config;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A parsed YAML value that remembers where it stood. */
sealed interface YamlNode {
    /** Where the value (in a mapping: its key) stands, as a message names it: {@code file:line:column}, or an option. */
    String where();

    /** What a message calls it, e.g. {@code text 'many'}. */
    String describe();

    /** How a scalar is written, which says what it can be read as. */
    enum ScalarKind {
        TEXT,
        WHOLE_NUMBER,
        NUMBER,
        TRUTH_VALUE,
        NOTHING
    }

    record Scalar(String where, ScalarKind kind, String text) implements YamlNode {
        @Override
        public String describe() {
            return switch (kind) {
                case TEXT -> "text '" + text + "'";
                case WHOLE_NUMBER, NUMBER -> "the number " + text;
                case TRUTH_VALUE -> text;
                case NOTHING -> "nothing";
            };
        }
    }

    record Sequence(String where, List<YamlNode> elements) implements YamlNode {
        @Override
        public String describe() {
            return "a list";
        }
    }

    /** Keys in the order of the file. Mutable, so that options can replace values. */
    record Mapping(String where, Map<String, Entry> entries) implements YamlNode {
        static Mapping empty(String where) {
            return new Mapping(where, new LinkedHashMap<>());
        }

        @Override
        public String describe() {
            return "a section with keys";
        }
    }

    /** A value of a mapping, with the place of its key. */
    record Entry(String where, YamlNode value) {}
}
