package org.shbangzero.train.job;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Path;
import org.shbangzero.core.InputException;
import org.shbangzero.selfplay.io.AtomicFiles;

/** Records as JSON files, written whole or not at all. */
final class JsonFiles {
    private static final ObjectMapper MAPPER = JsonMapper.builder()
            .enable(SerializationFeature.INDENT_OUTPUT)
            .enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS)
            .defaultPropertyInclusion(
                    JsonInclude.Value.construct(JsonInclude.Include.NON_NULL, JsonInclude.Include.ALWAYS))
            .build();

    private JsonFiles() {}

    static void write(Path file, Object value) throws IOException {
        AtomicFiles.writeString(file, MAPPER.writeValueAsString(value) + "\n");
    }

    /**
     * Reads a file that {@link #write} wrote.
     *
     * @throws InputException if it is not what was written
     */
    static <T> T read(Path file, Class<T> type) throws IOException {
        try {
            return MAPPER.readValue(file.toFile(), type);
        } catch (JsonProcessingException e) {
            String reason = e.getOriginalMessage().lines().findFirst().orElse("");
            throw new InputException(
                    file + " is damaged (line " + e.getLocation().getLineNr() + ": " + reason + ")", e);
        }
    }
}
