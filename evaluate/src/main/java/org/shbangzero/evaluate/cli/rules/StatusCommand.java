package org.shbangzero.evaluate.cli.rules;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import org.shbangzero.core.Games;
import org.shbangzero.core.Position;
import org.shbangzero.evaluate.cli.option.GameOption;
import org.shbangzero.evaluate.cli.shell.ExitCodes;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code shbang status}: plays moves and tells how the game stands. */
@Command(
        name = "status",
        description = "Plays moves, and prints the final FEN and, after a tab, the result.",
        footer = {
            "",
            "With --stdin, a request is GAME<TAB>FEN<TAB>MOVES; the moves may be missing.",
            "",
            "Examples:",
            "  shbang status --game chess --moves 'f2f3 e7e5 g2g4 d8h4'",
            "  printf 'shbang\\tstartpos\\te2e4 e7e5\\n' | shbang status --stdin"
        })
public final class StatusCommand implements Callable<Integer> {
    private static final LineProtocol PROTOCOL = new LineProtocol("game fen moves", 2, "");

    @Spec
    private CommandSpec spec;

    @Mixin
    private GameOption game;

    @Mixin
    private FenOption fen;

    @Mixin
    private MovesOption moves;

    @Mixin
    private DeadPositionOption deadPosition;

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
            out.print(describe(position));
        }
        return ExitCodes.OK;
    }

    private String answer(String[] fields) {
        Position position = PositionText.parse(deadPosition.rulesIfAny(Games.byId(fields[0])), fields[1]);
        PositionText.play(position, fields[2]);
        return describe(position);
    }

    private static String describe(Position position) {
        return position.fen() + "\t" + position.result() + "\n";
    }
}
