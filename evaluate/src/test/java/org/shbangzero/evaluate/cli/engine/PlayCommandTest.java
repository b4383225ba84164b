package org.shbangzero.evaluate.cli.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.shbangzero.evaluate.cli.CommandLineRun.shbang;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.evaluate.cli.CommandLineRun;
import org.shbangzero.evaluate.cli.EngineCommands;
import org.shbangzero.evaluate.cli.shell.CommandLines;
import org.shbangzero.evaluate.cli.shell.ExitCodes;
import org.shbangzero.evaluate.testing.TinyNetwork;

class PlayCommandTest {
    @TempDir
    Path folder;

    @Test
    void servesTheNetworksGameUntilItIsInterrupted() throws IOException, InterruptedException {
        String network = TinyNetwork.write(folder.resolve("tiny.onnx"), Games.byId("banzai"), 1)
                .toString();
        PipedReader printed = new PipedReader();
        PrintWriter out = new PrintWriter(new PipedWriter(printed));
        AtomicInteger exitCode = new AtomicInteger(-1);
        Thread command = new Thread(() -> exitCode.set(CommandLines.run(
                EngineCommands.all(),
                out,
                new PrintWriter(new StringWriter()),
                "play",
                "--net",
                network,
                "--state",
                folder.resolve("game.json").toString())));
        command.start();
        String address = new BufferedReader(printed).readLine();
        HttpResponse<String> answer = HttpClient.newHttpClient()
                .send(
                        HttpRequest.newBuilder(URI.create(address).resolve("/api/game"))
                                .build(),
                        HttpResponse.BodyHandlers.ofString());
        assertThat(answer.body()).contains("\"game\":\"banzai\"", "\"engine\":\"tiny\"");
        command.interrupt();
        command.join();
        assertThat(exitCode).hasValue(ExitCodes.OK);
    }

    @Test
    void eachGameThatIsAskedForHasAFileOfItsOwn() {
        Game banzai = Games.byId("banzai");
        assertThat(PlayCommand.stateName(Optional.of(banzai), Games.all())).isEqualTo("play-banzai.json");
        assertThat(PlayCommand.stateName(Optional.empty(), List.of(banzai))).isEqualTo("play-banzai.json");
        assertThat(PlayCommand.stateName(Optional.empty(), Games.all())).isEqualTo("play.json");
    }

    @ParameterizedTest
    @ValueSource(strings = {"play", "play --engine uniform --net x.onnx", "play --engine magic"})
    void wrongUse(String commandLine) {
        CommandLineRun run = shbang(commandLine.split(" "));
        assertThat(run.exitCode()).isEqualTo(ExitCodes.USAGE);
        assertThat(run.err()).startsWith("shbang: ").contains("--engine");
    }

    @ParameterizedTest
    @ValueSource(strings = {"play --engine uniform --port 70000", "play --net none.onnx"})
    void badInput(String commandLine) {
        CommandLineRun run = shbang(commandLine.split(" "));
        assertThat(run.exitCode()).isEqualTo(ExitCodes.BAD_INPUT);
        assertThat(run.out()).isEmpty();
    }

    @Test
    void playsInTheTerminalToTheEndOfItsInput() {
        CommandLineRun run = CommandLineRun.shbangReading(
                "e4\nquit\n", "play", "--engine", "alphabeta", "-g", "chess", "--terminal", "--colour", "white");
        assertThat(run.exitCode()).as(run.err()).isZero();
        assertThat(run.out())
                .containsSubsequence(
                        "You have white against alphabeta.", "You play e4.", "The engine plays ", "Goodbye.");
        CommandLineRun empty =
                CommandLineRun.shbangReading("", "play", "--engine", "uniform", "--terminal", "--sims", "4");
        assertThat(empty.exitCode()).isZero();
        assertThat(empty.out()).endsWith("Goodbye. The game was not finished.\n");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "play --engine uniform --colour white",
                "play --engine uniform --sims 4",
                "play --engine uniform --terminal --open",
                "play --engine uniform --terminal --state x.json",
                "play --engine uniform --terminal --port 8000"
            })
    void whatIsForThePageOrTheTerminalAloneIsRefusedElsewhere(String line) {
        CommandLineRun run = shbang(line.split(" "));
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains("--terminal");
    }

    @Test
    void theTerminalRefusesAColourAndAStrengthThatDoNotExist() {
        CommandLineRun colour = shbang("play", "--engine", "uniform", "--terminal", "--colour", "green");
        assertThat(colour.exitCode()).isEqualTo(3);
        assertThat(colour.err()).contains("colour 'green'; expected white, black, lot");
        CommandLineRun simulations = shbang("play", "--engine", "uniform", "--terminal", "--sims", "0");
        assertThat(simulations.exitCode()).isEqualTo(3);
        assertThat(simulations.err()).contains("simulations is 0");
    }
}
