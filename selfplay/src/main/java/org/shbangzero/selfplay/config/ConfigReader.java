package org.shbangzero.selfplay.config;

import java.nio.file.Path;
import java.util.List;
import org.shbangzero.core.InputException;
import org.shbangzero.selfplay.config.YamlNode.Mapping;
import org.shbangzero.selfplay.config.YamlNode.Scalar;
import org.shbangzero.selfplay.config.YamlNode.ScalarKind;

/**
 * Reads settings records from YAML. Keys are the record components' names; nested records are sections. Components may
 * be {@code int}, {@code long}, {@code double}, {@code boolean}, {@link String}, an enum (written in lower case with
 * hyphens), a nested record, or a {@link List} of one of these. A record's compact constructor may throw {@link
 * InputException} for what one component alone cannot tell.
 */
public final class ConfigReader {
    private ConfigReader() {}

    /**
     * Reads a file.
     *
     * @param overrides options {@code key=value} with full key names and YAML values, which win over the file
     * @throws InputException naming every problem with its place, the full key, and what was expected
     */
    public static <R extends Record> R read(Path file, List<String> overrides, Class<R> type) {
        return parse(YamlFiles.text(file, "config file"), file.toString(), overrides, type);
    }

    /**
     * Reads YAML text.
     *
     * @param source what messages call the text
     * @throws InputException as {@link #read}
     */
    public static <R extends Record> R parse(String yaml, String source, List<String> overrides, Class<R> type) {
        Problems problems = new Problems(source);
        YamlNode root = YamlTree.parseFile(yaml, source, problems);
        if (root instanceof Scalar scalar && scalar.kind() == ScalarKind.NOTHING) {
            root = Mapping.empty(source);
        }
        if (root instanceof Mapping mapping) {
            Overrides.apply(overrides, mapping, type, problems);
        }
        Object settings = new RecordBinder(problems, type).bindRoot(root, source);
        problems.throwIfAny();
        return type.cast(settings);
    }

    /** The record with the default of every component. */
    public static <R extends Record> R defaults(Class<R> type) {
        return parse("", type.getSimpleName(), List.of(), type);
    }
}
