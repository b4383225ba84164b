package org.shbangzero.core.notation;

import java.util.LinkedHashMap;
import java.util.Map;
import org.shbangzero.core.Game;
import org.shbangzero.core.Position;
import org.shbangzero.core.Result;
import org.shbangzero.core.Side;

/**
 * Writes one game in PGN (export format; Edwards, <i>Portable Game Notation Specification</i>, 1994). Tags first, then moves:
 *
 * <pre>{@code
 * String pgn = new PgnWriter(start).tag("White", "random").move(move, null).finish(result);
 * }</pre>
 *
 * <p>Each move that has a caption is followed by it as a comment. The tag {@code Variant} holds the game's id,
 * {@code ResultReason} the result's literal; {@code SetUp} and {@code FEN} are written unless the start is implied.
 */
public final class PgnWriter {
    private static final int LINE_LENGTH = 79;
    private static final String[][] ROSTER = {
        {"Event", "?"},
        {"Site", "?"},
        {"Date", "????.??.??"},
        {"Round", "?"},
        {"White", "?"},
        {"Black", "?"},
        {"Result", "*"}
    };

    private final Position position;
    private final Map<String, String> tags = new LinkedHashMap<>();
    private final StringBuilder text = new StringBuilder();
    private int lineLength;
    /** Whether the next move of Black needs its number, since something stands between it and White's. */
    private boolean numberDue = true;

    /** Begins a game. The position itself is not played on. */
    public PgnWriter(Position start) {
        position = start.copy();
        for (String[] tag : ROSTER) {
            tags.put(tag[0], tag[1]);
        }
        Game game = start.game();
        tags.put("Variant", game.id());
        String fen = start.fen();
        if (!game.hasStandardStart() || !fen.equals(game.start(0).fen())) {
            tags.put("SetUp", "1");
            tags.put("FEN", fen);
        }
    }

    /** Sets a tag; the seven of PGN's roster come first, in its order, then the others as they were set. */
    public PgnWriter tag(String name, String value) {
        tags.put(name, value);
        return this;
    }

    /**
     * Plays a legal move.
     *
     * @param comment written after the move and its caption; null for none
     */
    public PgnWriter move(int move, String comment) {
        boolean white = position.sideToMove() == Side.WHITE;
        if (white || numberDue) {
            append(position.fullmoveNumber() + (white ? "." : "..."));
        }
        append(position.san(move));
        String caption = position.caption(move);
        numberDue = false;
        comment(caption);
        comment(comment);
        position.make(move);
        return this;
    }

    /** The text of the game, ended by an empty line. */
    public String finish(Result result) {
        append(result.pgn());
        tags.put("Result", result.pgn());
        tags.put("ResultReason", result.toString());
        StringBuilder game = new StringBuilder();
        tags.forEach((name, value) -> game.append('[')
                .append(name)
                .append(" \"")
                .append(value.replace("\\", "\\\\").replace("\"", "\\\""))
                .append("\"]\n"));
        return game.append('\n').append(text).append("\n\n").toString();
    }

    /**
     * Writes a comment after what stands there already.
     *
     * @param comment null for none
     */
    public PgnWriter comment(String comment) {
        if (comment != null) {
            // A brace would end the comment.
            String braced = "{" + comment.replace('{', '(').replace('}', ')') + "}";
            for (String word : braced.split("\\s+", -1)) {
                append(word);
            }
            numberDue = true;
        }
        return this;
    }

    private void append(String token) {
        if (lineLength > 0 && lineLength + 1 + token.length() > LINE_LENGTH) {
            text.append('\n');
            lineLength = 0;
        }
        if (lineLength > 0) {
            text.append(' ');
            lineLength++;
        }
        text.append(token);
        lineLength += token.length();
    }
}
