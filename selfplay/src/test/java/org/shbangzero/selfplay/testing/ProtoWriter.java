package org.shbangzero.selfplay.testing;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/** Writes protocol buffers field by field; just enough to make ONNX files for tests. */
final class ProtoWriter {
    private static final int VARINT = 0;
    private static final int LENGTH_DELIMITED = 2;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    ProtoWriter number(int field, long value) {
        varint(((long) field << 3) | VARINT);
        varint(value);
        return this;
    }

    ProtoWriter text(int field, String value) {
        return bytes(field, value.getBytes(StandardCharsets.UTF_8));
    }

    ProtoWriter message(int field, ProtoWriter value) {
        return bytes(field, value.toBytes());
    }

    ProtoWriter bytes(int field, byte[] value) {
        varint(((long) field << 3) | LENGTH_DELIMITED);
        varint(value.length);
        out.writeBytes(value);
        return this;
    }

    byte[] toBytes() {
        return out.toByteArray();
    }

    private void varint(long value) {
        long left = value;
        while ((left & ~0x7FL) != 0) {
            out.write((int) ((left & 0x7F) | 0x80));
            left >>>= 7;
        }
        out.write((int) left);
    }
}
