package org.shbangzero.evaluate.play;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.cfg.CoercionAction;
import com.fasterxml.jackson.databind.cfg.CoercionInputShape;
import com.fasterxml.jackson.databind.exc.ValueInstantiationException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.type.LogicalType;
import io.javalin.http.ContentTooLargeResponse;
import io.javalin.http.Context;
import java.io.IOException;
import org.shbangzero.core.InputException;
import org.shbangzero.evaluate.play.game.JsonWriter;

/** Requests and answers as JSON. */
final class Json {
    /** Bytes of a request: far more than any needs. */
    static final int LARGEST_BODY = 64 * 1024;

    private static final ObjectMapper MAPPER = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
            .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .withCoercionConfig(
                    LogicalType.Textual, texts -> texts.setCoercion(CoercionInputShape.Integer, CoercionAction.Fail)
                            .setCoercion(CoercionInputShape.Float, CoercionAction.Fail)
                            .setCoercion(CoercionInputShape.Boolean, CoercionAction.Fail))
            .build();

    private Json() {}

    /**
     * Reads the body of a request.
     *
     * @throws ContentTooLargeResponse if it is larger than {@link #LARGEST_BODY}, whatever it says of its size
     * @throws InputException if it is no JSON, or not of this shape
     */
    static <T> T read(Context request, Class<T> shape) {
        try {
            byte[] body = request.bodyInputStream().readNBytes(LARGEST_BODY + 1);
            if (body.length > LARGEST_BODY) {
                throw new ContentTooLargeResponse("a request has at most " + LARGEST_BODY + " bytes");
            }
            return read(body, shape);
        } catch (JsonProcessingException e) {
            throw new InputException("cannot read the request: " + JsonFault.describe(e), e);
        } catch (IOException e) {
            throw new InputException("the request broke off", e);
        }
    }

    /**
     * Reads a value.
     *
     * @throws JsonProcessingException if it is no JSON, or not of this shape
     * @throws InputException if it is null, or its own class refuses it
     */
    static <T> T read(byte[] json, Class<T> shape) throws IOException {
        try {
            T read = MAPPER.readValue(json, shape);
            if (read == null) {
                throw new InputException("expected a JSON object");
            }
            return read;
        } catch (ValueInstantiationException e) {
            if (e.getCause() instanceof InputException refused) {
                throw refused;
            }
            throw e;
        }
    }

    static String text(Object value) throws JsonProcessingException {
        return MAPPER.writeValueAsString(value);
    }

    static void write(Context response, Object value) {
        response.contentType("application/json; charset=utf-8").result(JsonWriter.text(value));
    }
}
