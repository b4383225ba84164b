package org.shbangzero.evaluate.player;

import java.nio.file.Path;
import java.util.Optional;
import org.shbangzero.core.Games;
import org.shbangzero.evaluate.engine.EngineLogs;
import org.shbangzero.evaluate.engine.EngineSettings;
import org.shbangzero.evaluate.testing.FakeEngine;
import org.shbangzero.evaluate.testing.Fault;

/** A program that has an engine ready, to be killed: {@code FAULT FOLDER}. Its log is {@code FOLDER/fake.log}. */
final class EngineHost {
    private static final long LIFETIME_MILLIS = 600_000;

    private EngineHost() {}

    public static void main(String[] arguments) throws InterruptedException {
        Path folder = Path.of(arguments[1]);
        ExternalPlayer player = ExternalPlayer.create(
                Games.byId("chess"),
                Optional.of("fake"),
                EngineSettings.of(FakeEngine.command(Fault.named(arguments[0]), folder)),
                new EngineLogs(folder));
        try (PlayerSession session = player.open()) {
            session.newGame(1);
            System.out.println("ready");
            Thread.sleep(LIFETIME_MILLIS);
        }
    }
}
