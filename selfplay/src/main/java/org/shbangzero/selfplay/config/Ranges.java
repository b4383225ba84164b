package org.shbangzero.selfplay.config;

import java.lang.reflect.RecordComponent;
import org.shbangzero.core.InputException;

/** Holds settings that code makes to the same {@link Range}s as those from files. */
public final class Ranges {
    private Ranges() {}

    /**
     * The same settings, if each of their own numbers is in its range. Lists and nested records are not looked at.
     *
     * @throws InputException naming the first that is not
     */
    public static <R extends Record> R require(R settings) {
        for (RecordComponent component : settings.getClass().getRecordComponents()) {
            Range range = component.getAnnotation(Range.class);
            if (range != null && value(settings, component) instanceof Number number) {
                double value = number.doubleValue();
                if (!(value >= range.min() && value <= range.max())) {
                    throw new InputException(component.getName() + " is " + number + "; expected "
                            + ConfigKey.expected(component.getType(), range));
                }
            }
        }
        return settings;
    }

    private static Object value(Record settings, RecordComponent component) {
        try {
            component.getAccessor().setAccessible(true);
            return component.getAccessor().invoke(settings);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("cannot read " + component, e);
        }
    }
}
