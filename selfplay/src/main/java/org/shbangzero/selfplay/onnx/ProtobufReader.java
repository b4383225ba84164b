package org.shbangzero.selfplay.onnx;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import org.shbangzero.core.InputException;

/**
 * Reads a protocol buffer field by field, without its schema; the wire format is described in Protocol Buffers' "Encoding". After
 * {@link #next} the current field is taken by {@link #number}, {@link #text}, {@link #message} or {@link #skip}.
 */
final class ProtobufReader {
    private static final int VARINT = 0;
    private static final int FIXED_64 = 1;
    private static final int LENGTH_DELIMITED = 2;
    private static final int FIXED_32 = 5;

    private static final int LONGEST_VARINT = 10;
    private static final long LARGEST_FIELD = (1 << 29) - 1;

    private final ByteBuffer bytes;
    private int field;
    private int wireType;

    /** @param bytes read from its position to its limit, and not copied */
    ProtobufReader(ByteBuffer bytes) {
        this.bytes = bytes.slice().order(ByteOrder.LITTLE_ENDIAN);
    }

    /** Whether there is one more field. */
    boolean next() {
        if (!bytes.hasRemaining()) {
            return false;
        }
        long tag = varint();
        wireType = (int) tag & 7;
        if (tag >>> 3 == 0 || tag >>> 3 > LARGEST_FIELD) {
            throw damaged("no field has the number " + (tag >>> 3));
        }
        field = (int) (tag >>> 3);
        return true;
    }

    /** The number of the current field. */
    int field() {
        return field;
    }

    /** Whether the current field holds bytes: a text, a message, or packed numbers. */
    boolean isBytes() {
        return wireType == LENGTH_DELIMITED;
    }

    /** The value of an integer field. */
    long number() {
        if (wireType != VARINT) {
            throw damaged("field " + field + " is no integer");
        }
        return varint();
    }

    /** One of the integers of a packed field, which {@link #message} has opened. */
    long packedNumber() {
        return varint();
    }

    /** Whether a packed field has more integers. */
    boolean hasMore() {
        return bytes.hasRemaining();
    }

    /** The value of a text field. */
    String text() {
        try {
            CharBuffer text = StandardCharsets.UTF_8.newDecoder().decode(content());
            return text.toString();
        } catch (CharacterCodingException e) {
            throw new InputException("field " + field + " is not text in UTF-8", e);
        }
    }

    /** The message in the current field. */
    ProtobufReader message() {
        return new ProtobufReader(content());
    }

    /** Leaves the current field out. */
    void skip() {
        switch (wireType) {
            case VARINT -> varint();
            case FIXED_64 -> take(Long.BYTES);
            case LENGTH_DELIMITED -> content();
            case FIXED_32 -> take(Integer.BYTES);
            default -> throw damaged("field " + field + " has the unknown wire type " + wireType);
        }
    }

    private ByteBuffer content() {
        if (!isBytes()) {
            throw damaged("field " + field + " holds no bytes");
        }
        return take(varint());
    }

    private ByteBuffer take(long length) {
        if (length < 0 || length > bytes.remaining()) {
            throw damaged("field " + field + " goes beyond the end");
        }
        ByteBuffer content = bytes.slice(bytes.position(), (int) length);
        bytes.position(bytes.position() + (int) length);
        return content;
    }

    private long varint() {
        long value = 0;
        for (int i = 0; i < LONGEST_VARINT; i++) {
            if (!bytes.hasRemaining()) {
                throw damaged("it ends within a number");
            }
            byte next = bytes.get();
            value |= (long) (next & 0x7f) << (7 * i);
            if (next >= 0) {
                return value;
            }
        }
        throw damaged("a number is longer than " + LONGEST_VARINT + " bytes");
    }

    private static InputException damaged(String reason) {
        return new InputException(reason);
    }
}
