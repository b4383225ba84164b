package org.shbangzero.web.page;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Base64;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;

/** Texts and bytes in the form in which HTML can hold them. */
final class Html {
    private static final int BUFFER = 1 << 16;

    private Html() {}

    /** Text that is shown as it is. */
    static String escape(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    /** JSON in which no tag can begin. */
    static String escapeJson(String json) {
        return json.replace("<", "\\u003c");
    }

    static String base64(byte[] content) {
        return Base64.getEncoder().encodeToString(content);
    }

    /** As small as gzip makes it; always the same for the same content. */
    static byte[] gzip(byte[] content) {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(packed, BUFFER) {
            {
                def.setLevel(Deflater.BEST_COMPRESSION);
            }
        }) {
            out.write(content);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return packed.toByteArray();
    }
}
