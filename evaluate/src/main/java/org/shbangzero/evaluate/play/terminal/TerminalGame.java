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
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.function.IntUnaryOperator;
import org.shbangzero.core.EndReason;
import org.shbangzero.core.Game;
import org.shbangzero.core.InputException;
import org.shbangzero.core.Position;
import org.shbangzero.core.Result;
import org.shbangzero.core.Side;
import org.shbangzero.core.Suggestion;
import org.shbangzero.core.notation.SanReader;
import org.shbangzero.evaluate.play.game.ConflictException;
import org.shbangzero.evaluate.play.game.EngineTask;
import org.shbangzero.evaluate.play.game.NewGame;
import org.shbangzero.evaluate.play.game.PlayTable;
import org.shbangzero.evaluate.play.game.PlayerWish;
import org.shbangzero.evaluate.play.game.ResultWords;
import org.shbangzero.evaluate.think.Analysis;
import org.shbangzero.evaluate.think.Thinker;
import org.shbangzero.selfplay.io.AtomicFiles;
import org.shbangzero.selfplay.io.FileErrors;

/** Reads moves and commands, one a line, and writes what becomes of them, until the input ends or a line says so. */
public final class TerminalGame {
    private static final DateTimeFormatter PGN_DATE = DateTimeFormatter.ofPattern("yyyy.MM.dd");
    private static final List<String> COLOURS = List.of("white", "black", "lot");
    private static final long HINT_SIMULATIONS = 400;

    private final EngineOnDemand engine;
    private final String engineName;
    private final Wishes wishes;
    private final IntUnaryOperator lots;
    private final BufferedReader in;
    private final Screen screen;
    private PlayTable table;
    private int bottom;
    private boolean offersDraw;

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

    /** The lines that a person types besides moves. */
    private enum Command {
        HELP("this list"),
        MOVES("all legal moves"),
        BOARD("the board again"),
        FLIP("turn the board round"),
        FEN("the position as FEN"),
        HINT("what the engine would play for you"),
        UNDO("take your last move back, and the answer to it"),
        DRAW("offer a draw, with your next move"),
        RESIGN("give the game up"),
        NEW("another game: new, new white, new black"),
        SAVE("write the game as PGN: save FILE.pgn"),
        QUIT("end (so does Ctrl+D)");

        private final String purpose;

        Command(String purpose) {
            this.purpose = purpose;
        }

        private String word() {
            return name().toLowerCase(Locale.ROOT);
        }

        private static List<String> words() {
            return Arrays.stream(values()).map(Command::word).toList();
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
            screen.prompt(isOver() ? "over" : Side.name(position().sideToMove()));
            String line = in.readLine();
            goesOn = line != null && obey(line.strip());
        }
        screen.line(isOver() ? "Goodbye." : "Goodbye. The game was not finished.");
    }

    private void begin(String colour) {
        List<PlayerWish> players = List.of(
                new PlayerWish("human", null, null, null, null),
                new PlayerWish("engine", wishes.simulations(), null, null, null));
        NewGame wanted = new NewGame(wishes.game().id(), null, null, null, players, colour, null);
        table = PlayTable.open(engine, engineName, System::nanoTime, lots, wanted.setup(List.of(wishes.game()), lots));
        offersDraw = false;
        bottom = table.view().bottom().equals(Side.name(Side.WHITE)) ? Side.WHITE : Side.BLACK;
        screen.line("You have " + Side.name(bottom) + " against " + engineName + ". Type a move, or 'help'.");
        if (engine.wanted().isEmpty()) {
            screen.board(position(), bottom);
        }
        letEngineMove();
    }

    private Position position() {
        return table.line(table.ply()).position();
    }

    private boolean isOver() {
        return table.result().isOver();
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
                move(line);
            }
        } catch (ConflictException | InputException e) {
            screen.line(e.getMessage());
        }
        return true;
    }

    private boolean obey(Command command, String rest) {
        switch (command) {
            case HELP -> help();
            case MOVES -> screen.list(legalMoves());
            case BOARD -> screen.board(position(), bottom);
            case FLIP -> {
                bottom = Side.opponent(bottom);
                screen.board(position(), bottom);
            }
            case FEN -> screen.line(position().fen());
            case HINT -> hint();
            case UNDO -> undo();
            case DRAW -> offerDraw();
            case RESIGN -> {
                table.resign();
                tellResult();
            }
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
                + String.join(", ", legalMoves().stream().limit(3).toList())
                + " (SAN), or from square to square, as in e2e4 (UCI).");
        for (Command command : Command.values()) {
            screen.line(String.format(Locale.ROOT, "  %-7s %s", command.word(), command.purpose));
        }
    }

    private List<String> legalMoves() {
        Position position = position();
        int[] moves = new int[position.game().maxLegalMoves()];
        int count = isOver() ? 0 : position.legalMoves(moves);
        return Arrays.stream(moves, 0, count).mapToObj(position::san).toList();
    }

    private void move(String text) {
        requireOngoing();
        if (text.chars().noneMatch(Character::isDigit)
                && Suggestion.nearest(text, Command.words()).isPresent()) {
            throw new InputException("there is no command '" + text + "'" + Suggestion.hint(text, Command.words()));
        }
        Position before = position();
        int move = read(before, text);
        table.move(table.ply(), before.uci(move), offersDraw);
        offersDraw = false;
        tell("You play ", before, move);
        if (engine.wanted().isEmpty()) {
            screen.board(position(), bottom);
        }
        letEngineMove();
    }

    private static int read(Position position, String text) {
        try {
            return SanReader.read(position, text);
        } catch (InputException e) {
            // The board is in sight.
            throw new InputException(e.getMessage().replace(" in " + position.fen(), ""), e);
        }
    }

    private void requireOngoing() {
        if (isOver()) {
            throw new InputException("the game is over; 'new' begins another, 'undo' goes back, 'quit' ends");
        }
    }

    private void tell(String who, Position before, int move) {
        screen.line(who + before.san(move) + ".");
        String caption = before.caption(move);
        if (caption != null) {
            screen.loud(caption);
        }
    }

    /** If it is the engine's turn; then says how the game stands. */
    private void letEngineMove() {
        if (engine.wanted().isPresent()) {
            EngineTask task = engine.wanted().get();
            Position before = task.line().position();
            try {
                Analysis.Line best = engine.best(task.line(), task.simulations());
                table.decided(task.id(), best.moves().get(0), best.score().expectation());
                if (!table.result().equals(Result.draw(EndReason.AGREEMENT))) {
                    tell("The engine plays ", before, best.move());
                }
            } catch (InputException e) {
                table.failed(task.id(), e.getMessage());
                screen.line("The engine failed: " + e.getMessage());
            }
            screen.board(position(), bottom);
        }
        tellResult();
    }

    private void tellResult() {
        Result result = table.result();
        if (result.isOver()) {
            screen.loud(ResultWords.of(result) + " " + result.pgn());
        } else if (position().inCheck()) {
            screen.line("Check.");
        }
    }

    private void hint() {
        requireOngoing();
        Analysis.Line best = engine.best(table.line(table.ply()), OptionalLong.of(HINT_SIMULATIONS));
        screen.line(String.format(
                Locale.ROOT,
                "The engine would play %s, and expects %.0f %% of the game.",
                position().san(best.move()),
                100 * best.score().expectation()));
    }

    private void undo() {
        table.takeBack();
        offersDraw = false;
        screen.board(position(), bottom);
    }

    private void offerDraw() {
        requireOngoing();
        offersDraw = true;
        screen.line("Your next move comes with the offer of a draw.");
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
            AtomicFiles.writeString(file, table.pgn(PGN_DATE.format(LocalDate.now(ZoneId.systemDefault()))));
            screen.line("Written to " + file + ".");
        } catch (InvalidPathException e) {
            throw new InputException("'" + name + "' is no file's name", e);
        } catch (IOException e) {
            throw new InputException("cannot write " + name + ": " + FileErrors.describe(e), e);
        }
    }
}
