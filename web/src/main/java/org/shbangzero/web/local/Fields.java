package org.shbangzero.web.local;

import java.util.ArrayList;
import java.util.List;
import org.shbangzero.core.InputException;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSObject;
import org.teavm.jso.core.JSArrayReader;

/** The fields of objects that the page's script sends. One that is absent is null, as is every field of what is no object. */
final class Fields {
    private Fields() {}

    @JSBody(
            params = {"object", "name"},
            script =
                    "const value = object?.[name]; return value === undefined || value === null ? null : String(value);")
    static native String text(JSObject object, String name);

    @JSBody(
            params = {"object", "name"},
            script = "const value = object?.[name]; return Array.isArray(value) ? value : null;")
    private static native JSArrayReader<JSObject> array(JSObject object, String name);

    /** @throws InputException if it is no whole number */
    static Long number(JSObject object, String name) {
        String text = text(object, name);
        if (text == null) {
            return null;
        }
        try {
            return Long.valueOf(text);
        } catch (NumberFormatException e) {
            throw new InputException("'" + name + "' is '" + text + "'; expected a whole number", e);
        }
    }

    /** @throws InputException if it is no whole number of 32 bits */
    static Integer integer(JSObject object, String name) {
        Long number = number(object, name);
        if (number == null) {
            return null;
        }
        if (number != number.intValue()) {
            throw new InputException("'" + name + "' is " + number + ", which is too large");
        }
        return number.intValue();
    }

    /** As {@link #integer}, of a field that must be there. */
    static int count(JSObject object, String name) {
        Integer integer = integer(object, name);
        if (integer == null) {
            throw new InputException("expected the number '" + name + "'");
        }
        return integer;
    }

    static boolean flag(JSObject object, String name) {
        return "true".equals(text(object, name));
    }

    /** The elements of a list; null if it is absent. */
    static List<JSObject> list(JSObject object, String name) {
        JSArrayReader<JSObject> array = array(object, name);
        if (array == null) {
            return null;
        }
        List<JSObject> elements = new ArrayList<>();
        for (int i = 0; i < array.getLength(); i++) {
            elements.add(array.get(i));
        }
        return elements;
    }
}
