package org.shbangzero.evaluate.play.game;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class JsonWriterTest {
    @Test
    void writesEveryKindOfValue() {
        JsonWriter.Value inner = json -> json.field("a", null).field("b", true).field("c", List.of());
        JsonWriter.Value outer = json -> json.field("list", Arrays.asList(1, 2.5, null, "x", inner, List.of(inner)))
                .field("last", 3L);
        String object = "{\"a\":null,\"b\":true,\"c\":[]}";
        assertThat(JsonWriter.text(outer))
                .isEqualTo("{\"list\":[1,2.5,null,\"x\"," + object + ",[" + object + "]],\"last\":3}");
    }

    @Test
    void whateverATextHoldsIsReadBack() throws IOException {
        String text = "\"\\ \u0000\n\t\u001f é ♜ \u2028 \uD83D\uDE00";
        assertThat(new ObjectMapper().readValue(JsonWriter.text(text), String.class))
                .isEqualTo(text);
    }
}
