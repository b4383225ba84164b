package org.shbangzero.evaluate.play.terminal;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.function.IntUnaryOperator;
import org.shbangzero.core.Game;
import org.shbangzero.core.InputException;
import org.shbangzero.core.Side;
import org.shbangzero.core.Suggestion;
import org.shbangzero.evaluate.play.game.ConflictException;
import org.shbangzero.evaluate.think.Thinker;
import org.shbangzero.selfplay.io.AtomicFiles;
import org.shbangzero.selfplay.io.FileErrors;

/** Reads moves and commands, one a line, and writes what becomes of them, until the input ends or a line says so. */
public final class TerminalGame {
    private static final DateTimeFormatter PGN_DATE = DateTimeFormatter.ofPattern("yyyy.MM.dd");
    private static final List<String> COLOURS = List.of("white", "black", "lot");

    private final EngineOnDemand engine;
    private final String engineName;
    private final Wishes wishes;
    private final IntUnaryOperator lots;
    private final BufferedReader in;
    private final Screen screen;
    private Duel duel;

    /**
     * What is played.
     *
     * @param colour the person's: {@code white}, {@code black} or {@code lot}
     * @param simulations of the engine for each move; null for its usual strength
     */
    public record Wishes(Game game, String colour, Long simulations) {
        public Wishes {
            if (!COLOURS.contains(colour)) {
                throw new InputException("colour '" + colour + "'; expected " + String.join(", ", COLOURS));
            }
        }
    }

    /**
     * Prepares a game.
     *
     * @param thinker for the game, ready
     * @param engineName as the person and PGN shall read it
     * @param lots gives a number from 0 to its argument less one
     * @param colours whether the output understands colours
     * @param prompt whether to ask for each line
     */
    public TerminalGame(
            Thinker thinker,
            String engineName,
            Wishes wishes,
            IntUnaryOperator lots,
            BufferedReader in,
            PrintWriter out,
            boolean colours,
            boolean prompt) {
        this.engine = new EngineOnDemand(thinker);
        this.engineName = engineName;
        this.wishes = wishes;
        this.lots = lots;
        this.in = in;
        this.screen = new Screen(out, colours, prompt);
    }

    /**
     * Plays until the input ends.
     *
     * @throws IOException if the input cannot be read
     */
    public void play() throws IOException {
        begin(wishes.colour());
        boolean goesOn = true;
        while (goesOn) {
            screen.prompt(duel.isOver() ? "over" : Side.name(duel.position().sideToMove()));
            String line = in.readLine();
            goesOn = line != null && obey(line.strip());
        }
        screen.line(duel.isOver() ? "Goodbye." : "Goodbye. The game was not finished.");
    }

    /** Whether the game goes on after a line. */
    private boolean obey(String line) {
        String[] words = line.split("\\s+", 2);
        int command = Command.words().indexOf(words[0].toLowerCase(Locale.ROOT));
        try {
            if (command >= 0) {
                return obey(Command.values()[command], words.length > 1 ? words[1] : "");
            }
            if (!line.isEmpty()) {
                requireNoMistypedCommand(line);
                duel.move(line);
            }
        } catch (ConflictException | InputException e) {
            screen.line(e.getMessage());
        }
        return true;
    }

    private static void requireNoMistypedCommand(String text) {
        // Moves have digits, but for castling, which is like no command.
        if (text.chars().noneMatch(Character::isDigit)
                && Suggestion.nearest(text, Command.words()).isPresent()) {
            throw new InputException("there is no command '" + text + "'" + Suggestion.hint(text, Command.words()));
        }
    }

    private void begin(String colour) {
        duel = Duel.begin(engine, engineName, screen, lots, wishes.game(), colour, wishes.simulations());
    }

    private boolean obey(Command command, String rest) {
        switch (command) {
            case HELP -> help();
            case MOVES -> screen.list(duel.legalMoves());
            case BOARD -> duel.showBoard();
            case FLIP -> duel.flip();
            case FEN -> screen.line(duel.position().fen());
            case HINT -> duel.hint();
            case UNDO -> duel.undo();
            case DRAW -> duel.offerDraw();
            case RESIGN -> duel.resign();
            case NEW -> again(rest);
            case SAVE -> save(rest);
            case QUIT -> {
                return false;
            }
        }
        return true;
    }

    private void help() {
        screen.line("Moves: as in "
                + String.join(", ", duel.legalMoves().stream().limit(3).toList())
                + " (SAN), or from square to square, as in e2e4 (UCI).");
        for (Command command : Command.values()) {
            screen.line(String.format(Locale.ROOT, "  %-7s %s", command.word(), command.purpose()));
        }
    }

    private void again(String rest) {
        String colour = rest.isEmpty() ? wishes.colour() : rest.toLowerCase(Locale.ROOT);
        if (!COLOURS.contains(colour)) {
            throw new InputException("new '" + rest + "'" + Suggestion.hint(rest, COLOURS) + " (expected "
                    + String.join(", ", COLOURS) + ")");
        }
        begin(colour);
    }

    private void save(String name) {
        if (name.isEmpty()) {
            throw new InputException("save where? e.g. save game.pgn");
        }
        try {
            Path file = Path.of(name);
            if (Files.exists(file)) {
                throw new InputException(file + " exists already; name another file");
            }
            AtomicFiles.writeString(file, duel.pgn(PGN_DATE.format(LocalDate.now(ZoneId.systemDefault()))));
            screen.line("Written to " + file + ".");
        } catch (InvalidPathException e) {
            throw new InputException("'" + name + "' is no file's name", e);
        } catch (IOException e) {
            throw new InputException("cannot write " + name + ": " + FileErrors.describe(e), e);
        }
    }
}
