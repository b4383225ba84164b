package org.shbangzero.evaluate.match;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.shbangzero.selfplay.io.AtomicFiles;

/** Takes damaged lines out of the journal of a match that nobody plays, so that it goes on with all other games, and plays those again. */
public final class JournalRepair {
    private final Path journal;
    private final List<Optional<String>> lines;

    private JournalRepair(Path journal, List<Optional<String>> lines) {
        this.journal = journal;
        this.lines = lines;
    }

    /** Looks into a journal. */
    public static JournalRepair of(Path journal) throws IOException {
        byte[] content = Files.readAllBytes(journal);
        return new JournalRepair(journal, JournalLine.decode(Arrays.copyOf(content, JournalLine.wholeLines(content))));
    }

    /**
     * The numbers, from 1, of the lines that cannot be read. None if the first is among them: without what it says of the match the others
     * are of no use.
     */
    public List<Integer> damagedLines() {
        List<Integer> damaged = JournalLine.damaged(lines);
        return damaged.contains(1) ? List.of() : damaged;
    }

    /** Writes the journal without its damaged lines. */
    public void removeDamagedLines() throws IOException {
        ByteArrayOutputStream whole = new ByteArrayOutputStream();
        lines.stream().flatMap(Optional::stream).map(JournalLine::encode).forEach(whole::writeBytes);
        AtomicFiles.write(journal, temporary -> Files.write(temporary, whole.toByteArray()));
    }
}
