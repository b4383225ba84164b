package org.shbangzero.selfplay.inference;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class OnnxRuntimeTest {
    /** A program that starts ONNX Runtime. */
    static final class Program {
        private Program() {}

        public static void main(String[] arguments) {
            System.out.println("started " + OnnxRuntime.environment());
        }
    }

    @Test
    void aLongCommandLineDoesNotKillTheProcess() throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        "-Dlong=" + "x".repeat(50_000),
                        Program.class.getName())
                .redirectErrorStream(true)
                .start();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(out).contains("started ");
        assertThat(process.waitFor()).isZero();
    }

    @Test
    void knowsProcessorsThatAddUpProductsOfBytes() {
        assertThat(OnnxRuntime.hasByteProducts("processor\t: 0\nflags\t\t: fpu avx2 avx512_vnni\n"))
                .isTrue();
        assertThat(OnnxRuntime.hasByteProducts("flags\t\t: fpu avx2 avx_vnni sha_ni\n"))
                .isTrue();
        assertThat(OnnxRuntime.hasByteProducts("model name\t: vnni\nflags\t\t: fpu avx2 avx512f\n"))
                .isFalse();
        assertThat(OnnxRuntime.hasByteProducts("")).isFalse();
    }
}
