package org.shbangzero.core.notation;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import org.shbangzero.core.InputException;

/**
 * Cuts PGN into tokens. What says nothing of the game is left out: move indications, numeric glyphs and other praise, lines that
 * begin with {@code %}.
 */
final class PgnTokens {
    private static final int END_OF_TEXT = -1;
    private static final int BYTE_ORDER_MARK = '\uFEFF';
    /** The longest symbol that PGN allows, and far longer than a move. */
    private static final int LONGEST_SYMBOL = 255;

    enum Kind {
        TAG,
        /** A move or a result. */
        SYMBOL,
        COMMENT,
        VARIATION_BEGINS,
        VARIATION_ENDS,
        END
    }

    /**
     * @param text of a comment or symbol; a tag's name
     * @param value of a tag, else empty
     * @param line where it begins, from 1
     */
    record Token(Kind kind, String text, String value, int line) {}

    private final Reader in;
    private final String name;
    private int game;
    private int line = 1;
    private boolean lineBegins = true;
    private int current;

    /**
     * @param in buffered
     * @param name of the text, for messages
     */
    PgnTokens(Reader in, String name) {
        this.in = in;
        this.name = name;
        current = readCharacter();
        if (current == BYTE_ORDER_MARK) {
            current = readCharacter();
        }
    }

    /** Says that the next token belongs to the next game; messages give its number. */
    void beginGame() {
        game++;
    }

    int game() {
        return game;
    }

    /** What is wrong, and where. */
    InputException fault(int where, String what) {
        return new InputException(name + ", game " + game + ", line " + where + ": " + what);
    }

    /** @throws InputException if there is none */
    Token next() {
        Token token;
        do {
            skipWhatSaysNothing();
            token = token(line);
        } while (token.kind() == Kind.SYMBOL && SanReader.isDecoration(token.text()));
        return token;
    }

    private Token token(int begin) {
        return switch (current) {
            case END_OF_TEXT -> new Token(Kind.END, "", "", begin);
            case '[' -> tag(begin);
            case '{' -> new Token(Kind.COMMENT, comment(begin), "", begin);
            case ';' -> new Token(Kind.COMMENT, restOfLine(), "", begin);
            case '(' -> single(Kind.VARIATION_BEGINS);
            case ')' -> single(Kind.VARIATION_ENDS);
            default -> new Token(Kind.SYMBOL, moveOrResult(begin), "", begin);
        };
    }

    private Token single(Kind kind) {
        Token token = new Token(kind, "", "", line);
        advance();
        return token;
    }

    private String moveOrResult(int begin) {
        String symbol = symbol();
        if (symbol.isEmpty()) {
            throw fault(begin, "found " + shown(current) + ", expected a tag, a move, a comment or a result");
        }
        return symbol;
    }

    private void skipWhatSaysNothing() {
        boolean more = true;
        while (more) {
            if (lineBegins && current == '%') {
                restOfLine();
            } else if (current == '$') {
                advance();
                symbol();
            } else if (current == '.' || isSpace(current)) {
                advance();
            } else {
                more = false;
            }
        }
    }

    private void skipSpace() {
        while (isSpace(current)) {
            advance();
        }
    }

    private static boolean isSpace(int character) {
        return character != END_OF_TEXT && (character <= ' ' || Character.isSpaceChar(character));
    }

    private String symbol() {
        StringBuilder symbol = new StringBuilder();
        while (isSymbolCharacter(current)) {
            if (symbol.length() == LONGEST_SYMBOL) {
                throw fault(line, "more than " + LONGEST_SYMBOL + " characters without a space, expected a move");
            }
            symbol.append((char) current);
            advance();
        }
        return symbol.toString();
    }

    private static boolean isSymbolCharacter(int character) {
        return (character >= 'a' && character <= 'z')
                || (character >= 'A' && character <= 'Z')
                || (character >= '0' && character <= '9')
                || (character != END_OF_TEXT && "_+#=:-/*@!?".indexOf(character) >= 0);
    }

    private Token tag(int begin) {
        advance();
        skipSpace();
        String tag = symbol();
        skipSpace();
        if (tag.isEmpty() || current != '"') {
            throw fault(begin, "a tag is not of the form [Name \"value\"]");
        }
        String value = quoted(begin);
        skipSpace();
        if (current != ']') {
            throw fault(
                    begin,
                    "tag " + tag + ": found " + shown(current) + " after the value, expected ]; \" in it is \\\"");
        }
        advance();
        return new Token(Kind.TAG, tag, value, begin);
    }

    private String quoted(int begin) {
        StringBuilder value = new StringBuilder();
        advance();
        while (current != '"') {
            if (current == '\\') {
                advance();
            }
            if (current == END_OF_TEXT || current == '\n' || current == '\r') {
                throw fault(begin, "a tag's value does not end in its line, expected \"]");
            }
            value.append((char) current);
            advance();
        }
        advance();
        return value.toString();
    }

    private String comment(int begin) {
        StringBuilder comment = new StringBuilder();
        advance();
        while (current != '}') {
            if (current == END_OF_TEXT) {
                throw fault(begin, "a comment that begins here has no end, expected }");
            }
            append(comment);
        }
        advance();
        return comment.toString().stripTrailing();
    }

    private String restOfLine() {
        StringBuilder rest = new StringBuilder();
        int begin = line;
        advance();
        while (current != END_OF_TEXT && line == begin) {
            append(rest);
        }
        return rest.toString().stripTrailing();
    }

    /** Takes a character of a comment; a run of white space becomes one space, and none at the beginning. */
    private void append(StringBuilder comment) {
        if (!isSpace(current)) {
            comment.append((char) current);
        } else if (comment.length() > 0 && comment.charAt(comment.length() - 1) != ' ') {
            comment.append(' ');
        }
        advance();
    }

    private static String shown(int character) {
        return character == END_OF_TEXT ? "the end of the text" : "'" + (char) character + "'";
    }

    private void advance() {
        int passed = current;
        current = readCharacter();
        boolean newLine = passed == '\n' || (passed == '\r' && current != '\n');
        line += newLine ? 1 : 0;
        lineBegins = newLine;
    }

    private int readCharacter() {
        try {
            return in.read();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
