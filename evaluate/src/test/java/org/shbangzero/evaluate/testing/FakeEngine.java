package org.shbangzero.evaluate.testing;

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.shbangzero.core.Games;
import org.shbangzero.core.Position;

/**
 * A chess engine with a fault, as a program: {@code FAULT FOLDER}. It plays the first legal move. It counts its starts in a file of the folder, and has
 * the fault only when it is started for the second time: the first is to see that it can play, and after the fault it is started again.
 */
public final class FakeEngine {
    private static final int FAULTY_START = 2;

    private final Fault fault;
    private final boolean isFaulty;
    private final OutputStream out = new FileOutputStream(FileDescriptor.out);
    private Position position = Games.byId("chess").start(0);
    /** Whether the next search is its last. */
    private boolean dooms;

    OutputStream out() {
        return out;
    }

    /** Lets the next search end the program. */
    void doom() {
        dooms = true;
    }

    private FakeEngine(Fault fault, boolean isFaulty) {
        this.fault = fault;
        this.isFaulty = isFaulty;
    }

    public static void main(String[] arguments) throws IOException, InterruptedException {
        Path starts = Path.of(arguments[1], "starts");
        Files.writeString(starts, ".", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        new FakeEngine(Fault.named(arguments[0]), Files.size(starts) == FAULTY_START).run();
    }

    /** The command that starts it with little memory, and quickly. */
    public static List<String> command(Fault fault, Path folder) {
        return new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Xmx64m",
                "-cp",
                System.getProperty("java.class.path"),
                FakeEngine.class.getName(),
                fault.name(),
                folder.toString()));
    }

    private void run() throws IOException, InterruptedException {
        BufferedReader commands = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = commands.readLine(); line != null; line = commands.readLine()) {
            obey(line);
        }
        obey("quit");
    }

    private void obey(String line) throws IOException, InterruptedException {
        switch (line.split(" ")[0]) {
            case "uci" -> at(Fault.When.START, FakeEngine::introduce);
            case "isready" -> at(Fault.When.READY, engine -> engine.say("readyok"));
            case "ucinewgame" -> at(Fault.When.NEW_GAME, engine -> {});
            case "position" -> setUp(line);
            case "go" -> at(Fault.When.GO, FakeEngine::answer);
            case "stop" -> at(Fault.When.STOP, FakeEngine::answer);
            case "quit" -> at(Fault.When.END, engine -> System.exit(0));
            default -> {
                // Nothing else needs an answer.
            }
        }
    }

    private void at(Fault.When now, Fault.Misdeed usual) throws IOException, InterruptedException {
        if (dooms && now == Fault.When.GO) {
            System.exit(1);
        }
        (isFaulty && fault.when() == now ? fault.misdeed() : usual).happen(this);
    }

    void introduce() throws IOException {
        say("id name Fake 1.0\nid author tests\noption name Threads type spin default 1 min 1 max 8");
        say("option name Clear Hash type button\noption name UCI_ShowWDL type check default false\nuciok");
    }

    private void setUp(String line) {
        String[] parts = line.split(" moves ");
        String start = parts[0].substring("position ".length());
        position = start.equals("startpos")
                ? Games.byId("chess").start(0)
                : Games.byId("chess").parse(start.substring("fen ".length()));
        if (parts.length > 1) {
            Arrays.stream(parts[1].split(" ")).forEach(move -> position.make(position.parseMove(move)));
        }
    }

    void answer() throws IOException {
        int[] moves = new int[position.game().maxLegalMoves()];
        position.legalMoves(moves);
        say("info depth 3 score cp 120 nodes 77 pv " + position.uci(moves[0]));
        say("bestmove " + position.uci(moves[0]));
    }

    void say(String text) throws IOException {
        out.write((text + "\n").getBytes(StandardCharsets.UTF_8));
    }
}
