package org.shbangzero.evaluate.play.game;

import java.util.List;

/** Writes JSON without reflection, so that a page gets the same text wherever its game lives. */
public final class JsonWriter {
    private static final String HEX = "0123456789abcdef";

    private final StringBuilder text = new StringBuilder();
    private boolean needsComma;

    /** What writes itself as an object: its fields, one after the other. */
    public interface Value {
        void writeTo(JsonWriter json);
    }

    /** A value as text: null, a {@link Value}, a list of values, a string, a boolean, or a finite number. */
    public static String text(Object value) {
        JsonWriter json = new JsonWriter();
        json.value(value);
        return json.text.toString();
    }

    /** Writes a field of the object that is being written. */
    public JsonWriter field(String name, Object value) {
        comma();
        string(name);
        text.append(':');
        value(value);
        return this;
    }

    private void value(Object value) {
        if (value instanceof Value object) {
            open('{');
            object.writeTo(this);
            close('}');
        } else if (value instanceof List<?> list) {
            open('[');
            for (Object element : list) {
                comma();
                value(element);
            }
            close(']');
        } else if (value instanceof String string) {
            string(string);
        } else {
            text.append(value);
        }
        needsComma = true;
    }

    private void open(char bracket) {
        text.append(bracket);
        needsComma = false;
    }

    private void close(char bracket) {
        text.append(bracket);
    }

    private void comma() {
        if (needsComma) {
            text.append(',');
        }
        needsComma = false;
    }

    private void string(String value) {
        text.append('"');
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (c == '"' || c == '\\') {
                text.append('\\').append(c);
            } else if (c < ' ' || c == '\u2028' || c == '\u2029') {
                text.append("\\u");
                for (int shift = 12; shift >= 0; shift -= 4) {
                    text.append(HEX.charAt(c >> shift & 0xF));
                }
            } else {
                text.append(c);
            }
        }
        text.append('"');
    }
}
