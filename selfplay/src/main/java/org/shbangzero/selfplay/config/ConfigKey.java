package org.shbangzero.selfplay.config;

import java.lang.invoke.MethodType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * A key that a config file may set.
 *
 * @param path the full name, sections joined by dots, e.g. {@code search.simulations}
 * @param expected the type and range in words, e.g. {@code a whole number from 1 to 4096}
 * @param defaultValue the value as YAML when the key is left out, or null if it must be given
 * @param description what it means, or the empty string
 * @param mayChange whether it may differ when a run is resumed
 */
public record ConfigKey(String path, String expected, String defaultValue, String description, boolean mayChange) {
    /** All keys of a settings record and its nested records, in order. */
    public static List<ConfigKey> of(Class<? extends Record> type) {
        List<ConfigKey> keys = new ArrayList<>();
        collect(type, "", false, keys);
        return keys;
    }

    private static void collect(Class<?> type, String prefix, boolean mayChange, List<ConfigKey> keys) {
        for (RecordComponent component : type.getRecordComponents()) {
            String path = prefix + component.getName();
            boolean changeable = mayChange || component.isAnnotationPresent(MayChange.class);
            if (component.getType().isRecord()) {
                collect(component.getType(), path + ".", changeable, keys);
                continue;
            }
            Default value = component.getAnnotation(Default.class);
            Description description = component.getAnnotation(Description.class);
            keys.add(new ConfigKey(
                    path,
                    expected(component.getGenericType(), component.getAnnotation(Range.class)),
                    value == null ? null : value.value(),
                    description == null ? "" : description.value(),
                    changeable));
        }
    }

    /** The type and range in words. */
    static String expected(Type type, Range range) {
        if (type instanceof ParameterizedType list) {
            return "a list, each " + expected(list.getActualTypeArguments()[0], range);
        }
        Class<?> raw = rawType(type);
        if (raw.isRecord()) {
            return "a section with the keys "
                    + Arrays.stream(raw.getRecordComponents())
                            .map(RecordComponent::getName)
                            .collect(Collectors.joining(", "));
        }
        if (raw.isEnum()) {
            return "one of " + String.join(", ", literals(raw));
        }
        if (raw == boolean.class) {
            return "true or false";
        }
        if (raw == String.class) {
            return "text";
        }
        return (raw == int.class || raw == long.class ? "a whole number" : "a number") + inWords(range);
    }

    private static String inWords(Range range) {
        if (range == null) {
            return "";
        }
        if (Double.isInfinite(range.max())) {
            return ", at least " + number(range.min());
        }
        return Double.isInfinite(range.min())
                ? ", at most " + number(range.max())
                : " from " + number(range.min()) + " to " + number(range.max());
    }

    private static String number(double value) {
        return new BigDecimal(Double.toString(value)).stripTrailingZeros().toPlainString();
    }

    /** The class of a component or of a list's elements, primitive for a boxed one. */
    static Class<?> rawType(Type type) {
        return MethodType.methodType((Class<?>) type).unwrap().returnType();
    }

    /** How files write the values of an enum, in order. */
    static List<String> literals(Class<?> enumType) {
        return Arrays.stream(enumType.getEnumConstants())
                .map(value -> literal((Enum<?>) value))
                .toList();
    }

    /** How files write an enum value: lower case, with hyphens. */
    static String literal(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
