package org.shbangzero.evaluate.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.evaluate.engine.EngineLimits;
import org.shbangzero.evaluate.engine.EngineLogs;
import org.shbangzero.evaluate.engine.EngineSettings;
import org.shbangzero.evaluate.testing.FakeEngine;
import org.shbangzero.evaluate.testing.Fault;

class ExternalPlayerLogTest {
    private static final Game CHESS = Games.byId("chess");
    private static final EngineLimits DEPTH =
            new EngineLimits(OptionalLong.empty(), OptionalInt.of(2), OptionalLong.empty());

    @TempDir
    Path folder;

    private ExternalPlayer player(String name, EngineLogs logs) {
        EngineSettings settings =
                EngineSettings.of(FakeEngine.command(Fault.NONE, folder)).withLimits(DEPTH);
        return ExternalPlayer.create(CHESS, Optional.of(name), settings, logs);
    }

    @Test
    void eachOpenSessionHasALogOfItsOwn() {
        ExternalPlayer player = player("fake", new EngineLogs(folder));
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
    void eachOpenSessionHasALogOfItsOwnWhateverThePlayersAreCalled() throws IOException {
        EngineLogs logs = new EngineLogs(folder.resolve("logs"));
        List<PlayerSession> sessions = new ArrayList<>();
        for (String name : List.of("new/sf", "old/sf", "new sf", "new_sf-2", "♞", "♘", "x".repeat(300))) {
            sessions.add(player(name, logs).open());
        }
        sessions.forEach(PlayerSession::close);

        try (Stream<Path> files = Files.list(folder.resolve("logs"))) {
            assertThat(files.map(file -> file.getFileName().toString()))
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

    @Test
    void noTwoPlayersShareALogThoughTheirNamesDifferInCapitalsAlone() throws IOException {
        EngineLogs logs = new EngineLogs(folder);
        logs.beginMatch("a-vs-b");
        for (String name : List.of("old sf", "Old_SF", "old sf", "old sf-2")) {
            try (PlayerSession session = player(name, logs).open()) {
                session.announce("game 1.2, White against " + name);
            }
        }

        Path own = folder.resolve("a-vs-b");
        assertThat(own.resolve("old_sf.log"))
                .content()
                .contains("against old sf\n")
                .doesNotContain("Old_SF");
        assertThat(own.resolve("Old_SF-2.log")).content().contains("against Old_SF\n");
        assertThat(own.resolve("old_sf-2-2.log")).content().contains("against old sf-2\n");
        try (Stream<Path> files = Files.list(own)) {
            assertThat(files).hasSize(3);
        }
    }

    @Test
    void theLogTellsWhenAndForWhatAProcessIsStarted() throws IOException {
        EngineLogs logs = new EngineLogs(folder);
        ExternalPlayer player = player("fake", logs);
        logs.beginMatch("a-vs-b");
        try (PlayerSession session = player.open()) {
            session.announce("game 3.2, White against random");
            session.newGame(1);
        }

        assertThat(folder.resolve("a-vs-b/fake.log"))
                .content()
                .containsPattern(
                        "# [0-9T:-]+Z fake, match a-vs-b, game 3.2, White against random\n\\d+ # starting .*\n\\d+ # process \\d+\n");
    }
}
