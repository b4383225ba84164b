package org.shbangzero.evaluate.cli.rules;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import org.shbangzero.core.Games;
import org.shbangzero.core.Position;
import org.shbangzero.evaluate.cli.option.GameOption;
import org.shbangzero.evaluate.cli.shell.ExitCodes;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code shbang moves}: the legal moves of a position, and where they lead. */
@Command(
        name = "moves",
        description = "Prints each legal move (UCI, sorted) and, after a tab, the FEN that follows.",
        footer = {
            "",
            "With --stdin, a request is GAME<TAB>FEN, the answer the same lines and an empty one.",
            "",
            "Examples:",
            "  shbang moves --game chess --fen '7k/5Q2/6K1/8/8/8/8/8 w - - 0 1'",
            "  shbang moves --moves 'e2e4 d7d5'",
            "  printf 'shbang\\tstartpos\\n' | shbang moves --stdin"
        })
public final class MovesCommand implements Callable<Integer> {
    private static final LineProtocol PROTOCOL = new LineProtocol("game fen", 2, "\n");

    @Spec
    private CommandSpec spec;

    @Mixin
    private GameOption game;

    @Mixin
    private FenOption fen;

    @Mixin
    private DeadPositionOption deadPosition;

    @Mixin
    private MovesOption moves;

    @Mixin
    private StdinOption stdin;

    @Override
    public Integer call() throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        if (stdin.isGiven()) {
            PROTOCOL.serve(System.in, out, this::answer);
        } else {
            Position position = fen.position(deadPosition.rules(game.game()));
            moves.play(position);
            out.print(list(position));
        }
        return ExitCodes.OK;
    }

    private String answer(String[] fields) {
        return list(PositionText.parse(deadPosition.rulesIfAny(Games.byId(fields[0])), fields[1]));
    }

    private static String list(Position position) {
        int[] moves = new int[position.game().maxLegalMoves()];
        int count = position.legalMoves(moves);
        Map<String, String> fenByMove = new TreeMap<>();
        for (int i = 0; i < count; i++) {
            String uci = position.uci(moves[i]);
            position.make(moves[i]);
            fenByMove.put(uci, position.fen());
            position.unmake();
        }
        StringBuilder lines = new StringBuilder();
        fenByMove.forEach(
                (move, after) -> lines.append(move).append('\t').append(after).append('\n'));
        return lines.toString();
    }
}
