package org.shbangzero.evaluate.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.core.InputException;
import org.shbangzero.core.Position;
import org.shbangzero.evaluate.clock.ClockFace;
import org.shbangzero.evaluate.clock.Clocks;
import org.shbangzero.evaluate.clock.TimeControl;
import org.shbangzero.evaluate.engine.EngineLimits;
import org.shbangzero.evaluate.engine.EngineLogs;
import org.shbangzero.evaluate.engine.EnginePatience;
import org.shbangzero.evaluate.engine.EngineSettings;
import org.shbangzero.evaluate.testing.FakeEngine;
import org.shbangzero.evaluate.testing.Fault;
import org.shbangzero.evaluate.think.Declaration;

class ExternalPlayerTest {
    private static final Game CHESS = Games.byId("chess");
    private static final Game SHBANG = Games.byId("shbang");
    private static final String START = CHESS.start(0).fen();
    private static final EngineLimits DEPTH =
            new EngineLimits(OptionalLong.empty(), OptionalInt.of(2), OptionalLong.empty());

    @TempDir
    Path folder;

    private EngineSettings settings(Fault fault) {
        return EngineSettings.of(FakeEngine.command(fault, folder)).withLimits(DEPTH);
    }

    private ExternalPlayer player(Fault fault) {
        return ExternalPlayer.create(CHESS, Optional.of("fake"), settings(fault), new EngineLogs(folder));
    }

    private static Choice firstChoice(Player player, Turn turn) {
        try (PlayerSession session = player.open()) {
            session.newGame(1);
            return play(session, turn);
        }
    }

    private static Choice play(PlayerSession session, Turn turn) {
        session.prepare(turn);
        return session.choose(turn);
    }

    @Test
    void saysWhatDecidesItsMoves() {
        EngineSettings settings =
                settings(Fault.NONE).withOptions(Map.of("Threads", "3")).withLimits(EngineLimits.NONE);
        ExternalPlayer player = ExternalPlayer.create(CHESS, Optional.empty(), settings, new EngineLogs(folder));

        assertThat(player.name()).isEqualTo("Fake 1.0");
        assertThat(player.threads()).isEqualTo(3);
        assertThat(player.needsClock()).isTrue();
        assertThat(player.description())
                .startsWith("uci Fake 1.0, arguments -XX:")
                .contains(" none " + folder)
                .endsWith(", Threads=3");
        assertThatThrownBy(() -> firstChoice(player, Turn.of(CHESS.start(0))))
                .isInstanceOf(InputException.class)
                .hasMessage(
                        "engine 'Fake 1.0' would think without end: give it nodes, depth or movetime, or the match a clock");
    }

    @Test
    void seesTheGameAndTheClocks() throws IOException {
        ExternalPlayer player = player(Fault.NONE);
        Position position = CHESS.start(0);
        position.make(position.parseMove("e2e4"));
        ClockFace clock = new ClockFace(TimeControl.parse("60+1"), 59_000, 0);
        Position endgame = CHESS.parse("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
        try (PlayerSession session = player.open()) {
            session.newGame(1);
            Choice choice = play(session, new Turn(position, START, List.of("e2e4"), new Clocks(clock, clock), false));
            play(session, Turn.of(endgame));

            assertThat(position.parseMove(position.uci(choice.move()))).isEqualTo(choice.move());
            assertThat(choice.declaration()).isEqualTo(Declaration.NONE);
            assertThat(choice.opinion().centipawns()).hasValue(120);
            assertThat(choice.opinion().expectedScore()).isBetween(0.66, 0.67);
            assertThat(choice.opinion().nodes()).isEqualTo(77);
            assertThat(choice.opinion().depth()).isEqualTo(3);
        }

        assertThat(player.needsClock()).isFalse();
        assertThat(Files.readString(folder.resolve("fake.log")))
                .contains("> setoption name UCI_ShowWDL value true")
                .contains("> position startpos moves e2e4\n")
                .contains("> go wtime 59000 btime 59000 winc 1000 binc 1000 depth 2\n")
                .contains("> position fen " + endgame.fen() + "\n")
                .contains("> go depth 2\n")
                .contains("> quit\n");
    }

    @Test
    void isReadyBeforeItsClockRunsHoweverLongThatTakes() throws IOException {
        ClockFace almostOver = new ClockFace(TimeControl.parse("60"), 1, 0);
        Turn turn = new Turn(CHESS.start(0), START, List.of(), new Clocks(almostOver, almostOver), false);
        EnginePatience hurried =
                new EnginePatience(EnginePatience.USUAL.ready(), Duration.ZERO, Duration.ZERO, Duration.ofSeconds(40));
        ExternalPlayer player = ExternalPlayer.create(
                CHESS,
                Optional.of("fake"),
                settings(Fault.GETS_READY_LATE).withPatience(hurried),
                new EngineLogs(folder));
        try (PlayerSession session = player.open()) {
            session.newGame(1);
            session.prepare(turn);
            String before = Files.readString(folder.resolve("fake.log"));
            Choice choice = session.choose(turn);

            assertThat(before).contains("> position startpos\n").doesNotContain("> go");
            assertThat(before).endsWith("< readyok\n");
            assertThat(choice.move()).isNotZero();
            String thinking = Files.readString(folder.resolve("fake.log")).substring(before.length());
            assertThat(thinking).contains("> go wtime 1 btime 1 depth 2\n").doesNotContain("isready", "> position");
        }
    }

    @Test
    void maySayMoreThanAMove() {
        assertThat(firstChoice(player(Fault.OFFERS_A_DRAW), Turn.of(CHESS.start(0)))
                        .declaration())
                .isEqualTo(Declaration.OFFERS_DRAW);
    }

    @Test
    void mayResign() {
        assertThat(firstChoice(player(Fault.RESIGNS), Turn.of(CHESS.start(0))).declaration())
                .isEqualTo(Declaration.RESIGNS);
    }

    @Test
    void refusesWhatCannotPlayBeforeAnyGame() throws IOException {
        Path plain = Files.writeString(folder.resolve("plain"), "no program");
        Path ends = Files.writeString(folder.resolve("ends"), "#!/bin/sh\necho broken >&2\nexit 5\n");
        assertThat(ends.toFile().setExecutable(true)).isTrue();

        assertRefused(EngineSettings.of(List.of("no-such-engine")), "there is no program 'no-such-engine' on the PATH");
        assertRefused(EngineSettings.of(List.of("/no/engine")), "there is no program /no/engine");
        assertRefused(EngineSettings.of(List.of(folder + "/.")), "is no program's file");
        assertRefused(
                EngineSettings.of(List.of(plain.toString())), "plain is not executable; make it so with chmod +x");
        assertRefused(
                EngineSettings.of(List.of(ends.toString())),
                "ended with exit code 5; its last words: broken (log: "
                        + folder.resolve("ends-start-" + ProcessHandle.current().pid() + ".log") + ")");
        assertRefused(
                settings(Fault.NONE).withOptions(Map.of("Thread", "2")),
                "it has no option 'Thread'; did you mean 'Threads'?");
        assertThatThrownBy(() ->
                        ExternalPlayer.create(SHBANG, Optional.empty(), settings(Fault.NONE), new EngineLogs(folder)))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("it has no option UCI_Variant, so it plays chess and not shbang");
    }

    private void assertRefused(EngineSettings settings, String message) {
        assertThatThrownBy(() -> ExternalPlayer.create(CHESS, Optional.empty(), settings, new EngineLogs(folder)))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("engine '" + String.join(" ", settings.command()) + "'")
                .hasMessageContaining(message);
    }
}
