package org.shbangzero.evaluate.match;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class MoveNoteTest {
    private static MoveNote throughJson(MoveNote note) throws IOException {
        ObjectMapper mapper = new ObjectMapper();
        return mapper.readValue(mapper.writeValueAsString(note), MoveNote.class);
    }

    @Test
    void zeroIsNotUnknown() throws IOException {
        MoveNote zeros = new MoveNote(0.0, 0, 0, 0, 0, 0, 0L);

        assertThat(throughJson(zeros)).isEqualTo(zeros);
        assertThat(throughJson(MoveNote.OPENING)).isEqualTo(MoveNote.OPENING);
    }

    @Test
    void everythingComesBack() throws IOException {
        MoveNote note = new MoveNote(0.25, -120, -3, 12, 6400, 250, 59_100L);

        assertThat(throughJson(note)).isEqualTo(note);
    }
}
