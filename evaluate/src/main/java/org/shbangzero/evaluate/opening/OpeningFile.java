package org.shbangzero.evaluate.opening;

import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.shbangzero.core.Game;
import org.shbangzero.core.InputException;
import org.shbangzero.core.Position;
import org.shbangzero.core.Result;
import org.shbangzero.core.Suggestion;
import org.shbangzero.core.notation.PgnGame;
import org.shbangzero.core.notation.PgnReader;
import org.shbangzero.selfplay.io.Checksum;

/** The openings of a file: the first moves of games in PGN, or positions, one on a line. */
final class OpeningFile extends ListedOpenings {
    private static final String PGN = ".pgn";
    private static final Set<String> POSITIONS = Set.of(".epd", ".fen", ".txt");

    private final String name;
    private final String ending;
    private final String text;

    private OpeningFile(String name, String ending, String text) {
        this.name = name;
        this.ending = ending;
        this.text = text;
    }

    /**
     * Reads a file whose name says what is in it.
     *
     * @throws InputException if the name does not
     */
    static OpeningFile read(String name) throws IOException {
        int dot = Math.max(0, name.lastIndexOf('.'));
        String ending = name.substring(dot).toLowerCase(Locale.ROOT);
        if (!ending.equals(PGN) && !POSITIONS.contains(ending)) {
            throw new InputException("'" + name + "' names no openings"
                    + Suggestion.hint(name, List.of(RANDOM, STARTS))
                    + "; expected random, starts, or a file that ends in .pgn, .epd, .fen or .txt");
        }
        try {
            // A name in a comment may be in another encoding. All that counts is in ASCII, and tested.
            return new OpeningFile(name, ending, new String(Files.readAllBytes(Path.of(name)), StandardCharsets.UTF_8));
        } catch (InvalidPathException e) {
            throw new InputException("'" + name + "' is no file's name: " + e.getReason(), e);
        }
    }

    @Override
    String name() {
        return name;
    }

    @Override
    public String description() {
        return name + " (checksum " + Checksum.of(text) + ")";
    }

    @Override
    List<Entry> entries(Game game, OpeningSettings settings, BooleanSupplier cancelled) {
        boolean isPgn = ending.equals(PGN);
        List<Entry> entries = isPgn ? games(game, settings.maxPlies(), cancelled) : positions(game, cancelled);
        if (entries.isEmpty()) {
            throw new InputException("openings: " + name
                    + (isPgn ? " holds no games" : " holds no positions; expected one on a line, as FEN or EPD"));
        }
        return entries;
    }

    private List<Entry> games(Game game, int plies, BooleanSupplier cancelled) {
        PgnReader reader = new PgnReader(new StringReader(text), name, Optional.of(game)).firstPlies(plies);
        List<Entry> entries = new ArrayList<>();
        for (Optional<PgnGame> next = reader.next(); next.isPresent(); next = reader.next()) {
            Cancellation.check(cancelled);
            PgnGame read = next.get();
            Opening opening = new Opening(
                    read.fen(), read.moves().stream().map(PgnGame.Move::uci).toList());
            String place = name + ", game " + read.number() + ", line " + read.line();
            entries.add(entry(
                    opening,
                    opening.play(game),
                    place + ": its first " + read.moves().size() + " plies"));
        }
        return entries;
    }

    private List<Entry> positions(Game game, BooleanSupplier cancelled) {
        PositionLines lines = new PositionLines(game);
        List<Entry> entries = new ArrayList<>();
        int number = 0;
        for (String line : text.lines().toList()) {
            Cancellation.check(cancelled);
            number++;
            String place = name + ", line " + number + ": ";
            position(lines, line, place).ifPresent(position -> {
                Opening opening = new Opening(position.fen(), List.of());
                entries.add(entry(opening, position, place + "the position"));
            });
        }
        return entries;
    }

    private static Optional<Position> position(PositionLines lines, String line, String place) {
        try {
            return lines.parse(line);
        } catch (InputException e) {
            throw new InputException(place + e.getMessage(), e);
        }
    }

    private static Entry entry(Opening opening, Position reached, String what) {
        Result result = reached.result();
        if (result.isOver()) {
            throw new InputException(what + " cannot be played on (" + result + ", " + reached.fen() + ")");
        }
        return new Entry(opening, reached.key());
    }
}
