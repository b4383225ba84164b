package org.shbangzero.selfplay.config;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.shbangzero.core.Games;
import org.shbangzero.core.InputException;
import org.shbangzero.core.Suggestion;
import org.shbangzero.selfplay.config.YamlNode.Entry;
import org.shbangzero.selfplay.config.YamlNode.Mapping;
import org.shbangzero.selfplay.config.YamlNode.Scalar;
import org.shbangzero.selfplay.config.YamlNode.ScalarKind;
import org.shbangzero.selfplay.config.YamlNode.Sequence;

/** Makes records from YAML nodes, noting every problem on the way. A value that could not be made is null. */
final class RecordBinder {
    private final Problems problems;
    private final Class<? extends Record> rootType;

    RecordBinder(Problems problems, Class<? extends Record> rootType) {
        this.problems = problems;
        this.rootType = rootType;
    }

    /** The whole config as an instance of the root type; what it lacks is reported at {@code source}. */
    Object bindRoot(YamlNode root, String source) {
        if (root instanceof Mapping mapping) {
            return record(new Mapping(source, mapping.entries()), rootType, "");
        }
        problems.add(root.where(), "", "expected keys and values, but found " + root.describe());
        return null;
    }

    private Object record(Mapping mapping, Class<?> type, String prefix) {
        int before = problems.count();
        reportUnknownKeys(mapping, type, prefix);
        RecordComponent[] components = type.getRecordComponents();
        Object[] values = new Object[components.length];
        for (int i = 0; i < components.length; i++) {
            values[i] = component(mapping, components[i], prefix);
        }
        return problems.count() > before ? null : construct(type, components, values, mapping, prefix);
    }

    private void reportUnknownKeys(Mapping mapping, Class<?> type, String prefix) {
        List<String> known = Arrays.stream(type.getRecordComponents())
                .map(RecordComponent::getName)
                .toList();
        mapping.entries().forEach((key, entry) -> {
            if (!known.contains(key)) {
                problems.add(entry.where(), prefix + key, "unknown key" + suggestion(prefix, key, known));
            }
        });
    }

    /** The nearest key of the section, else the key of that name in another section, else all keys of the section. */
    private String suggestion(String prefix, String key, List<String> known) {
        if (ConfigKey.of(rootType).stream().anyMatch(one -> one.path().equals(key))) {
            int dot = key.indexOf('.');
            return "; write '" + key.substring(0, dot) + ":' and indented below it '" + key.substring(dot + 1) + ": …'";
        }
        return Suggestion.nearest(key, known)
                .map(nearest -> prefix + nearest)
                .or(() -> ConfigKey.of(rootType).stream()
                        .map(ConfigKey::path)
                        .filter(path -> path.equals(key) || path.endsWith("." + key))
                        .findFirst())
                .map(path -> "; did you mean '" + path + "'?")
                .orElse("; the keys here are " + String.join(", ", known));
    }

    private Object component(Mapping mapping, RecordComponent component, String prefix) {
        String path = prefix + component.getName();
        Entry entry = mapping.entries().get(component.getName());
        Class<?> type = component.getType();
        if (entry != null) {
            Object value = value(entry.value(), component.getGenericType(), component.getAnnotation(Range.class), path);
            return component.isAnnotationPresent(GameId.class)
                    ? gameId(value, entry.value().where(), path)
                    : value;
        }
        if (type.isRecord()) {
            return record(Mapping.empty(mapping.where()), type, path + ".");
        }
        Default fallback = component.getAnnotation(Default.class);
        if (fallback == null) {
            problems.add(mapping.where(), path, "missing; expected " + expected(component));
            return null;
        }
        YamlNode node = YamlTree.parseValue(fallback.value(), "default of " + path, problems);
        return value(node, component.getGenericType(), component.getAnnotation(Range.class), path);
    }

    private Object gameId(Object value, String where, String path) {
        try {
            return value == null ? null : Games.byId((String) value).id();
        } catch (InputException e) {
            problems.add(where, path, e.getMessage());
            return null;
        }
    }

    private static String expected(RecordComponent component) {
        return ConfigKey.expected(component.getGenericType(), component.getAnnotation(Range.class));
    }

    private Object value(YamlNode node, Type type, Range range, String path) {
        if (type instanceof ParameterizedType list) {
            return list(node, list, range, path);
        }
        Class<?> raw = ConfigKey.rawType(type);
        if (raw.isRecord()) {
            return node instanceof Mapping mapping
                    ? record(mapping, raw, path + ".")
                    : mismatch(node, type, range, path);
        }
        return node instanceof Scalar scalar ? scalar(scalar, raw, range, path) : mismatch(node, type, range, path);
    }

    private Object list(YamlNode node, ParameterizedType type, Range range, String path) {
        if (!(node instanceof Sequence sequence)) {
            return mismatch(node, type, range, path);
        }
        List<Object> elements = new ArrayList<>();
        for (int i = 0; i < sequence.elements().size(); i++) {
            elements.add(
                    value(sequence.elements().get(i), type.getActualTypeArguments()[0], range, path + "[" + i + "]"));
        }
        return elements.contains(null) ? null : List.copyOf(elements);
    }

    private Object scalar(Scalar scalar, Class<?> type, Range range, String path) {
        ScalarKind kind = scalar.kind();
        if (type.isEnum()) {
            return enumValue(scalar, type, range, path);
        }
        if (type == boolean.class && kind == ScalarKind.TRUTH_VALUE) {
            return Boolean.valueOf(scalar.text());
        }
        if (type == String.class && kind == ScalarKind.TEXT) {
            return scalar.text();
        }
        boolean whole = kind == ScalarKind.WHOLE_NUMBER;
        boolean number = whole || kind == ScalarKind.NUMBER;
        if ((type == double.class && number) || ((type == int.class || type == long.class) && whole)) {
            return number(scalar, type, range, path);
        }
        return mismatch(scalar, type, range, path);
    }

    private Object number(Scalar scalar, Class<?> type, Range range, String path) {
        try {
            String text = scalar.text().replace("_", "");
            Number number = type == int.class
                    ? (Number) Integer.valueOf(text)
                    : type == long.class ? (Number) Long.valueOf(text) : (Number) Double.valueOf(text);
            double value = number.doubleValue();
            boolean inRange = range == null || (value >= range.min() && value <= range.max());
            if (inRange && Double.isFinite(value)) {
                return number;
            }
        } catch (NumberFormatException e) {
            // Too large for the type, or in a notation we don't take (0x10): reported below.
        }
        problems.add(
                scalar.where(), path, scalar.text() + " is out of range; expected " + ConfigKey.expected(type, range));
        return null;
    }

    private Object enumValue(Scalar scalar, Class<?> type, Range range, String path) {
        if (scalar.kind() == ScalarKind.NOTHING) {
            return mismatch(scalar, type, range, path);
        }
        List<String> literals = ConfigKey.literals(type);
        int index = literals.indexOf(scalar.text());
        if (index < 0) {
            problems.add(
                    scalar.where(),
                    path,
                    "unknown value '" + scalar.text() + "'" + Suggestion.hint(scalar.text(), literals) + " (values: "
                            + String.join(", ", literals) + ")");
            return null;
        }
        return type.getEnumConstants()[index];
    }

    private Object mismatch(YamlNode node, Type type, Range range, String path) {
        problems.add(
                node.where(), path, "expected " + ConfigKey.expected(type, range) + ", but found " + node.describe());
        return null;
    }

    private Object construct(
            Class<?> type, RecordComponent[] components, Object[] values, Mapping mapping, String prefix) {
        Class<?>[] types =
                Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
        try {
            Constructor<?> constructor = type.getDeclaredConstructor(types);
            constructor.setAccessible(true);
            return constructor.newInstance(values);
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof InputException || e.getCause() instanceof IllegalArgumentException) {
                String section = prefix.isEmpty() ? "" : prefix.substring(0, prefix.length() - 1);
                problems.add(place(mapping), section, e.getCause().getMessage());
                return null;
            }
            throw new IllegalStateException("the constructor of " + type.getName() + " failed", e.getCause());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("cannot make a " + type.getName(), e);
        }
    }

    /** Where a section's values come from: its place, and the options among them, since any of these can be what does not fit. */
    private static String place(Mapping mapping) {
        Set<String> options = new LinkedHashSet<>();
        addOptions(mapping, options);
        options.remove(mapping.where());
        return mapping.where() + (options.isEmpty() ? "" : " with " + String.join(" and ", options));
    }

    private static void addOptions(Mapping mapping, Set<String> options) {
        for (Entry entry : mapping.entries().values()) {
            if (Overrides.isPlace(entry.where())) {
                options.add(entry.where());
            } else if (entry.value() instanceof Mapping section) {
                addOptions(section, options);
            }
        }
    }
}
