package org.shbangzero.evaluate.match;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.shbangzero.core.InputException;
import org.shbangzero.selfplay.io.Checksum;
import org.shbangzero.selfplay.io.FileErrors;

/**
 * The finished games of a match in progress: a header, again whenever players have joined, and one game a line, in JSON, in the order in which they ended.
 * Each line begins with a checksum of the rest, and is synced to disk before the match goes on. A kill can leave an unfinished last line, which is cut off when
 * the journal is opened again; that game is played again, from the same seed.
 */
final class MatchJournal implements AutoCloseable {
    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final String LINE_START = "{\"checksum\":\"";
    private static final Pattern LINE = Pattern.compile(Pattern.quote(LINE_START) + "([0-9a-f]{8})\",(.*)");

    private final List<GameRecord> games = new ArrayList<>();
    private final Path file;
    private final FileChannel channel;

    private MatchJournal(Path file, FileChannel channel) {
        this.file = file;
        this.channel = channel;
    }

    /**
     * Opens a journal, or begins one if there is none.
     *
     * @throws InputException if the journal is of another match, in use, or damaged elsewhere than at its end
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
            throw failed("open", file, e);
        }
    }

    private void load(MatchHeader header) throws IOException {
        lock();
        byte[] content = Files.readAllBytes(file);
        if (!isOurs(content)) {
            throw damaged(0, null);
        }
        int end = wholeLines(content);
        List<String> lines = lines(content, end);
        if (!lines.isEmpty()) {
            requireVersion(lines);
        }
        channel.truncate(end);
        channel.position(end);
        if (lines.isEmpty()) {
            appendLine(header);
            return;
        }
        MatchHeader known = parse(lines, 0, MatchHeader.class);
        for (int line = 1; line < lines.size(); line++) {
            if (isHeader(lines.get(line))) {
                known = parse(lines, line, MatchHeader.class);
            } else {
                games.add(parse(lines, line, GameRecord.class));
            }
        }
        List<String> differences = known.differences(header);
        if (!differences.isEmpty()) {
            throw new InputException(file + " is the journal of another match, with another "
                    + String.join(", another ", differences) + "; move it away, or write to another file");
        }
        MatchHeader joined = header.withPlayersOf(known);
        if (header.open() && joined.players().size() > known.players().size()) {
            appendLine(joined);
        }
    }

    /** The length without an unfinished last line. */
    private static int wholeLines(byte[] content) {
        int end = content.length;
        while (end > 0 && content[end - 1] != '\n') {
            end--;
        }
        return end;
    }

    /** Decodes line by line, since an unfinished last line can end within a character, and others would hide which is damaged. */
    private List<String> lines(byte[] content, int end) {
        List<String> lines = new ArrayList<>();
        int begin = 0;
        for (int i = 0; i < end; i++) {
            if (content[i] == '\n') {
                try {
                    ByteBuffer line = ByteBuffer.wrap(content, begin, i - begin);
                    lines.add(StandardCharsets.UTF_8.newDecoder().decode(line).toString());
                } catch (CharacterCodingException e) {
                    throw damaged(lines.size(), e);
                }
                begin = i + 1;
            }
        }
        return lines;
    }

    /** Headers of other versions have other fields, so the version is looked at before them. */
    private void requireVersion(List<String> lines) {
        int version = parse(lines, 0, JsonNode.class).path("version").asInt();
        if (version != MatchHeader.VERSION) {
            throw new InputException(file + " is a journal of version " + version + ", expected " + MatchHeader.VERSION
                    + "; finish the match with the program that began it, or move the file away and begin anew");
        }
    }

    /** Where players may join, a later line can be a header too. */
    private static boolean isHeader(String line) {
        Matcher matcher = LINE.matcher(line);
        return matcher.matches() && matcher.group(2).startsWith("\"version\":");
    }

    /** Whether what stands before the first line end, which may be cut off, begins as a line of ours. */
    private static boolean isOurs(byte[] content) {
        String text = new String(content, StandardCharsets.ISO_8859_1);
        boolean begun = text.startsWith(LINE_START.substring(0, Math.min(text.length(), LINE_START.length())));
        return begun && (text.indexOf('\r') < 0 || text.indexOf('\n') >= 0);
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

    private <T> T parse(List<String> lines, int line, Class<T> type) {
        Matcher matcher = LINE.matcher(lines.get(line));
        try {
            if (matcher.matches() && Checksum.of("{" + matcher.group(2)).equals(matcher.group(1))) {
                return MAPPER.readValue("{" + matcher.group(2), type);
            }
            throw damaged(line, null);
        } catch (JsonProcessingException e) {
            throw damaged(line, e);
        }
    }

    private InputException damaged(int line, Throwable cause) {
        return new InputException(
                file + " is damaged in line " + (line + 1) + "; move it away, and the match begins anew", cause);
    }

    /** The games that stood in the journal when it was opened. */
    List<GameRecord> games() {
        return games;
    }

    /** Adds a game, and returns when it is on disk. */
    void append(GameRecord game) {
        try {
            appendLine(game);
        } catch (IOException e) {
            throw failed("write", file, e);
        }
    }

    private void appendLine(Object value) throws IOException {
        String json = MAPPER.writeValueAsString(value);
        String text = LINE_START + Checksum.of(json) + "\"," + json.substring(1) + "\n";
        ByteBuffer line = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
        while (line.hasRemaining()) {
            channel.write(line);
        }
        channel.force(false);
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException e) {
            throw failed("close", file, e);
        }
    }

    /** A full disk, for one, is reported without the file's name. */
    private static UncheckedIOException failed(String doing, Path file, IOException cause) {
        String message = "cannot " + doing + " the match's journal " + file + ": " + FileErrors.describe(cause);
        return new UncheckedIOException(new IOException(message, cause));
    }
}
