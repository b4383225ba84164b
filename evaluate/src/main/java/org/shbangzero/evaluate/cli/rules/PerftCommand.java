package org.shbangzero.evaluate.cli.rules;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.core.InputException;
import org.shbangzero.core.Position;
import org.shbangzero.core.notation.Perft;
import org.shbangzero.evaluate.cli.option.GameOption;
import org.shbangzero.evaluate.cli.shell.ExitCodes;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code shbang perft}: counts move sequences. */
@Command(
        name = "perft",
        description = "Counts the move sequences of exactly DEPTH plies.",
        footer = {
            "",
            "With --stdin, a request is GAME<TAB>FEN<TAB>DEPTH, the answer one number.",
            "",
            "Examples:",
            "  shbang perft --game shbang --depth 4 --divide",
            "  printf 'chess\\tstartpos\\t4\\n' | shbang perft --stdin"
        })
public final class PerftCommand implements Callable<Integer> {
    /** Deeper than anyone has counted; keeps a mistyped depth from taking all memory. */
    private static final int MAX_DEPTH = 20;

    private static final LineProtocol PROTOCOL = new LineProtocol("game fen depth", 3, "");

    @Spec
    private CommandSpec spec;

    @Mixin
    private GameOption game;

    @Mixin
    private FenOption fen;

    @Mixin
    private DeadPositionOption deadPosition;

    @Mixin
    private StdinOption stdin;

    @Option(
            names = {"-d", "--depth"},
            paramLabel = "DEPTH",
            description = "Plies, 0 to " + MAX_DEPTH + ".")
    private Integer depth;

    @Option(names = "--divide", description = "Print the count below each move too.")
    private boolean divide;

    @Override
    public Integer call() throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        if (stdin.isGiven()) {
            PROTOCOL.serve(System.in, out, this::answer);
            return ExitCodes.OK;
        }
        if (depth == null || depth < 0 || depth > MAX_DEPTH) {
            throw new ParameterException(
                    spec.commandLine(),
                    depth == null
                            ? "Missing required option: '--depth=DEPTH'"
                            : "Invalid value for option '--depth': " + depth + " is not 0 to " + MAX_DEPTH);
        }
        count(fen.position(deadPosition.rules(game.game())), out);
        return ExitCodes.OK;
    }

    private void count(Position position, PrintWriter out) {
        long start = System.nanoTime();
        long total;
        if (divide && depth > 0) {
            var counts = Perft.divide(position, depth);
            counts.forEach((move, count) -> out.println(move + " " + count));
            total = counts.values().stream().mapToLong(Long::longValue).sum();
        } else {
            total = Perft.count(position, depth);
        }
        double seconds = Math.max(1, System.nanoTime() - start) / 1e9;
        out.println("total " + total);
        out.println("nodes/s " + Math.round(total / seconds));
    }

    private String answer(String[] fields) {
        Game game = deadPosition.rulesIfAny(Games.byId(fields[0]));
        Position position = PositionText.parse(game, fields[1]);
        return Perft.count(position, depth(fields[2])) + "\n";
    }

    private static int depth(String text) {
        if (!text.matches("\\d{1,9}") || Integer.parseInt(text) > MAX_DEPTH) {
            throw new InputException("'" + text + "' is no depth; expected a number from 0 to " + MAX_DEPTH);
        }
        return Integer.parseInt(text);
    }
}
