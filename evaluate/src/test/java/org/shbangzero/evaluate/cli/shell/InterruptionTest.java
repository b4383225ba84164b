package org.shbangzero.evaluate.cli.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;

class InterruptionTest {
    /** A program that works until it is told to stop, and then ends its work. */
    static final class Worker {
        private Worker() {}

        public static void main(String[] arguments) {
            try (Interruption interruption = new Interruption()) {
                System.out.println("working");
                while (!interruption.requested()) {
                    LockSupport.parkNanos(1_000_000);
                }
                System.out.println("ended cleanly");
                System.out.flush();
            }
        }
    }

    @Test
    void workEndsCleanlyWhenTheProcessIsToldToStop() throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Worker.class.getName())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try (BufferedReader out = process.inputReader()) {
            assertThat(out.readLine()).isEqualTo("working");
            process.toHandle().destroy();
            assertThat(out.readLine()).isEqualTo("ended cleanly");
        }
        assertThat(process.waitFor()).isEqualTo(ExitCodes.INTERRUPTED);
    }

    @Test
    void withoutASignalNothingHappens() {
        try (Interruption interruption = new Interruption()) {
            assertThat(interruption.requested()).isFalse();
        }
    }
}
