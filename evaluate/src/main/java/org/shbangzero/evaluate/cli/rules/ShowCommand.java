package org.shbangzero.evaluate.cli.rules;

import java.io.PrintWriter;
import java.util.List;
import org.shbangzero.core.Position;
import org.shbangzero.core.Side;
import org.shbangzero.evaluate.cli.option.GameOption;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code shbang show}: draws a position. */
@Command(
        name = "show",
        description = "Draws a position, and says how it stands.",
        footer = {"", "Example:", "  shbang show --game shbang --moves 'e2e4 d7d5'"})
public final class ShowCommand implements Runnable {
    @Spec
    private CommandSpec spec;

    @Mixin
    private GameOption game;

    @Mixin
    private FenOption fen;

    @Mixin
    private MovesOption moves;

    @Option(
            names = "--side",
            paramLabel = "SIDE",
            defaultValue = "white",
            converter = SideConverter.class,
            description = "Whose first rank is at the bottom: white or black (default: ${DEFAULT-VALUE}).")
    private int side;

    @Override
    public void run() {
        Position position = fen.position(game.game());
        List<String> captions = moves.play(position);
        PrintWriter out = spec.commandLine().getOut();
        captions.forEach(out::println);
        if (!captions.isEmpty()) {
            out.println();
        }
        out.println(position.draw(side).stripTrailing());
        out.println();
        out.println("fen         " + position.fen());
        out.println("to move     " + Side.name(position.sideToMove()) + (position.inCheck() ? ", in check" : ""));
        out.println("moves       " + position.legalMoveCount());
        out.printf("evaluation  %+d centipawns for the side to move%n", position.evaluate());
        out.println("result      " + position.result());
    }
}
