package org.shbangzero.evaluate.match;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.shbangzero.core.InputException;
import org.shbangzero.core.ShellCommand;
import org.shbangzero.selfplay.io.FileErrors;

/**
 * The finished games of a match in progress: a header, again whenever players have joined, and one game a line, in the order in which they ended.
 * Each {@link JournalLine} is synced to disk before the match goes on. A kill can leave an unfinished last line, which is cut off when
 * the journal is opened again; that game is played again, from the same seed.
 */
final class MatchJournal implements AutoCloseable {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private final List<GameRecord> games = new ArrayList<>();
    private final Path file;
    private final FileChannel channel;
    private JournalWriter writer;
    private MatchHeader header;

    private MatchJournal(Path file, FileChannel channel) {
        this.file = file;
        this.channel = channel;
    }

    /**
     * Opens a journal, or begins one if there is none. One that is refused stays as it is.
     *
     * @throws UnusableJournalException if the journal is of another match, or damaged elsewhere than at its end
     * @throws InputException if it is in use
     */
    static MatchJournal open(Path file, MatchHeader header) {
        try {
            FileChannel channel = FileChannel.open(
                    file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
            MatchJournal journal = new MatchJournal(file, channel);
            try {
                journal.load(header);
            } catch (IOException | RuntimeException e) {
                channel.close();
                throw e;
            }
            return journal;
        } catch (IOException e) {
            throw failed("open", file, e, "");
        }
    }

    private void load(MatchHeader wanted) throws IOException {
        lock();
        byte[] content = content();
        if (!JournalLine.areIn(content)) {
            throw new UnusableJournalException(
                    file + " is no journal of a match; move it away, or write to another file");
        }
        int end = JournalLine.wholeLines(content);
        List<Optional<String>> lines = JournalLine.decode(Arrays.copyOf(content, end));
        if (!lines.isEmpty()) {
            requireVersion(lines.get(0));
            requireWhole(lines);
            read(lines.stream().flatMap(Optional::stream).toList());
            requireSame(wanted);
        }
        writer = new JournalWriter(channel, () -> channel.force(false), end);
        if (lines.isEmpty()) {
            header = wanted;
            appendLine(header);
            return;
        }
        MatchHeader joined = wanted.withPlayersOf(header);
        if (wanted.open() && joined.players().size() > header.players().size()) {
            appendLine(joined);
        }
    }

    /** By the channel that holds the lock: the system takes the lock away when another one of this process is closed. */
    private byte[] content() throws IOException {
        ByteBuffer content = ByteBuffer.allocate(Math.toIntExact(channel.size()));
        while (content.hasRemaining() && channel.read(content) >= 0) {
            // Goes on until the whole file is read.
        }
        return Arrays.copyOf(content.array(), content.position());
    }

    /** Headers of other versions have other fields, so the version is looked at before them. */
    private void requireVersion(Optional<String> firstLine) {
        if (firstLine.isEmpty()) {
            return;
        }
        JsonNode version = parse(firstLine.get(), 0, JsonNode.class).path("version");
        if (!version.isInt()) {
            throw new UnusableJournalException(
                    file + " does not begin with its header, the line that says which match it is; it is"
                            + " missing or damaged. To keep the games, begin the same match with another file, stop it, and put"
                            + " the first line of its journal above them; " + howToBeginAnew("damaged"));
        }
        if (version.asInt() != MatchHeader.VERSION) {
            throw new UnusableJournalException(
                    file + " is a journal of version " + version + ", expected " + MatchHeader.VERSION
                            + "; go on with the program that began it; " + howToBeginAnew("version" + version));
        }
    }

    private String howToBeginAnew(String ending) {
        return "to begin anew: " + ShellCommand.line("mv", file, file + "." + ending);
    }

    private void requireWhole(List<Optional<String>> lines) {
        List<Integer> damaged = JournalLine.damaged(lines);
        if (!damaged.isEmpty()) {
            throw damaged(damaged, null);
        }
    }

    /** Where players may join, a later line can be a header too. */
    private void read(List<String> lines) {
        for (int line = 0; line < lines.size(); line++) {
            String json = lines.get(line);
            if (line == 0 || json.startsWith("{\"version\":")) {
                header = parse(json, line, MatchHeader.class);
            } else {
                games.add(parse(json, line, GameRecord.class));
            }
        }
    }

    private void requireSame(MatchHeader wanted) {
        List<String> differences = header.differences(wanted);
        if (!differences.isEmpty()) {
            throw new UnusableJournalException(file + " is the journal of another match: "
                    + String.join("; ", differences) + ". Go on with the same options, or write to another file");
        }
    }

    /** The lock ends with the channel, or with the process. */
    private void lock() throws IOException {
        try {
            if (channel.tryLock() != null) {
                return;
            }
        } catch (OverlappingFileLockException e) {
            throw new InputException("this match is being played already: " + file + " is in use", e);
        }
        throw new InputException("another process is playing this match: " + file + " is in use");
    }

    private <T> T parse(String json, int line, Class<T> type) {
        try {
            return MAPPER.readValue(json, type);
        } catch (JsonProcessingException e) {
            throw damaged(List.of(line + 1), e);
        }
    }

    /** The first line says which match it is; any other is a game, without which the match can go on. */
    private UnusableJournalException damaged(List<Integer> lines, Throwable cause) {
        String numbers = lines.stream().map(String::valueOf).collect(Collectors.joining(", "));
        String what = file + " is damaged in line" + (lines.size() == 1 ? " " : "s ") + numbers + "; ";
        String remedy = lines.contains(1)
                ? "the first line says which match it is. To keep the games of the others, begin the same match with another"
                        + " file, stop it, and put the first line of its journal in place of the damaged one"
                : "all others are whole, and nothing was changed. Remove what is damaged, and the match goes on and"
                        + " plays those games again: " + howToRemove(lines);
        return new UnusableJournalException(what + remedy, cause);
    }

    private String howToRemove(List<Integer> lines) {
        String script = lines.stream().map(line -> line + "d").collect(Collectors.joining(";"));
        return ShellCommand.line("sed", "-i", script, file);
    }

    /** The games that stood in the journal when it was opened. */
    List<GameRecord> games() {
        return games;
    }

    /** The conditions under which the match began. */
    MatchConditions conditions() {
        return header.conditions();
    }

    /** Adds a game, and returns when it is on disk. */
    void append(GameRecord game) {
        try {
            appendLine(game);
        } catch (IOException e) {
            throw failed("write", file, e, "; the games before are kept: when that is mended, go on with --resume");
        }
    }

    private void appendLine(Object value) throws IOException {
        writer.append(JournalLine.encode(MAPPER.writeValueAsString(value)));
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException e) {
            throw failed("close", file, e, "");
        }
    }

    /** A full disk, for one, is reported without the file's name. */
    private static UncheckedIOException failed(String doing, Path file, IOException cause, String advice) {
        String message =
                "cannot " + doing + " the match's journal " + file + ": " + FileErrors.describe(cause) + advice;
        return new UncheckedIOException(new IOException(message, cause));
    }
}
