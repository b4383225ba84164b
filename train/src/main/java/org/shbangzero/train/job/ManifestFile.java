package org.shbangzero.train.job;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.shbangzero.core.InputException;
import org.shbangzero.selfplay.io.AtomicFiles;
import org.shbangzero.selfplay.io.Checksum;

/**
 * The manifest as a JSON file. It says what counts, so nothing else could tell that a digit of it has changed: it carries a
 * checksum of all its other entries.
 */
final class ManifestFile {
    private static final String CHECKSUM = "checksum";
    /** Stands in the checksum's place while it is computed, from the text itself: Java versions write numbers differently. */
    private static final String UNSET = "00000000";

    private static final String REMEDY = "; restore it from a copy, or start a new run with another --run";

    private static final ObjectMapper MAPPER = JsonMapper.builder()
            .enable(SerializationFeature.INDENT_OUTPUT)
            .enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS)
            .defaultPropertyInclusion(
                    JsonInclude.Value.construct(JsonInclude.Include.NON_NULL, JsonInclude.Include.ALWAYS))
            .build();

    private final Path file;

    ManifestFile(Path file) {
        this.file = file;
    }

    boolean exists() {
        return Files.exists(file);
    }

    /** Writes it whole or not at all. */
    void write(Manifest manifest) throws IOException {
        ObjectNode tree = MAPPER.createObjectNode().put(CHECKSUM, UNSET);
        tree.setAll((ObjectNode) MAPPER.valueToTree(manifest));
        String text = MAPPER.writeValueAsString(tree) + "\n";
        AtomicFiles.writeString(file, text.replaceFirst(UNSET, Checksum.of(text)));
    }

    /**
     * Reads what {@link #write} wrote.
     *
     * @throws InputException if it is damaged, or of another version of this format
     */
    Manifest read() throws IOException {
        String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
        try {
            if (!(MAPPER.readTree(text) instanceof ObjectNode tree)) {
                throw damaged("it holds no JSON object", null);
            }
            requireVersion(tree.path("version"));
            JsonNode checksum = tree.remove(CHECKSUM);
            if (checksum == null
                    || !checksum.asText()
                            .equals(Checksum.of(text.replaceFirst(Pattern.quote(checksum.asText()), UNSET)))) {
                throw damaged("its checksum does not fit its content", null);
            }
            return MAPPER.treeToValue(tree, Manifest.class);
        } catch (JsonProcessingException e) {
            String reason = e.getOriginalMessage().lines().findFirst().orElse("");
            String line =
                    e.getLocation() == null ? "" : "line " + e.getLocation().getLineNr() + ": ";
            throw damaged(line + reason, e);
        }
    }

    private void requireVersion(JsonNode version) {
        if (version.isInt() && version.asInt() != Manifest.VERSION) {
            throw new InputException(file + " has format version " + version + ", this program reads version "
                    + Manifest.VERSION + "; resume it with the program that wrote it");
        }
    }

    private InputException damaged(String reason, Throwable cause) {
        return new InputException(file + " is damaged (" + reason + ")" + REMEDY, cause);
    }
}
