package org.shbangzero.evaluate.play;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.exc.InputCoercionException;
import com.fasterxml.jackson.core.exc.StreamReadException;
import com.fasterxml.jackson.core.io.JsonEOFException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What is wrong with some JSON, for people: its reader's own messages speak of classes and of settings. */
final class JsonFault {
    private static final Pattern TWICE = Pattern.compile("Duplicate field '(.*)'");

    private JsonFault() {}

    /** A clause that can follow a colon. */
    static String describe(JsonProcessingException fault) {
        if (fault instanceof UnrecognizedPropertyException unknown) {
            String known = unknown.getKnownPropertyIds().stream()
                    .map(Object::toString)
                    .sorted()
                    .collect(Collectors.joining(", "));
            return "unknown field " + place(unknown) + "; expected " + known;
        }
        if (fault instanceof MismatchedInputException mismatch) {
            return mismatch(place(mismatch), mismatch.getTargetType());
        }
        if (fault instanceof JsonMappingException placed && placed.getCause() instanceof StreamReadException cause) {
            return cause instanceof InputCoercionException number
                    ? mismatch(place(placed), number.getTargetType())
                    : syntax(cause);
        }
        return syntax(fault);
    }

    /** The field, as a program would name it: {@code 'players[1].seat'}; nothing for the whole. */
    private static String place(JsonMappingException fault) {
        StringBuilder place = new StringBuilder();
        for (JsonMappingException.Reference step : fault.getPath()) {
            if (step.getFieldName() == null) {
                place.append('[').append(step.getIndex()).append(']');
            } else {
                place.append(place.isEmpty() ? "" : ".").append(step.getFieldName());
            }
        }
        return place.isEmpty() ? "" : "'" + place + "'";
    }

    private static String mismatch(String place, Class<?> wanted) {
        if (place.isEmpty() || wanted == null) {
            return "expected one JSON object";
        }
        return place + " is " + not(wanted);
    }

    private static String not(Class<?> wanted) {
        if (wanted == String.class) {
            return "no text";
        }
        if (wanted == Boolean.class || wanted == boolean.class) {
            return "neither true nor false";
        }
        if (Number.class.isAssignableFrom(wanted) || wanted.isPrimitive()) {
            return "no whole number";
        }
        return List.class.isAssignableFrom(wanted) ? "no list" : "no object";
    }

    private static String syntax(JsonProcessingException fault) {
        Matcher twice = TWICE.matcher(fault.getOriginalMessage());
        if (twice.matches()) {
            return "'" + twice.group(1) + "' stands there twice";
        }
        JsonLocation where = fault.getLocation();
        if (fault instanceof JsonEOFException || where == null) {
            return "it breaks off";
        }
        return "it is no JSON from line " + where.getLineNr() + ", column " + where.getColumnNr() + " on";
    }
}
