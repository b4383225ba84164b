package org.shbangzero.evaluate.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.Stream;
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
import org.shbangzero.evaluate.engine.EngineSettings;
import org.shbangzero.evaluate.testing.FakeEngine;
import org.shbangzero.evaluate.testing.Fault;

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
            return session.choose(turn);
        }
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
                .startsWith("uci Fake 1.0, ")
                .contains("none, " + folder)
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
            Choice choice = session.choose(new Turn(position, START, List.of("e2e4"), new Clocks(clock, clock), false));
            session.choose(Turn.of(endgame));

            assertThat(position.parseMove(position.uci(choice.move()))).isEqualTo(choice.move());
            assertThat(choice.declaration()).isEqualTo(Choice.Declaration.NONE);
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
    void maySayMoreThanAMove() {
        assertThat(firstChoice(player(Fault.OFFERS_A_DRAW), Turn.of(CHESS.start(0)))
                        .declaration())
                .isEqualTo(Choice.Declaration.OFFERS_DRAW);
    }

    @Test
    void mayResign() {
        assertThat(firstChoice(player(Fault.RESIGNS), Turn.of(CHESS.start(0))).declaration())
                .isEqualTo(Choice.Declaration.RESIGNS);
    }

    @Test
    void eachOpenSessionHasALogOfItsOwn() {
        ExternalPlayer player = player(Fault.NONE);
        try (PlayerSession first = player.open();
                PlayerSession second = player.open()) {
            assertThat(first).isNotSameAs(second);
        }
        player.open().close();

        assertThat(folder.resolve("fake.log")).exists();
        assertThat(folder.resolve("fake-2.log")).exists();
        assertThat(folder.resolve("fake-3.log")).doesNotExist();
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
                "ended with exit code 5; its last words: broken (log: " + folder.resolve("ends-start.log") + ")");
        assertRefused(
                settings(Fault.NONE).withOptions(Map.of("Thread", "2")),
                "it has no option 'Thread'; did you mean 'Threads'?");
        assertThatThrownBy(() ->
                        ExternalPlayer.create(SHBANG, Optional.empty(), settings(Fault.NONE), new EngineLogs(folder)))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("it has no option UCI_Variant, so it plays chess and not shbang");
    }

    @Test
    void eachOpenSessionHasALogOfItsOwnWhateverThePlayersAreCalled() throws IOException {
        EngineLogs logs = new EngineLogs(folder.resolve("logs"));
        List<PlayerSession> sessions = new ArrayList<>();
        for (String name : List.of("new/sf", "old/sf", "new sf", "new_sf-2", "♞", "♘", "x".repeat(300))) {
            sessions.add(ExternalPlayer.create(CHESS, Optional.of(name), settings(Fault.NONE), logs)
                    .open());
        }
        sessions.forEach(PlayerSession::close);

        try (Stream<Path> files = Files.list(folder.resolve("logs"))) {
            assertThat(files.map(file -> file.getFileName().toString()).filter(file -> !file.endsWith("-start.log")))
                    .containsExactlyInAnyOrder(
                            "new_sf.log",
                            "old_sf.log",
                            "new_sf-2.log",
                            "new_sf-2-2.log",
                            "_.log",
                            "_-2.log",
                            "x".repeat(100) + ".log");
        }
    }

    private void assertRefused(EngineSettings settings, String message) {
        assertThatThrownBy(() -> ExternalPlayer.create(CHESS, Optional.empty(), settings, new EngineLogs(folder)))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("engine '" + String.join(" ", settings.command()) + "'")
                .hasMessageContaining(message);
    }
}
