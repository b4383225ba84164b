package org.shbangzero.evaluate.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.shbangzero.evaluate.testing.Fault;

/** No engine outlives the program that plays with it. */
class OrphanedEngineTest {
    /** Far more than it takes, and far less than the processes would live by themselves. */
    private static final Duration PATIENCE = Duration.ofMinutes(2);

    private static final Pattern PROCESS = Pattern.compile("# process ([0-9]+)");

    @TempDir
    Path folder;

    private void assertEngineEnds(Fault fault, Consumer<Process> blow) throws IOException, InterruptedException {
        Process host = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        EngineHost.class.getName(),
                        fault.name(),
                        folder.toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try (BufferedReader lines = host.inputReader(StandardCharsets.UTF_8)) {
            assertThat(lines.readLine()).isEqualTo("ready");
            Matcher matcher = PROCESS.matcher(Files.readString(folder.resolve("fake.log")));
            assertThat(matcher.find()).isTrue();
            ProcessHandle engine =
                    ProcessHandle.of(Long.parseLong(matcher.group(1))).orElseThrow();
            blow.accept(host);

            assertThat(host.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS)).isTrue();
            assertThat(engine.onExit()).succeedsWithin(PATIENCE);
        } finally {
            host.destroyForcibly();
        }
    }

    @Test
    void anEngineSeesTheEndOfItsInputWhenTheProgramIsKilled() throws IOException, InterruptedException {
        assertEngineEnds(Fault.NONE, Process::destroyForcibly);
    }

    @Test
    void aDeafEngineIsKilledWhenTheProgramIsToldToEnd() throws IOException, InterruptedException {
        assertEngineEnds(Fault.named("does-not-end"), Process::destroy);
    }
}
