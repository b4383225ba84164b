package org.shbangzero.core.notation;

import java.io.BufferedReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.shbangzero.core.FenException;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.core.InputException;
import org.shbangzero.core.Position;
import org.shbangzero.core.notation.PgnTokens.Token;

/**
 * Reads games in PGN (import format), one after the other, so that a text may be larger than memory. {@link SanReader} reads the
 * moves; variations and numeric glyphs are skipped, move numbers not compared. {@code Variant}, {@code SetUp} and {@code FEN}
 * say what is played and from where. Not thread-safe; of no more use after an exception.
 */
public final class PgnReader {
    private static final Set<String> RESULTS = Set.of("1-0", "0-1", "1/2-1/2", "*");
    /** What other programs write in the tag {@code Variant} for the game that they mostly play: it says nothing. */
    private static final Set<String> ANY_VARIANT = Set.of("", "?", "standard", "normal", "from position");
    /** More than the longest game of chess under the 50-move rule (11,797 plies). */
    private static final int MOST_PLIES = 20_000;

    private final PgnTokens tokens;
    private final Optional<Game> expected;
    private int pliesWanted = Integer.MAX_VALUE;

    /**
     * @param in need not be buffered, and stays open
     * @param name of the text, usually a file, for messages
     * @param game that all games must be of; if it is absent each needs its tag {@code Variant}
     * @throws UncheckedIOException if reading fails, here and later
     */
    public PgnReader(Reader in, String name, Optional<Game> game) {
        tokens = new PgnTokens(new BufferedReader(in), name);
        expected = game;
    }

    /**
     * Limits the moves that are read.
     *
     * @param most of each game; what follows is passed over, whether legal or not
     */
    public PgnReader firstPlies(int most) {
        pliesWanted = most;
        return this;
    }

    /**
     * Reads the next game.
     *
     * @return nothing at the end of the text
     * @throws InputException naming text, game, line and what was expected there
     */
    public Optional<PgnGame> next() {
        tokens.beginGame();
        List<String> comments = new ArrayList<>();
        Token token = afterComments(tokens.next(), comments);
        if (token.kind() == PgnTokens.Kind.END) {
            return Optional.empty();
        }
        int line = token.line();
        Map<String, Token> tags = new LinkedHashMap<>();
        while (token.kind() == PgnTokens.Kind.TAG) {
            tags.put(token.text(), token);
            token = afterComments(tokens.next(), comments);
        }
        Game game = game(tags, line);
        Position position = start(game, tags, line);
        String fen = position.fen();
        Movetext movetext = new Movetext(position, comments);
        String result = movetext.read(token);
        return Optional.of(
                new PgnGame(tokens.game(), line, game, values(tags), fen, comments, movetext.moves(), result));
    }

    private Token afterComments(Token first, List<String> comments) {
        Token token = first;
        while (token.kind() == PgnTokens.Kind.COMMENT) {
            comments.add(token.text());
            token = tokens.next();
        }
        return token;
    }

    private static Map<String, String> values(Map<String, Token> tags) {
        Map<String, String> values = new LinkedHashMap<>();
        tags.forEach((name, token) -> values.put(name, token.value()));
        return values;
    }

    private Game game(Map<String, Token> tags, int line) {
        Token tag = tags.get("Variant");
        String variant = tag == null ? "" : tag.value().toLowerCase(Locale.ROOT);
        if (expected.isPresent()) {
            String id = expected.get().id();
            if (!ANY_VARIANT.contains(variant) && !variant.equals(id)) {
                throw tokens.fault(tag.line(), "tag Variant is '" + tag.value() + "', expected a game of " + id);
            }
            return expected.get();
        }
        if (ANY_VARIANT.contains(variant)) {
            throw tokens.fault(
                    line, "nothing says which game this is; expected a tag Variant, e.g. [Variant \"chess\"]");
        }
        try {
            return Games.byId(variant);
        } catch (InputException e) {
            throw tokens.fault(tag.line(), "tag Variant: " + e.getMessage());
        }
    }

    private Position start(Game game, Map<String, Token> tags, int line) {
        Token fen = tags.get("FEN");
        Token setUp = tags.get("SetUp");
        boolean ownStart = setUp != null && setUp.value().equals("1");
        if (fen == null && (ownStart || !game.hasStandardStart())) {
            throw tokens.fault(line, "nothing says where this game of " + game.id() + " starts; expected a tag FEN");
        }
        if (fen == null) {
            return game.start(0);
        }
        try {
            return game.parse(fen.value());
        } catch (FenException e) {
            throw tokens.fault(fen.line(), e.getMessage());
        }
    }

    /** Reads what follows the tags, and plays it. */
    private final class Movetext {
        private final Position position;
        private final List<String> uci = new ArrayList<>();
        private final List<List<String>> commentsByMove = new ArrayList<>();
        private List<String> comments;

        private Movetext(Position start, List<String> introduction) {
            position = start;
            comments = introduction;
        }

        private List<PgnGame.Move> moves() {
            List<PgnGame.Move> moves = new ArrayList<>();
            for (int ply = 0; ply < uci.size(); ply++) {
                moves.add(new PgnGame.Move(uci.get(ply), commentsByMove.get(ply)));
            }
            return moves;
        }

        /** Reads up to the result, and returns it. */
        private String read(Token first) {
            Token token = first;
            while (token.kind() != PgnTokens.Kind.SYMBOL || !RESULTS.contains(token.text())) {
                take(token);
                token = tokens.next();
            }
            return token.text();
        }

        private void take(Token token) {
            switch (token.kind()) {
                case SYMBOL -> play(token);
                case COMMENT -> comments.add(token.text());
                case VARIATION_BEGINS -> skipVariation(token.line());
                case VARIATION_ENDS -> throw tokens.fault(token.line(), "found ) without a (");
                case TAG -> throw noResult(token, "the tag " + token.text());
                case END -> throw noResult(token, "the end of the text");
            }
        }

        private InputException noResult(Token token, String found) {
            return tokens.fault(
                    token.line(), "found " + found + ", expected a move or the game's result: 1-0, 0-1, 1/2-1/2 or *");
        }

        private void play(Token token) {
            boolean isMoveNumber = token.text().chars().allMatch(c -> c >= '0' && c <= '9');
            if (isMoveNumber || uci.size() == pliesWanted) {
                return;
            }
            if (uci.size() == MOST_PLIES) {
                throw tokens.fault(token.line(), "the game has more than " + MOST_PLIES + " plies");
            }
            int move;
            try {
                move = SanReader.read(position, token.text());
            } catch (InputException e) {
                throw tokens.fault(token.line(), e.getMessage());
            }
            uci.add(position.uci(move));
            position.make(move);
            comments = new ArrayList<>();
            commentsByMove.add(comments);
        }

        private void skipVariation(int line) {
            int depth = 1;
            while (depth > 0) {
                Token token = tokens.next();
                switch (token.kind()) {
                    case VARIATION_BEGINS -> depth++;
                    case VARIATION_ENDS -> depth--;
                    case END -> throw tokens.fault(line, "a variation that begins here has no end, expected )");
                    default -> {
                        // A variation is none of the game's moves.
                    }
                }
            }
        }
    }
}
