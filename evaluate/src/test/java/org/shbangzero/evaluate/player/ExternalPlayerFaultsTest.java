package org.shbangzero.evaluate.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.shbangzero.core.EndReason;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.core.Position;
import org.shbangzero.evaluate.clock.Clocks;
import org.shbangzero.evaluate.engine.EngineLimits;
import org.shbangzero.evaluate.engine.EngineLogs;
import org.shbangzero.evaluate.engine.EnginePatience;
import org.shbangzero.evaluate.engine.EngineSettings;
import org.shbangzero.evaluate.testing.FakeEngine;
import org.shbangzero.evaluate.testing.Fault;

/** A program with each fault loses one game for the right reason, plays the next one, and leaves nothing behind. */
class ExternalPlayerFaultsTest {
    private static final Game CHESS = Games.byId("chess");
    private static final int OWN_MOVES = 3;
    /** At the same time: most of them wait most of the time. */
    private static final int FAULTS_AT_A_TIME = 6;

    private static final EngineLimits NODES =
            new EngineLimits(OptionalLong.of(10), OptionalInt.empty(), OptionalLong.empty());
    /** How many times longer the engines may take than one that has the machine to itself: they start at the same time. */
    private static final int CROWD = 10;

    /** For what is waited for in vain: short, yet long enough for Java programs to start and move on a machine as busy as this one. */
    private static Duration shortStart;

    private static EnginePatience patience;

    @TempDir
    Path folder;

    /** What became of two games. */
    private record Played(List<EndReason> losses, String log) {}

    @BeforeAll
    static void waitAsLongAsThisMachineNeeds(@TempDir Path folder) {
        long start = System.nanoTime();
        ExternalPlayer player = ExternalPlayer.create(
                CHESS,
                Optional.of("first"),
                EngineSettings.of(FakeEngine.command(Fault.NONE, folder)).withLimits(NODES),
                new EngineLogs(folder));
        try (PlayerSession session = player.open()) {
            assertThat(loss(session)).isNull();
        }
        Duration crowded = Duration.ofNanos(System.nanoTime() - start).multipliedBy(CROWD);
        shortStart = longer(crowded, Duration.ofSeconds(6));
        patience = new EnginePatience(
                longer(crowded.multipliedBy(2), Duration.ofSeconds(40)),
                longer(crowded.dividedBy(2), Duration.ofSeconds(3)),
                Duration.ofMillis(500),
                Duration.ofMillis(500));
    }

    private static Duration longer(Duration one, Duration other) {
        return one.compareTo(other) > 0 ? one : other;
    }

    private static EngineSettings settings(Fault fault, Path folder) {
        return EngineSettings.of(FakeEngine.command(fault, folder))
                .withLimits(NODES)
                .withPatience(fault.delaysTheGame() ? patience.withReady(shortStart) : patience);
    }

    @AfterEach
    void nothingIsLeft() throws InterruptedException {
        for (int i = 0;
                i < 250 && !(enginesAndChildren().isEmpty() && engineThreads().isEmpty());
                i++) {
            Thread.sleep(20);
        }
        assertThat(enginesAndChildren()).isEmpty();
        assertThat(engineThreads()).isEmpty();
    }

    private static List<String> enginesAndChildren() {
        return ProcessHandle.allProcesses()
                .map(process -> process.info().commandLine().orElse(""))
                .filter(command -> command.contains(FakeEngine.class.getName()) || command.endsWith("sleep 29"))
                .toList();
    }

    private static List<String> engineThreads() {
        return Thread.getAllStackTraces().keySet().stream()
                .map(Thread::getName)
                .filter(name -> name.startsWith("engine-"))
                .toList();
    }

    @TestFactory
    List<DynamicTest> aFaultCostsOneGameAtMost() {
        ExecutorService executor = Executors.newFixedThreadPool(FAULTS_AT_A_TIME);
        List<DynamicTest> tests = new ArrayList<>();
        for (Fault fault : Fault.ALL) {
            Future<Played> games = executor.submit(() -> playTwoGames(fault));
            tests.add(DynamicTest.dynamicTest(fault.name(), () -> assertCostsOneGameAtMost(fault, games.get())));
        }
        executor.shutdown();
        return tests;
    }

    private static void assertCostsOneGameAtMost(Fault fault, Played played) {
        assertThat(played.losses).containsExactly(fault.loss(), null);
        assertThat(played.log).contains("> go nodes 10\n", "< bestmove ");
        assertThat(played.log.contains("# FAILURE: ")).isEqualTo(fault.loss() != null);
    }

    private Played playTwoGames(Fault fault) throws IOException {
        Path own = Files.createDirectory(folder.resolve(fault.name()));
        ExternalPlayer player =
                ExternalPlayer.create(CHESS, Optional.of("fake"), settings(fault, own), new EngineLogs(own));
        List<EndReason> losses = new ArrayList<>();
        try (PlayerSession session = player.open()) {
            losses.add(loss(session));
            losses.add(loss(session));
        }
        return new Played(losses, Files.readString(own.resolve("fake.log")));
    }

    /** Plays a game of a few moves against the first legal move; why it was lost, or null. */
    private static EndReason loss(PlayerSession session) {
        try {
            session.newGame(1);
            Position position = CHESS.start(0);
            List<String> moves = new ArrayList<>();
            for (int i = 0; i < OWN_MOVES; i++) {
                Turn turn = new Turn(position, CHESS.start(0).fen(), moves, Clocks.NONE, false);
                session.prepare(turn);
                play(position, moves, session.choose(turn).move());
                int[] replies = new int[CHESS.maxLegalMoves()];
                position.legalMoves(replies);
                play(position, moves, replies[0]);
            }
            return null;
        } catch (PlayerFailure e) {
            assertThat(e).hasMessageStartingWith("fake ").hasMessageContaining("fake.log");
            return e.reason();
        }
    }

    private static void play(Position position, List<String> moves, int move) {
        moves.add(position.uci(move));
        position.make(move);
    }

    @Test
    void isNotStartedForEver() throws IOException {
        String words = String.join("' '", FakeEngine.command(Fault.NONE, folder));
        Path program = Files.writeString(folder.resolve("engine"), "#!/bin/sh\nexec '" + words + "'\n");
        assertThat(program.toFile().setExecutable(true)).isTrue();
        EngineSettings settings =
                EngineSettings.of(List.of(program.toString())).withLimits(NODES).withPatience(patience);
        ExternalPlayer player = ExternalPlayer.create(CHESS, Optional.of("fake"), settings, new EngineLogs(folder));
        Files.writeString(program, "#!/bin/sh\nexit 7\n");
        List<String> messages = new ArrayList<>();
        try (PlayerSession session = player.open()) {
            for (int i = 0; i < 4; i++) {
                try {
                    session.newGame(i);
                } catch (PlayerFailure e) {
                    messages.add(e.getMessage());
                }
            }
        }

        assertThat(messages).hasSize(4);
        assertThat(messages.subList(0, 3)).allMatch(message -> message.contains("fake ended with exit code 7"));
        assertThat(messages.get(3)).contains("fake is not started again after 3 failures in a row");
    }
}
