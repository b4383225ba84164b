package org.shbangzero.evaluate.match;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.shbangzero.selfplay.io.Checksum;

/** The lines of a journal: each is a JSON object whose first value is a checksum of the rest. */
final class JournalLine {
    private static final String START = "{\"checksum\":\"";
    private static final Pattern LINE = Pattern.compile(Pattern.quote(START) + "([0-9a-f]{8})\",(.*)");

    private JournalLine() {}

    /** The line for a JSON object, ended. */
    static byte[] encode(String json) {
        return (START + Checksum.of(json) + "\"," + json.substring(1) + "\n").getBytes(StandardCharsets.UTF_8);
    }

    /** Whether what stands before the first line end, which may be cut off, begins as a line of ours. */
    static boolean areIn(byte[] content) {
        String text = new String(content, StandardCharsets.ISO_8859_1);
        boolean begun = text.startsWith(START.substring(0, Math.min(text.length(), START.length())));
        return begun && (text.indexOf('\r') < 0 || text.indexOf('\n') >= 0);
    }

    /** The bytes of a journal that are whole lines: a kill can leave an unfinished last one. */
    static int wholeLines(byte[] content) {
        int end = content.length;
        while (end > 0 && content[end - 1] != '\n') {
            end--;
        }
        return end;
    }

    /** The JSON of each whole line without its checksum; nothing for a line that is damaged. */
    static List<Optional<String>> decode(byte[] content) {
        List<Optional<String>> lines = new ArrayList<>();
        int begin = 0;
        for (int i = 0; i < content.length; i++) {
            if (content[i] == '\n') {
                lines.add(decode(ByteBuffer.wrap(content, begin, i - begin)));
                begin = i + 1;
            }
        }
        return lines;
    }

    /** The numbers, from 1, of the lines that are damaged. */
    static List<Integer> damaged(List<Optional<String>> lines) {
        return IntStream.rangeClosed(1, lines.size())
                .filter(number -> lines.get(number - 1).isEmpty())
                .boxed()
                .toList();
    }

    /** Line by line, since damage that is no text would hide in which it is. */
    private static Optional<String> decode(ByteBuffer line) {
        try {
            Matcher matcher = LINE.matcher(StandardCharsets.UTF_8.newDecoder().decode(line));
            return Optional.of(matcher)
                    .filter(Matcher::matches)
                    .filter(m -> Checksum.of("{" + m.group(2)).equals(m.group(1)))
                    .map(m -> "{" + m.group(2));
        } catch (CharacterCodingException e) {
            return Optional.empty();
        }
    }
}
