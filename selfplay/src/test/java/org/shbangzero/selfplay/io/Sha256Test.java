package org.shbangzero.selfplay.io;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class Sha256Test {
    /** The example of FIPS 180-4's companion document for the message "abc". */
    private static final String ABC = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";

    @TempDir
    Path folder;

    @Test
    void isThatOfTheStandard() {
        assertThat(Sha256.of("abc".getBytes(StandardCharsets.US_ASCII))).isEqualTo(ABC);
    }

    @Test
    void ofAFileIsThatOfItsContent() throws IOException {
        byte[] content = new byte[200_000];
        content[150_000] = 1;
        Path file = Files.write(folder.resolve("large"), content);
        assertThat(Sha256.of(file)).isEqualTo(Sha256.of(content)).isNotEqualTo(Sha256.of(new byte[200_000]));
    }
}
